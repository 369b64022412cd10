# Words of the house: everything that isn’t about one game.
# 用字：名字、拉丁字母前後留空格；中文與數字之間不留，只有「等級 4」「電腦 2」這類名稱例外。遊戲名稱在句子裡用《》。

points = { $n }分

## Lists, as this language writes them

# Two things in a sentence: “a and b”.
list-pair = { $before }、{ $item }
# All but the last of three or more things in a sentence: “a, b”.
list-middle = { $before }、{ $item }
# The last of three or more things in a sentence: “a, b and c”.
list-end = { $before }、{ $item }
# Short labels side by side, where there’s little room: “No time limit · Casual · Invite only”.
label-next = { $before } · { $item }
# Whole sentences, one after the other.
sentence-next = { $before }{ $item }
# Something that happened, as a sentence. In the history the same words have no full stop.
sentence = { $what }。

## The house

clubhouse = Clubhouse
house = Clubhouse
welcome = 請坐！馬上和電腦玩一局，或把連結傳給朋友。不用帳號，也不用等。
skip-to-content = 跳到主要內容
to-the-hall = 回首頁
logs = 對局紀錄
settings = 設定
back = 返回
close = 關閉

rules = 規則
rules-of = 《{ $game }》規則
all-rules = 全部規則
rules-come = 正在載入規則…
# $place is a rule’s id, such as IN-7, or the name of a section.
rules-unknown = 規則裡沒有 { $place }。以下是全部規則。
rules-missing = 無法載入規則。請檢查網路連線，再試一次。

# Shown while a part of the page loads.
piece-comes = 正在擺桌…
piece-slow = 等得有點久了。可能是連線太慢，或瀏覽器太舊。請試著重新載入網頁，你的對局不會遺失。
piece-missing = 這個部分沒有載入
piece-missing-why = 網頁有一部分沒有載入。請檢查網路連線，再試一次。你的對局不會遺失。

nowhere = 找不到頁面
nowhere-why = 「{ $path }」沒有任何內容。連結可能在複製時少了一段。

newer = 新版 Clubhouse 準備好了。重新載入就能馬上使用，或關閉所有分頁，下次開啟時就會更新。你的對局不會遺失。
load-newer = 重新載入
later = 稍後

## Home

play-now = 立即開始
play-now-game = 立即開始：和電腦玩《{ $game }》
learn = 教學
learn-game = 邊玩邊學：{ $game }
play-friends-game = 和朋友一起玩：《{ $game }》
play-otherwise = 選項
play-otherwise-game = 選項：《{ $game }》
# Buttons that lead back to a match. $who is one name, or a list of names.
your-turn-at = 輪到你了：和 { $who } 玩的《{ $game }》
go-on-with-friends = 繼續和 { $who } 玩《{ $game }》
still-waiting-at = 正在等朋友：《{ $game }》
go-on-with = 繼續玩《{ $game }》
your-matches = 你的對局
# Labels of a match in a list, side by side: “Against 2 bots · 5 moves so far”.
against-bots = { $n ->
    [0] 單人
   *[other] 對手：{ $n }名電腦玩家
}
match-open = 進行中
match-after = { $n ->
    [0] 剛開始
   *[other] 已走{ $n }步
}
match-over = 已結束
is-your-turn = 輪到你了
save-match = 儲存紀錄：《{ $game }》
matches-of-others = 另有{ $n }局是其他版本的 Clubhouse 儲存的，要用那個版本才能打開。資料都還在。
forget = 刪除
forget-match = 刪除：《{ $game }》

## A new match

# The heading above the options of a match.
new-match = 新對局：《{ $game }》
play-bots = 對戰電腦
bots-level = 電腦等級
level-n = 等級 { $n }
# A choice in a list. $what is one of the names below.
level-named = 等級 { $n } · { $what }
level-1 = 第一次玩
level-2 = 新手
level-3 = 學習中
level-4 = 休閒玩家
level-5 = 常客
level-6 = 老手
level-7 = 高手
level-8 = 社團主力
level-9 = 專家
level-10 = 火力全開
option-seats = 玩家人數
option-seats-what = 包括你自己。
option-mode = 模式

## A match

