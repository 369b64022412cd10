# 联机牌桌、账号和每日挑战的文字。

## The terms of a table

terms = 和好友玩：座位、计时等
who-sits-where = 座位
seat-n = 座位{ $number }
a-friend = 一位好友
a-bot-of = 电脑 · { $n }级 · { $what }
clock = 计时
clock-none = 不计时
clock-move = 每步{ $n }分钟
clock-match = 每人{ $n }分钟，每步加{ $increment }秒
clock-days = 通信赛，每步{ $n }天
term-public = 公开
term-public-what = 任何人都能在大厅里找到这张牌桌并加入。不公开时，要有链接才能加入。
term-rated = 积分赛
term-rated-what = 计入积分，有账号才能加入。没有提示，也不能协商撤销。
onlookers = 观战者
onlookers-anybody = 有链接的任何人
onlookers-later = 有链接的任何人，延迟{ $n }分钟
onlookers-nobody = 不允许
is-rated = 积分赛
is-friendly = 休闲
is-public = 公开
is-by-link = 仅限邀请

## Accounts

account = 账号
account-why = 没有账号也能玩。有了账号，就有积分，在任何设备上都能看到你的对局。
account-keeps = 注册之后，你以访客身份玩过的对局会保留下来。
signed-in-as = 你已登录：{ $name }。
guest-called = 你正以访客身份玩，昵称是 { $name }。
guest-without-name = 你正以访客身份玩。
nobody-yet = 你还没有登录。
sign-up = 注册
sign-in = 登录
sign-out = 退出登录
account-name = 用户名
account-password = 密码
account-password-how = 至少8个字符。
ratings = 你的积分
rating-about = { $rating } ± { $uncertainty }（{ $n }局）
history = 你的在线对局
against = 对手：{ $names }
a-bot = 电脑
came-in = 第{ $rank }名，共{ $of }人 · { $points }分

## The daily challenge

daily-deal = 每日挑战
daily-deal-what = 每天一局，所有人的开局都一样。你能得多少分？
daily-deal-offline = 每日挑战需要联网。当天结束之前，服务器会对开局保密。
daily-begin = 开始挑战
daily-go-on = 前往你的挑战
daily-results = 排行榜
daily-nobody = 还没有成绩。
daily-nobody-did = 没有成绩。
daily-best = 目前最佳：{ $who }，{ $n }分
daily-of-day = 今天
daily-day-before = 昨天
daily-log-later = 当天结束后可以查看对局记录。提前公开会泄露开局。
