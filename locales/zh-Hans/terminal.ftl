# 终端里的文字：牌桌、开始画面和回放。网页不用这些。汉字占两栏。

## A match

hint-at-the-table = 试试这一步：{ $what }理由：{ $why }。按 Enter 走这一步。
outlook = { $what } → { $change }
thinking-hint = 正在寻找提示…
thinking-bot = { $who } 正在思考…
saved-as = 已保存为 { $file }
nothing-chosen = 什么都没有选中。
undone = 已撤销这一步。
not-undone = 不能撤销：此后又抽出或翻开过东西，或者别的玩家已经行动。
pass-keyboard = 请把键盘交给 { $who }。
pass-keyboard-keys = 准备好后按 Enter · u 撤销 · q 离开
window-too-small = 窗口太小：Clubhouse 至少需要{ $columns }列×{ $rows }行，现在只有{ $has_columns }列×{ $has_rows }行。

## The panel beside the board

# 最多2个汉字。
column-you = 你
column-here = 这步
sheet-total = 总分
piece-taken = 已拿走
piece-fits-nowhere = 放不下
hand-line = { $title }：{ $pieces }
hand-empty = 空
list-moves = { $n }种走法
list-filtered = { $n }种走法中，{ $shown }种含“{ $filter }”
final-place = { $rank } · { $who } · { $name }
minigolf-listed-tile = 放{ $tile }：
minigolf-listed-build = { $turns ->
    [0] { $cell }
    [1] { $cell }，顺时针转90度
    [2] { $cell }，转180度
   *[other] { $cell }，逆时针转90度
}
minigolf-listed-back = { $place } · 另一块放回
minigolf-listed-away = { $place } · 另一块移除

## Who sits at a seat

sitter-me = 我
sitter-level = 电脑，{ $n }级
sitter-random = 电脑，随机走
sitter-greedy = 电脑，只看眼前得分
sitter-bot = 电脑，{ $name }
# 最多5个汉字。
short-you = 你
short-level = { $n }级
short-random = 随机
short-greedy = 贪心
short-bot = { $name }
seat-with = { $n }：{ $name }

## The start screen

tagline = 桌游的数字牌桌
start-game = 游戏
start-game-what = 选择一款游戏。
start-seat-what = “我”坐在这个键盘前。如果不止一个人，就轮流传递键盘。
start-seed = 种子
start-seed-random = 随机
start-seed-what = 种子是一个数字，用它可以重现同样的开局。知道种子的人能算出每一次抽取。
start-seed-wrong = 种子是小于2^64的非负整数。
start-play = 开始
start-play-what = 开始对局。每走一步都会保存。
start-resume = 继续：{ $saved }
start-damaged = 已损坏：{ $why }
start-offer = { $game } · { $players } · { $n }步
start-file-wrong = { $file }：{ $why }
more-above = ↑ 还有{ $n }行
more-below = ↓ 还有{ $n }行
value-yes = 是
value-no = 否
value-random = 随机

## Keys, side by side in the last line: a key and what it does, as short as can be

key-help = ? 帮助
key-leave = q 离开
key-any = 任意键返回
key-choose = ↑ ↓ 选择
key-change = ← → 更改
key-play = Enter 开始
key-resume = Enter 继续
key-seed = 0–9 输入
key-move = 方向键移动
key-do = Enter 确认
key-turn = r 旋转
key-piece = 1–9 换一块
key-moves = m 走法
key-board = m 棋盘
key-filter = / 筛选
key-hint = h 提示
key-undo = u 撤销
key-score = s 得分
key-history = l 记录
key-table = t 牌桌
key-left = b 配件
key-back = Esc 棋盘
key-new = N 新对局
key-scroll = ↑ ↓ 滚动
key-next-page = Tab 下一页
key-step = ← → 一步
key-ten = ↑ ↓ 十步
key-ends = Home End
key-viewer = v 视角（{ $viewer }）
key-jump = j k 滚动

## The page of keys: what each does