# Your name in lists of players, and in sentences that have no form of their own for you.
you = 你
no-points = 不得分
# A move in notation. $n counts characters.
malformed-move = 從第{ $n }個字元起，不是有效的記法
# A player without a name. $n is the seat’s number in notation, from 0.
nameless-seat = 座位 { $n }
# A player who hasn’t given a name: alone, and by the number of the seat.
guest = 訪客
guest-name = 訪客 { $number }
you-look-on = 你正在觀戰
# 單說「電腦」會像是自己的電腦時，用「電腦玩家」。
bot-name = 電腦 { $number }
players = 玩家
# For screen readers, beside the name of the player whose turn it is.
to-move = 目前回合
# Small labels under a player’s name. $n is a number of seconds in the first, the bot’s level in the others.
away = 暫離
away-until-bot = 暫離 · { $n }秒後由電腦代打
away-bot-plays = 暫離 · 等級 { $n } 電腦代打中
bot-plays = 等級 { $n } 電腦代打中
# Something in the history that a bot did in a player’s place.
told-by-bot = { $what }（電腦代打）
bot-played-for-you = { $n ->
    [1] 電腦替你走了上一步。
   *[other] 電腦替你走了最近{ $n }步。
}
beside-the-board = 對局資訊
# For screen readers: the group of the buttons Undo, Hint and so on.
actions = 其他操作
your-turn = 輪到你了。
turn-of = 等待 { $who } 行動。
turns-of = 等待{ $n }位玩家行動。
# The title of the browser’s tab, and a notification.
title-your-turn = 輪到你了 · { $game }
undo = 復原
hint = 提示
left = 剩餘配件
# $what is a move in words.
hint-says = 試試看：{ $what }
# $why is one reason or several, side by side.
hint-why = 理由：{ $why }
hint-take = 採用提示
let-bot-play = 讓電腦代打
play-myself = 結束代打
cancel = 取消
understood = 知道了
# A move that the rules don’t allow. $why begins small and has no full stop; $rule is an id such as IN-2, which becomes a link.
refused = 不能這樣做：{ $why }。
refused-with-rule = 不能這樣做：{ $why }（{ $rule }）。
# Follows “Not possible:”. $who is one name, or a list of names.
not-your-turn = 還在等 { $who } 行動
# What a move would change in the end, as a label beside others: “red +3 · total +3”.
total-change = 總分 { $change }
story = 行動紀錄
chat = 聊天
unheard = { $n }則新訊息
say = 傳送
answer = 回覆
say-something = 輸入訊息
# A clock that shows days, as a label.
days = { $n }天
# A running clock. Minutes and seconds have two digits where something comes before them.
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours }:{ $minutes }:{ $seconds }
# Of a clock that shows days: days and hours, as a short label.
clock-days-hours = { $days }天{ $hours }小時
bot-restarted = 電腦玩家沒有回應，已重新啟動。
bot-at-random = 電腦玩家拿不定主意，所以隨機走了一步。
hint-failed = 找不到提示，請再試一次。
bots-missing = 電腦玩家沒有載入。請檢查網路連線。正在重試…
bot-stuck = 電腦玩家卡住了。對局已經儲存，重新載入網頁就能繼續。
unkept = 這個瀏覽器的儲存空間已滿或遭到封鎖，無法儲存對局。你可以繼續玩，但關閉網頁後，這局就會消失。想保留的話，請儲存紀錄。
cleared = 這個瀏覽器的儲存空間已滿，所以刪除了{ $n }局最舊的已結束對局。
other-tab-went-on = 你已在另一個分頁繼續這局，所以這裡的這一步不算。這裡顯示的是最新局面。

## The end

