# 通用文字，不属于任何一款游戏。
# 排版：汉字与数字之间不留空格；人名（$who 等）和西文单词两侧留一个空格，紧挨标点时不留；游戏名在句中加书名号。

points = { $n }分

## Lists, as this language writes them

# 全部用顿号：所列的多是标签、坐标、得分和短句，用“和”收尾不通顺，如“你 +5、Ada +3、电脑2 −1”。
list-pair = { $before }、{ $item }
list-middle = { $before }、{ $item }
list-end = { $before }、{ $item }
label-next = { $before } · { $item }
# 句子之间不留空格。
sentence-next = { $before }{ $item }
sentence = { $what }。

## The house

clubhouse = Clubhouse
house = Clubhouse
welcome = 请入座。马上和电脑玩一局，或者给好友发个链接。不用账号，不用等待。
skip-to-content = 跳到主要内容
to-the-hall = 返回首页
logs = 对局记录
settings = 设置
back = 返回
close = 关闭

rules = 规则
rules-of = 《{ $game }》规则
all-rules = 完整规则
rules-come = 正在加载规则…
rules-unknown = 规则里没有 { $place }。以下是完整规则。
rules-missing = 无法加载规则。请检查网络连接，然后重试。

piece-comes = 正在布置牌桌…
piece-slow = 加载有点久。可能是网络较慢，也可能是浏览器太旧。试试重新加载页面。你的对局不会丢失。
piece-missing = 这部分没能加载
piece-missing-why = 页面有一部分没有传到。请检查网络连接，然后重试。你的对局不会丢失。

nowhere = 找不到页面
nowhere-why = “{ $path }”这里什么也没有。可能复制链接时漏了一部分。

newer = Clubhouse 有新版本了。重新加载就能用上，或者关闭所有标签页，下次打开就是新版。你的对局不会丢失。
load-newer = 重新加载
later = 以后再说

## Home

play-now = 立即开始
play-now-game = 立即开始：和电脑玩《{ $game }》
learn = 教程
learn-game = 边玩边学：{ $game }
play-friends-game = 和好友一起玩《{ $game }》
play-otherwise = 选项
play-otherwise-game = 选项：《{ $game }》
your-turn-at = 轮到你了：和 { $who } 玩《{ $game }》
go-on-with-friends = 继续和 { $who } 玩《{ $game }》
still-waiting-at = 等待好友：《{ $game }》
go-on-with = 继续玩《{ $game }》
your-matches = 你的对局
against-bots = { $n ->
    [0] 单人
   *[other] 对战{ $n }个电脑
}
match-open = 进行中
match-after = { $n ->
    [0] 刚刚开始
   *[other] 已走{ $n }步
}
match-over = 已结束
is-your-turn = 轮到你了
save-match = 保存记录：《{ $game }》
matches-of-others = 还有{ $n }局是用别的版本的 Clubhouse 保存的，只有那个版本能打开，但不会丢失。
forget = 删除
forget-match = 删除：《{ $game }》

## A new match

new-match = 新对局：《{ $game }》
play-bots = 对战电脑
bots-level = 电脑等级
level-n = { $n }级
level-named = { $n }级 · { $what }
level-1 = 初次上桌
level-2 = 新手
level-3 = 入门
level-4 = 休闲玩家
level-5 = 常客
level-6 = 老手
level-7 = 好手
level-8 = 俱乐部高手
level-9 = 专家
level-10 = 全力以赴
option-seats = 玩家人数
option-seats-what = 包括你自己。
option-mode = 模式

## A match

