# Words of the terminal: its table, its start screen and its replay. The page has none of these.

## A match

# $what is a move in words, as a sentence; $why lists reasons: “red +3 · lowest colour +1”.
hint-at-the-table = 提示：{ $what }理由：{ $why }。按 Enter 走這一步。
# What a move would change. $what is the move in words, $change a list: “Fun +2 · +2 in total”.
outlook = { $what } → { $change }
thinking-hint = 正在找提示…
thinking-bot = { $who } 正在思考…
saved-as = 已儲存為 { $file }
nothing-chosen = 沒有選取任何東西。
undone = 已復原一步。
not-undone = 無法復原：之後已經抽取或公開了東西，或其他玩家已經行動。
# Several people share a keyboard. $who is a seat.
pass-keyboard = 請把鍵盤交給 { $who }。
pass-keyboard-keys = 準備好就按 Enter · u 復原 · q 離開
# $columns and $rows count characters.
window-too-small = Clubhouse 的視窗至少要有{ $columns } × { $rows }個字元。這個視窗是{ $has_columns } × { $has_rows }。

## The panel beside the board

# Heads of columns of points: at most 5 columns wide each.
column-you = 你
# What the chosen move would change.
column-here = 這步
# The last line of a score sheet.
sheet-total = 總分
# Pieces in hand: beside one that was taken, and one that can’t be placed.
piece-taken = 已拿走
piece-fits-nowhere = 放不下
# $title is such as “Your rack”, $pieces lists what’s in it.
hand-line = { $title }：{ $pieces }
hand-empty = 空
list-moves = { $n }種走法
# $filter is what was typed.
list-filtered = { $n }種走法中，{ $shown }種含有「{ $filter }」
# A player in the final ranking. $rank is such as “1st”, $who a seat, $name you or a bot.
final-place = { $rank } · { $who } · { $name }
minigolf-listed-tile = 放{ $tile }：
minigolf-listed-build = { $turns ->
    [0] { $cell }
    [1] { $cell }，順時針轉90度
    [2] { $cell }，轉180度
   *[other] { $cell }，逆時針轉90度
}
minigolf-listed-back = { $place } · 另一塊放回
minigolf-listed-away = { $place } · 另一塊移除

## Who sits at a seat

sitter-me = 我
sitter-level = 電腦，等級 { $n }
sitter-random = 電腦，隨機走法
sitter-greedy = 電腦，貪心走法
# A bot that has a name of its own on the command line.
sitter-bot = 電腦，{ $name }
# The same where there’s little room: at most 10 columns.
short-you = 你
short-level = 等級 { $n }
short-random = 隨機
short-greedy = 貪心
short-bot = { $name }
# A seat by its number, with one of the short forms.
seat-with = { $n }：{ $name }

## The start screen

tagline = 把桌遊搬上螢幕
start-game = 遊戲
start-game-what = 選擇一款遊戲。
start-seat-what = 「我」使用這個鍵盤。如果不只一人，就輪流使用。
start-seed = 種子
start-seed-random = 隨機
start-seed-what = 用同一個數字，就能重現同樣的抽取。知道這個數字的人，能算出每次會抽到什麼。
start-seed-wrong = 種子必須是小於2^64的整數。
start-play = 開始
start-play-what = 開始對局。每走一步都會儲存。
start-resume = 繼續：{ $saved }
start-damaged = 已損壞：{ $why }
# A saved match. $players is a list of short forms, $n counts steps.
start-offer = { $game } · { $players } · { $n }步
start-file-wrong = { $file }：{ $why }
# Lines that don’t fit on the screen.
more-above = ↑ 還有{ $n }行
more-below = ↓ 還有{ $n }行
value-yes = 是
value-no = 否
value-random = 隨機

## Keys, side by side in the last line: a key and what it does, as short as can be

key-help = ? 說明
key-leave = q 離開
key-any = 任意鍵：返回
key-choose = ↑ ↓ 選擇
key-change = ← → 更改
key-play = Enter 開始
key-resume = Enter 繼續
key-seed = 0–9 輸入
key-move = 方向鍵 移動
key-do = Enter 確認
key-turn = r 旋轉
key-piece = 1–9 板塊
key-moves = m 走法
key-board = m 盤面
key-filter = / 篩選
key-hint = h 提示
key-undo = u 復原
key-score = s 得分
key-history = l 行動紀錄
key-table = t 遊戲桌
key-left = b 配件
key-back = Esc 盤面
key-new = N 新對局
key-scroll = ↑ ↓ 捲動
key-next-page = Tab 下一頁
# In a replay.
key-step = ← → 逐步
key-ten = ↑ ↓ 十步
key-ends = Home End
# $viewer is `seat:0`, `spectator` or `referee`.
key-viewer = v 視角（{ $viewer }）
key-jump = j k 捲動

## The page of keys: what each does