result = 結果
you-win = 你贏了。
you-tie = 你並列第一。
wins = { $who } 獲勝。
# Partners win together. $who is a list of names.
win-together = { $who } 獲勝。
# Two partners, as a label.
partners = { $one } & { $other }
tie = 平手。
no-winner = 對局結束，無人獲勝。
solo-result = { $person ->
    [me] 你得了{ $n }分。
   *[other] { $who } 得了{ $n }分。
}
# After a match with people.
rematch = 再戰一局
# After a match against bots.
play-again = 再玩一局
save-log = 儲存紀錄
no-match-here = 找不到對局
match-gone = 這個瀏覽器裡沒有這局。可能已經刪除，或是在別的地方玩的。
match-unreadable = 無法開啟這局
storage-damaged = 儲存的對局已損壞。
game-unknown-here = 這個版本的網頁沒有這款遊戲。請重新載入網頁。
view-unreadable = 這個版本的網頁看不懂伺服器傳來的資料。請重新載入網頁。
# $reason is a whole sentence, such as the three above.
match-unreadable-why = { $reason }對局內容完全沒有變動。
match-not-shown = 無法顯示這局
no-match-there = 連結可能在複製時少了一段，或這局不公開。
server-away = 無法連線至伺服器
other-rules = 這局用的是舊版規則
other-rules-why = 這局開始之後，遊戲規則已經更新，所以無法繼續。對局仍保留在伺服器上。如果你有座位，可以認輸。
other-rules-kept = 這局開始之後，遊戲規則已經更新，所以無法繼續。對局仍保留在這個瀏覽器裡，你可以在首頁儲存紀錄或刪除。
given-up = 你認輸了。
try-again = 重試
match-of-newer = 這局需要新版 Clubhouse
match-of-newer-why = 這局是用較新的 Clubhouse 儲存的，內容完全沒有變動。請重新載入網頁，看到新版通知時就更新。

## Match logs

logs-what = 每局都能存成文字。在這裡選擇、拖放或貼上紀錄，就能檢查、重播，或接著和電腦玩。
choose-log = 紀錄檔
paste-log = 或貼上文字
check-log = 檢查紀錄
go-on = 繼續
# $result is the result in a line, $steps counts moves and draws, $hash names the position.
log-good = { $result } · { $steps }步 · 狀態 { $hash }
log-not-over = { $game } · 進行中
# Above a list of what’s wrong, from below.
log-bad = 這不是有效的對局紀錄。
# $line is a line of the log. $why says which rule the step breaks, as after “Not possible:”.
log-fault-refused = 第{ $line }行不能這樣走：{ $why }。
log-fault-refused-with-rule = 第{ $line }行不能這樣走：{ $why }（{ $rule }）。
log-fault-missing = 第{ $line }行：缺少「{ $one }」。
log-fault-game = 第{ $line }行：沒有叫「{ $one }」的遊戲。
log-fault-other = 第{ $line }行：這份紀錄屬於別的遊戲，或用的不是 Clubhouse 現行的規則。
log-fault-options = 第{ $line }行：這組選項無法使用。
log-fault-notation = 第{ $line }行：從第{ $one }個字元起不是有效的記法。
log-fault-draw = 第{ $line }行：這次抽取與種子不符。
log-fault-commitment = 第{ $line }行：這份紀錄綁定的是另一個種子。
log-fault-state = 第{ $line }行：照這些步驟走，會得到不同的局面。
log-fault-result = 第{ $line }行：照這些步驟走，會得到不同的結果。
log-fault-more = 第{ $line }行：還有其他問題，這裡沒有全部列出。
log-unreadable = 這個檔案不是文字檔，或是太長，不可能是對局紀錄。

## Settings

my-name = 你的暱稱
call-me-so = 儲存暱稱
language = 語言
# A choice among languages: the one the browser or system is set to.
language-system = 與系統相同
theme = 主題
theme-system = 與系統相同
theme-light = 淺色
theme-dark = 深色
sound = 輪到你時播放音效
notify = 輪到你時傳送通知

## Why a bot would make a move: short labels after “Why:”, side by side

