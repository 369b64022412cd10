# 服务器和牌桌拒绝的事情。

## Options that can’t go together, in whole sentences

ingenious-option-seats-refused = 这个模式不支持这个人数。
ingenious-option-open-talk-refused = 只有队友之间才能沟通：请选择团队模式，或关闭这一项。
minigolf-option-difficulty-refused = 这个难度的地图不够这么多玩家用。

## The server and the table, by their codes. Each follows “Not possible:” or “That didn’t work:”, so it begins small and has no full stop.

not-done = 没有成功：{ $why }。
problem-request-malformed = 服务器无法识别这个请求
problem-request-malformed-bad-saying = 消息要有1到500个字符
problem-request-too-long = 内容太长
problem-request-too-many = 请求太频繁，请稍等片刻再试
problem-request-origin = 请求来自别的网站
problem-request-unknown = 服务器上没有这个地址
problem-limit-reached = 现在已经满了
problem-limit-reached-matches-open = 你已有{ $one }张牌桌在等待玩家
problem-limit-reached-matches-live = 你已有{ $one }局正在进行
problem-limit-reached-matches-public = 从你的网络地址开的公开牌桌已有{ $one }张在等待玩家
problem-limit-reached-bots-enough = 电脑托管这个座位的次数太多了
problem-limit-reached-said-enough = 这张牌桌的聊天消息已达上限
problem-limit-reached-taken-back-enough = 你在这局撤销的次数太多了
problem-server-unavailable = 服务器暂时没有响应，请稍后再试
problem-server-internal = 服务器出错了，但什么都没有改变
problem-player-wrong-password = 用户名或密码不对
problem-player-name-taken = 这个名字已有人用了
problem-player-bad-name = 名字要有1到30个可见字符
problem-player-bad-name-bad-password = 密码要有8到200个字符
problem-player-unknown = 服务器无法确认你的身份
problem-player-needs-account = 这是积分赛，要有账号才能加入
problem-match-unknown = 这局不存在，或者不公开
problem-match-other-rules = 这局用的是旧规则
problem-match-stale = 对局已有新进展
problem-match-over = 对局已经结束
problem-match-not-begun = 对局还没有开始
problem-match-begun = 对局已经开始
problem-match-no-seat = 你在这里没有座位
problem-match-no-seat-players-talk = 只有玩家能在这里聊天
problem-match-seat-taken = 没有空位了
problem-match-not-now = 现在还不可以
problem-match-not-now-bot-plays = 电脑正在托管你的座位，请先取消托管
problem-match-not-now-time-over = 你的时间用完了
problem-match-not-now-not-yours = 现在不能把这个座位托管给电脑
problem-match-not-now-seat-lost = 你已失去这个座位
problem-match-not-now-not-over = 对局结束后才能看记录，每日挑战要等当天结束
problem-match-not-now-no-way-back = 此后又抽出或翻开过东西，或者别的玩家已作了决定
problem-match-not-now-counts = 这是积分赛，没有提示，也不能协商撤销
problem-match-not-now-not-asked = 这个请求已经失效
problem-match-not-now-once = 每日挑战只能玩一次，但你可以认输
problem-match-not-now-hints-given = 这一步的提示已经用完
problem-options-invalid = 这些选项无法开局
problem-move-malformed = 这一步不是有效的记法
problem-move-illegal = 规则不允许
problem-move-not-your-turn = 现在不由你决定
problem-log-invalid = 这不是有效的对局记录