you = 你
no-points = 没有得分
malformed-move = 从第{ $n }个字符起，记法无效
nameless-seat = 座位{ $n }
guest = 访客
guest-name = 访客{ $number }
you-look-on = 观战中
bot-name = 电脑{ $number }
players = 玩家
to-move = 正在行动
# “托管”与 let-bot-play、play-myself 用词一致。
away = 暂离
away-until-bot = 暂离 · { $n }秒后由电脑托管
away-bot-plays = 暂离 · { $n }级电脑托管中
bot-plays = { $n }级电脑托管中
told-by-bot = { $what }（电脑代走）
bot-played-for-you = 托管期间，电脑替你走了{ $n }步。
beside-the-board = 对局详情
actions = 其他操作
your-turn = 轮到你了。
turn-of = 等待 { $who } 行动。
turns-of = 等待{ $n }位玩家行动。
title-your-turn = 轮到你了 · { $game }
undo = 撤销
hint = 提示
left = 剩余配件
hint-says = 试试这一步：{ $what }
hint-why = 理由：{ $why }
hint-take = 采用提示
let-bot-play = 托管
play-myself = 取消托管
cancel = 取消
understood = 知道了
# $why 是不带句号的一句话，如“这一格已经有板块”。
refused = 这样不行：{ $why }。
refused-with-rule = 这样不行：{ $why }。{ $rule }
not-your-turn = 还没轮到你，正在等待 { $who } 行动
total-change = 总分{ $change }
story = 行动记录
chat = 聊天
unheard = { $n }条新消息
say = 发送
answer = 回复
say-something = 写条消息
days = { $n }天
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-days-hours = { $days }天{ $hours }小时
bot-restarted = 电脑没有响应，已重新启动。
bot-at-random = 电脑拿不定主意，随机走了一步。
hint-failed = 没有找到提示。请重试。
bots-missing = 电脑对手没能加载。请检查网络连接，正在重试…
bot-stuck = 电脑卡住了。你的对局已保存，重新加载页面即可继续。
unkept = 这个浏览器存不了对局，因为存储空间已满或被禁用。你可以接着玩，但关闭页面后这局就没了。想留下它，请保存记录。
cleared = 这个浏览器的存储空间满了，最早结束的{ $n }局已被删除。
other-tab-went-on = 你已在另一个标签页里接着玩了这局，所以这里的这一步没有生效。现在显示的是最新局面。

## The end

result = 结果
you-win = 你赢了。
you-tie = 你并列第一。
wins = { $who } 获胜。
win-together = { $who } 共同获胜。
partners = { $one } & { $other }
tie = 平局。
no-winner = 对局结束，没有赢家。
solo-result = { $person ->
    [me] 你得了{ $n }分。
   *[other] { $who } 得了{ $n }分。
}
rematch = 再来一局
play-again = 再来一局
save-log = 保存记录
no-match-here = 找不到对局
match-gone = 这局没有保存在这个浏览器里。可能已被删除，也可能是在别处玩的。
match-unreadable = 无法打开这局
storage-damaged = 保存的对局已损坏。
game-unknown-here = 这个版本的页面不支持这款游戏。请重新加载页面。
view-unreadable = 这个版本的页面无法识别服务器发来的内容。请重新加载页面。
match-unreadable-why = { $reason }对局内容没有任何改动。
match-not-shown = 无法显示这局
no-match-there = 可能复制链接时漏了一部分，也可能这局不公开。
server-away = 无法连接服务器
other-rules = 这局用的是旧规则
other-rules-why = 这局开始后，游戏规则改过，所以无法继续。对局仍留在服务器上。如果你有座位，可以认输。
other-rules-kept = 这局开始后，游戏规则改过，所以无法继续。对局仍留在这个浏览器里。你可以在首页保存记录，或者删除它。
given-up = 你认输了。
try-again = 重试
match-of-newer = 这局需要更高版本的 Clubhouse
match-of-newer-why = 这局是用更高版本的 Clubhouse 保存的，内容没有任何改动。请重新加载页面，出现新版本提示时换成新版。

## Match logs

logs-what = 每一局都能存成文本。在这里选择、拖入或粘贴一份记录，就能检查、回放，或接着和电脑玩下去。
choose-log = 记录文件
paste-log = 或粘贴记录文本
check-log = 检查记录
go-on = 继续
log-good = { $result } · { $steps }步 · 状态 { $hash }
log-not-over = { $game } · 进行中
log-bad = 这不是有效的对局记录。
log-fault-refused = 第{ $line }行不合规则：{ $why }。
log-fault-refused-with-rule = 第{ $line }行不合规则：{ $why }。{ $rule }
log-fault-missing = 第{ $line }行：缺少“{ $one }”。
log-fault-game = 第{ $line }行：没有名为“{ $one }”的游戏。
log-fault-other = 第{ $line }行：这份记录属于另一款游戏，或者所用的规则与 Clubhouse 现在的不同。
log-fault-options = 第{ $line }行：这些选项无法开局。
log-fault-notation = 第{ $line }行：从第{ $one }个字符起，记法无效。
log-fault-draw = 第{ $line }行：这次抽取与种子不符。
log-fault-commitment = 第{ $line }行：这份记录绑定的是另一个种子。
log-fault-state = 第{ $line }行：照这些步骤走，得到的局面不同。
log-fault-result = 第{ $line }行：照这些步骤走，得到的结果不同。
log-fault-more = 第{ $line }行：还有更多问题没有列出。
log-unreadable = 这个文件不是文本，或者太长，不可能是对局记录。