reason-none = 走完局面最好
reason-only-move = 只有這步可走
reason-at-random = 怎麼走都可以
reason-rule = { $rule } 規定只能這樣走
# $what is what points are for, $change is a number with its sign: “red +3”.
reason-points = { $what } { $change }
reason-rank = 從第{ $before }名到第{ $after }名
# $what is what the points are for, such as a colour. $n counts points in all of these.
reason-opens = { $what }之後可多得{ $n }分
reason-denies = 讓別人的{ $what }少得{ $n }分
reason-leaves = 留給下一位{ $n }分（{ $what }）
# How well the match is going: the chance of winning, or alone the share of the best possible score.
reason-outlook = 勝算 { $percent }%
reason-needs-shots = 還要{ $n }桿
reason-needs-turns = 還要{ $n }回合
reason-needs-tees = 還缺{ $n }個起始塊
reason-needs-greens = 還缺{ $n }個結束塊
reason-needs-straights = 還缺{ $n }段直道
reason-needs-corners = 還缺{ $n }個轉角
reason-needs-scenery = 還缺{ $n }個景觀板塊
reason-foreseen = { $what }預計{ $n }分
reason-expected = 預計{ $n }分
# The part of a hole that a tile is planned to be.
reason-plan = { $part ->
    [tee] 照計畫放起始塊
    [green] 照計畫放結束塊
    [straight] 照計畫放直道
    [corner] 照計畫放轉角
   *[scenery] 照計畫放景觀
}
# The same of a hole that has a number already.
reason-plan-hole = { $part ->
    [tee] 照計畫放{ $n }號球道的起始塊
    [green] 照計畫放{ $n }號球道的結束塊
    [straight] 照計畫放{ $n }號球道的直道
    [corner] 照計畫放{ $n }號球道的轉角
   *[scenery] 照計畫放{ $n }號球道的景觀
}
# $n counts points.
reason-ahead-of-build = 比放置板塊多{ $n }分
reason-ahead-of-pass = 比跳過多{ $n }分
reason-ahead-of-collect = 比收集板塊多{ $n }分
reason-ahead-of-stop = 比停止多{ $n }分
reason-ahead-of-others = 比其他行動多{ $n }分

## With others

play-friends = 和朋友一起玩
connecting = 正在連線…
server-gone = 無法連線至伺服器。你還是可以對戰電腦。
line-broken = 連線已中斷，正在重新連線…你的對局不會遺失。
waiting-for-others = 遊戲桌準備好了。座位坐滿就開始。
you-are-invited = 有人邀你加入這張遊戲桌。
join = 加入
free-seat = 空位
seat-a-bot = 電腦補位
leave = 離開遊戲桌
# $option is what to write on the command line.
link-only-here = 這個連結只能在這台電腦上使用。要讓其他裝置加入，請用 { $option } 啟動伺服器，再用這台電腦在區域網路中的位址開啟這個網頁。
send-this-link = 把這個連結傳給朋友
link = 邀請連結
copied = 已複製
qr-code = 邀請連結的 QR Code
your-tables = 你的線上對局
open-tables = 開放加入的遊戲桌
waits-for-players = 等待玩家
# At a rated table, to a guest who can’t join.
needs-account = 這局是積分賽，有帳號才能加入。
# A button that leads to the account page.
to-account = 註冊或登入
more = 更多
give-up = 認輸
give-up-sure = 這局要認輸嗎？
give-up-here-sure = 這局要認輸嗎？認輸後，這局會被刪除。
sending = 正在送出這一步…
forget-sure = 這局還沒結束。要永久刪除嗎？
# Above a text to be selected and copied.
copy-by-hand = 請複製以下內容：
rematch-offered = 新的一局準備好了。
join-rematch = 加入新的一局
to-the-table = 回到遊戲桌
# A result to share, in a line: “Ingenious: 1. Ada 23 · 2. Bob 19”.
result-line = { $game }：{ $places }
result-place = { $rank }. { $who } { $total }
ended-by-giving-up = { $person ->
    [me] 你認輸了。
   *[other] { $who } 認輸了。
}
# Of partners; it isn’t known which one.
ended-by-giving-up-of-one = 一位玩家認輸了。
ended-by-time = { $person ->
    [me] 你的時間用完了。
   *[other] { $who } 的時間用完了。
}
ended-by-time-of-one = 一位玩家的時間用完了。
ended-by-consent = 大家同意結束這局。
match = 對局
# The title of the browser’s tab.
title-of = { $place } · Clubhouse
notify-refused = 瀏覽器不允許這個網頁傳送通知。你可以到瀏覽器的設定裡更改。
ask-back = 請求復原
ask-back-how = 請求復原：請其他玩家同意復原你的上一步
asks-back = { $person ->
    [me] 你請求復原上一步和之後的所有行動。
   *[other] { $who } 請求復原一步和之後的所有行動。
}
agree = 同意
disagree = 拒絕
copy-link = 複製連結