keys-before = 对局开始前
keys-before-line = 选择一行
keys-before-change = 更改这一行
keys-before-seed = 输入种子
keys-before-enter = 开始对局，或继续已保存的对局
keys-before-mouse = 点一行选中，再点一下更改
keys-leave = 离开
keys-during = 对局中
keys-all = 显示所有按键
keys-during-leave = 离开。每走一步都会保存，下次可以从这里继续
keys-on-board = 在棋盘上
keys-arrows = 移动光标。∘ 标出可以放的地方
keys-piece = 换一块：按编号、上一块、下一块
keys-turn = 向右或向左转（也可用滚轮或右键）
keys-jump = 跳到下一个或上一个放得下的地方
keys-other = 选择另一块牌怎么处理（迷你高尔夫单人游戏）
keys-mouse = 点一下指向，再点一下确认
keys-in-list = 在列表中
keys-point = 指向一种走法
keys-filter = 只显示含有某些文字的走法
keys-always = 随时可用
keys-do = 确认这一步
keys-moves = 用文字显示所有走法，或回到棋盘
keys-hint = 提示：高水平的电脑会怎么走，为什么
keys-undo = 撤销，只要此后没有抽出或翻开过东西
keys-command = 用记法输入一步。如果不行，会指出是哪条规则
keys-pages = 得分、记录、整张牌桌。再按一次回到棋盘
keys-left = 剩余配件：盒中有什么，还可能出现什么
keys-redraw = 重新绘制屏幕
# 最多15栏。
keyname-lines = ↑ ↓  Tab
keyname-values = ← →  空格
keyname-seed = 0–9  Backspace
keyname-enter = Enter
keyname-confirm = Enter、空格
keyname-mouse = 鼠标
keyname-leave = q  Esc
keyname-arrows = 方向键
keyname-list = ↑ ↓  PgUp PgDn

## The replay

replay-step = { $game } · 第{ $n }步，共{ $of }步：{ $what }
replay-before = { $game } · 第一步之前
replay-standing = { $who }：{ $points }（{ $rank }）
replay-points = { $what }{ $points }
replay-chance = 随机
replay-place = { $rank } · { $who } · { $points }

## 只有终端会问的选项

option-start = 起始玩家
option-start-what = 谁先开始：指定一个座位，或者随机。
green-option-golfers = 球手
green-option-golfers-what = 按座位指定球手，或者在对局中选择。
green-option-golfers-chosen = 对局中选择
green-option-golfers-from-far-away = { green-golfer-from-far-away }
green-option-golfers-sand-king = { green-golfer-sand-king }
green-option-golfers-wind-master = { green-golfer-wind-master }
green-option-golfers-ultra-lob = { green-golfer-ultra-lob }

## 文件，以及命令做不到的事

command-failed = 错误：{ $why }
file-problems = { $file }：{ $n }个问题
standard-input = 标准输入
file-unread = 无法读取 { $file }：{ $why }
file-unwritten = 无法写入 { $file }：{ $why }
file-missing = 文件不存在
file-forbidden = 没有权限
file-folder = 这是文件夹
file-not-text = 这不是文本
file-disk-full = 磁盘已满
output-folder = { $file } 是文件夹，请指定文件
output-exists = { $file } 已存在：请指定别的文件，或用 --force 替换
output-no-folder = 无法写入 { $file }：所在的文件夹不存在
save-unread = 无法读取文件：{ $why }。
save-sitter = 第2行：“{ $what }”既不是“me”，也不是电脑。
save-seed = 第3行：种子必须是64位十六进制数字。
save-seats = 第2行：这里有{ $n }个座位，但对局有{ $wanted }个。
save-no-hash = 其中的对局记录没有哈希值。
replay-no-step = 记录只有{ $n }步，没有第{ $at }步之后的局面
replay-no-seat = 没有座位 { $seat }：这局有{ $n }个座位，从0开始编号
play-no-terminal = `clubhouse play` 需要终端；程序请使用 `clubhouse engine`
play-not-saved = 无法保存对局：{ $why }
play-lost = 对局没有保存到你离开时的状态：{ $why }
play-continue = 要继续，请输入：{ $command }
play-exists = { $file } 已存在：用 --resume { $file } 继续，或指定别的文件
play-not-continued = 无法继续 { $file }。{ $why }文件没有改变。
play-no-game = 没有游戏 `{ $game }`，可以是 { $games }
play-too-many-people = 对局有{ $seats }个座位，但有{ $people }人：请减少 --people 或增加 --seats
play-other-bots = 还剩{ $left }个座位，但指定了{ $bots }个电脑：请用一个 --bot 代表全部，或每个座位各用一个
play-other-players = 对局有{ $seats }个座位，但指定了{ $players }名玩家
bot-gone = 电脑无法行动。你的对局已保存。
option-unknown = 没有“{ $name }”这个选项。可以是 { $names }。
option-twice = 选项“{ $name }”给了两次。
option-takes-flag = 选项“{ $name }”必须是 true 或 false。
option-takes-number = 选项“{ $name }”必须是{ $least }到{ $most }的数字。
option-takes-choice = 选项“{ $name }”必须是 { $words } 之一。
option-takes-seat = 选项“{ $name }”必须是 random 或座位的编号。
option-takes-list = 选项“{ $name }”必须是 { $open }，或 { $words } 中不同的词。
option-takes-content = 选项“{ $name }”必须是 standard，或适合这局的内容包的指纹。
green-option-golfers-refused = 要指定球手，必须选用职业球手，并为每个座位指定不同的球手。