## Settings

my-name = 你的昵称
call-me-so = 保存昵称
language = 语言
language-system = 跟随系统
theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
sound = 轮到你时播放提示音
notify = 轮到你时发送通知

## Why a bot would make a move: short labels after “Why:”, side by side

reason-none = 走后的局面最好
reason-only-move = 只有这一步可走
reason-at-random = 怎么走都一样
reason-rule = 按 { $rule } 只能这样走
reason-points = { $what }{ $change }
reason-rank = 从第{ $before }名到第{ $after }名
reason-opens = 为{ $what }铺垫{ $n }分
reason-denies = 让对手的{ $what }少得{ $n }分
reason-leaves = 给下家留下{ $what }{ $n }分
reason-outlook = 形势{ $percent }%
reason-needs-shots = 还需{ $n }杆
reason-needs-turns = 还需{ $n }个回合
reason-needs-tees = 还缺{ $n }个起始块
reason-needs-greens = 还缺{ $n }个结束块
reason-needs-straights = 还缺{ $n }块直道
reason-needs-corners = 还缺{ $n }块转角
reason-needs-scenery = 还缺{ $n }块景观
reason-foreseen = { $what }预计得{ $n }分
reason-expected = 预计得{ $n }分
reason-plan = { $part ->
    [tee] 按计划放起始块
    [green] 按计划放结束块
    [straight] 按计划放直道
    [corner] 按计划放转角
   *[scenery] 按计划放景观
}
reason-plan-hole = { $part ->
    [tee] 按计划放{ $n }号球道的起始块
    [green] 按计划放{ $n }号球道的结束块
    [straight] 按计划放{ $n }号球道的直道
    [corner] 按计划放{ $n }号球道的转角
   *[scenery] 按计划放{ $n }号球道的景观
}
reason-ahead-of-build = 比放牌多{ $n }分
reason-ahead-of-pass = 比放弃多{ $n }分
reason-ahead-of-collect = 比集牌多{ $n }分
reason-ahead-of-stop = 比停止多{ $n }分
reason-ahead-of-others = 比其他走法都多{ $n }分

## With others

play-friends = 和好友一起玩
connecting = 正在连接…
server-gone = 无法连接服务器。你仍然可以对战电脑。
line-broken = 连接已断开，你的对局不会丢失。正在重新连接…
waiting-for-others = 牌桌已备好。座位坐满后，对局就会开始。
you-are-invited = 有人邀请你加入这张牌桌。
join = 加入
free-seat = 空位
seat-a-bot = 添加电脑
leave = 离开牌桌
# “本机”指运行服务器的计算机；“电脑”一词只用来称呼电脑对手。
link-only-here = 这个链接只能在本机使用。要让其他设备也能打开，请用 { $option } 启动服务器，再用本机在网络中的地址打开这个页面。
send-this-link = 把这个链接发给好友
link = 邀请链接
copied = 已复制
qr-code = 邀请链接的二维码
your-tables = 你的在线对局
open-tables = 可加入的牌桌
waits-for-players = 等待玩家
needs-account = 这局是积分赛，有账号才能加入。
to-account = 注册或登录
more = 更多
give-up = 认输
give-up-sure = 确定要认输吗？
give-up-here-sure = 确定要认输吗？这局会被删除。
sending = 正在发送你的这一步…
forget-sure = 这局还没结束。确定要彻底删除吗？
copy-by-hand = 请复制：
rematch-offered = 新的一局已备好。
join-rematch = 加入新的一局
to-the-table = 回到牌桌
result-line = { $game }：{ $places }
result-place = { $rank }. { $who } { $total }
ended-by-giving-up = { $person ->
    [me] 你认输了。
   *[other] { $who } 认输了。
}
ended-by-giving-up-of-one = 有一位玩家认输了。
ended-by-time = { $person ->
    [me] 你超时了。
   *[other] { $who } 超时了。
}
ended-by-time-of-one = 有一位玩家超时了。
ended-by-consent = 经大家同意，对局结束。
match = 对局
title-of = { $place } · Clubhouse
notify-refused = 浏览器不允许本页发送通知。你可以在浏览器设置里更改。
ask-back = 请求撤销
ask-back-how = 请求撤销：请其他玩家同意撤销你的上一步
asks-back = { $person ->
    [me] 你请求撤销你的上一步，以及之后的所有行动。
   *[other] { $who } 请求撤销一步，以及之后的所有行动。
}
agree = 同意
disagree = 拒绝
copy-link = 复制链接