keys-before = 對局開始前
keys-before-line = 選擇一行
keys-before-change = 更改設定
keys-before-seed = 輸入種子
keys-before-enter = 開始對局，或繼續已儲存的對局
keys-before-mouse = 點一下選擇一行，再點一下更改
keys-leave = 離開
keys-during = 對局進行中
keys-all = 顯示所有按鍵
keys-during-leave = 離開。對局每走一步都會儲存，之後可以從這裡繼續
keys-on-board = 在盤面上
keys-arrows = 移動游標。∘ 是板塊可以放的地方
keys-piece = 換一個板塊：依號碼、上一個、下一個
keys-turn = 向右或向左旋轉（滑鼠滾輪或右鍵也可以）
keys-jump = 跳到下一個或上一個放得下的地方
keys-other = 選擇如何處理另一個板塊（迷你高爾夫單人遊戲）
keys-mouse = 點一下指定位置，再點一下確認
keys-in-list = 在清單中
keys-point = 選取一種走法
keys-filter = 只顯示含有某些字的走法
keys-always = 隨時可用
keys-do = 確認這一步
keys-moves = 用文字列出所有走法，或回到盤面
keys-hint = 提示：高等級的電腦會怎麼走，以及理由
keys-undo = 復原（之後還沒抽取或公開任何東西時才行）
keys-command = 用記法輸入一步。不能走時會指出是哪條規則
keys-pages = 得分、行動紀錄、整張遊戲桌。再按一次回到盤面
keys-left = 剩餘配件：盒中有什麼，還可能出現什麼
keys-redraw = 重新繪製畫面
# The names of keys on that page: at most 15 columns each.
keyname-lines = ↑ ↓  Tab
keyname-values = ← →  空白鍵
keyname-seed = 0–9  Backspace
keyname-enter = Enter
keyname-confirm = Enter  空白鍵
keyname-mouse = 滑鼠
keyname-leave = q  Esc
keyname-arrows = 方向鍵
keyname-list = ↑ ↓  PgUp PgDn

## The replay

# $n and $of count steps, $what is the step in notation.
replay-step = { $game } · 第{ $n }步，共{ $of }步：{ $what }
replay-before = { $game } · 第一步之前
# A player’s points and rank, side by side with others: “Seat 0: 23 (1st)”.
replay-standing = { $who }：{ $points }分（{ $rank }）
# What a category brought, in a list: “red 12”.
replay-points = { $what } { $points }
# What chance decided, in place of a seat.
replay-chance = 隨機
# Labels of a finished match in the list of all steps: rank, seat and points.
replay-place = { $rank } · { $who } · { $points }

## 只有終端機會問的選項

option-start = 起始玩家
option-start-what = 由誰先開始：指定座位，或隨機決定。
green-option-golfers = 球員
green-option-golfers-what = 依座位指定球員，或在對局中選擇。
green-option-golfers-chosen = 對局中選擇
green-option-golfers-from-far-away = { green-golfer-from-far-away }
green-option-golfers-sand-king = { green-golfer-sand-king }
green-option-golfers-wind-master = { green-golfer-wind-master }
green-option-golfers-ultra-lob = { green-golfer-ultra-lob }

## 檔案，以及指令做不到的事

command-failed = 錯誤：{ $why }
file-problems = { $file }：{ $n }個問題
standard-input = 標準輸入
file-unread = 無法讀取 { $file }：{ $why }
file-unwritten = 無法寫入 { $file }：{ $why }
file-missing = 檔案不存在
file-forbidden = 沒有權限
file-folder = 這是資料夾
file-not-text = 這不是文字檔
file-disk-full = 磁碟已滿
output-folder = { $file } 是資料夾，請指定檔案
output-exists = { $file } 已經存在：請指定別的檔案，或用 --force 取代
output-no-folder = 無法寫入 { $file }：所在的資料夾不存在
save-unread = 無法讀取檔案：{ $why }。
save-sitter = 第2行：「{ $what }」不是「me」，也不是電腦。
save-seed = 第3行：種子必須是64位十六進位數字。
save-seats = 第2行：這裡有{ $n }個座位，但對局有{ $wanted }個。
save-no-hash = 其中的對局紀錄沒有雜湊值。
replay-no-step = 紀錄只有{ $n }步，沒有第{ $at }步之後的局面
replay-no-seat = 沒有座位 { $seat }：這局有{ $n }個座位，從0開始編號
play-no-terminal = `clubhouse play` 需要終端機；程式請使用 `clubhouse engine`
play-not-saved = 無法儲存對局：{ $why }
play-lost = 對局沒有儲存到你離開時的狀態：{ $why }
play-continue = 要繼續，請輸入：{ $command }
play-exists = { $file } 已經存在：用 --resume { $file } 繼續，或指定別的檔案
play-not-continued = 無法繼續 { $file }。{ $why }檔案沒有變動。
play-no-game = 沒有遊戲 `{ $game }`，可以是 { $games }
play-too-many-people = 對局有{ $seats }個座位，但有{ $people }人：請減少 --people 或增加 --seats
play-other-bots = 還剩{ $left }個座位，但指定了{ $bots }個電腦：請用一個 --bot 代表全部，或每個座位各用一個
play-other-players = 對局有{ $seats }個座位，但指定了{ $players }位玩家
bot-gone = 電腦無法行動。你的對局已儲存。
option-unknown = 沒有「{ $name }」這個選項。可以是 { $names }。
option-twice = 選項「{ $name }」給了兩次。
option-takes-flag = 選項「{ $name }」必須是 true 或 false。
option-takes-number = 選項「{ $name }」必須是{ $least }到{ $most }的數字。
option-takes-choice = 選項「{ $name }」必須是 { $words } 其中之一。
option-takes-seat = 選項「{ $name }」必須是 random 或座位的號碼。
option-takes-list = 選項「{ $name }」必須是 { $open }，或 { $words } 之中不同的詞。
option-takes-content = 選項「{ $name }」必須是 standard，或適合這局的內容包的指紋。
green-option-golfers-refused = 要指定球員，必須選用職業球員，並為每個座位指定不同的球員。
