# Words about tables with others, accounts and the daily challenge.

## The terms of a table

# Unfolds what can be chosen for a match with friends.
terms = 和朋友玩：座位、計時等等
who-sits-where = 座位
seat-n = 座位 { $number }
a-friend = 朋友
# A choice in a list. $what is the name of the level.
a-bot-of = 電腦 · 等級 { $n } · { $what }
clock = 計時
clock-none = 不計時
# $n counts minutes.
clock-move = 每步{ $n }分鐘
# $n counts minutes for the whole match, $increment the seconds that each move adds.
clock-match = 每人{ $n }分鐘，每步加{ $increment }秒
# $n counts days.
clock-days = 通訊賽，每步{ $n }天
term-public = 公開
term-public-what = 任何人都能在大廳找到這張遊戲桌並加入。不公開時，要有連結才能加入。
term-rated = 積分賽
term-rated-what = 計入積分。有帳號的玩家才能加入。沒有提示，也不能請求復原。
onlookers = 觀戰者
onlookers-anybody = 有連結的人
# $n counts minutes.
onlookers-later = 有連結的人，延遲{ $n }分鐘
onlookers-nobody = 不開放
# Labels of a table, side by side: “No time limit · Casual · Invite only”.
is-rated = 積分賽
is-friendly = 休閒賽
is-public = 公開
is-by-link = 僅限邀請

## Accounts

account = 帳號
account-why = 沒有帳號也能玩。有了帳號，就有積分，也能在每台裝置上看到你的對局。
account-keeps = 註冊帳號，就能保留以訪客身分玩過的對局。
signed-in-as = 你目前登入的帳號是 { $name }。
guest-called = 你正以訪客身分遊玩，暱稱是 { $name }。
guest-without-name = 你正以訪客身分遊玩。
nobody-yet = 你還沒登入。
sign-up = 註冊
sign-in = 登入
sign-out = 登出
account-name = 使用者名稱
account-password = 密碼
account-password-how = 至少8個字元。
ratings = 你的積分
# $n counts matches.
rating-about = { $rating } ± { $uncertainty }（{ $n }局）
history = 你的線上對局
# Labels of a match in a list. $names is one name, or a list of names.
against = 對手：{ $names }
# In a list of names: “Against Ada and a bot”.
a-bot = 電腦
came-in = { $of }人中第{ $rank }名 · { $points }分

## The daily challenge

daily-deal = 每日挑戰
daily-deal-what = 每天一局，所有人抽到的都一樣。你能得幾分？
daily-deal-offline = 每日挑戰需要連線。伺服器會把抽取內容保密到當天結束。
daily-begin = 開始挑戰
daily-go-on = 前往你的挑戰
daily-results = 排行榜
daily-nobody = 還沒有成績。
daily-nobody-did = 沒有成績。
# $n counts points.
daily-best = 目前最佳：{ $who }，{ $n }分
daily-of-day = 今天
daily-day-before = 昨天
daily-log-later = 當天結束後，你就能查看對局紀錄。太早公開會洩漏抽取內容。
