# 已结束对局的回放与分享。

replay = 回放
replay-of = 回放：《{ $game }》
replay-at = 第{ $n }步，共{ $of }步。
replay-steps = 回放控制
replay-first = 跳到开头
replay-back = 上一步
replay-forward = 下一步
replay-last = 跳到结尾
replay-slider = 对局进度
replay-eyes = 视角
replay-nobody = 观战者
replay-later = 这局还没结束
replay-later-why = 结束之后就可以回放。
player-n = 玩家{ $number }

curve = 得分走势
curve-told = 得分走势。{ $players }
curve-of = { $who } 每过四分之一局的得分：{ $numbers }。

share = 分享

deal-fair = 洗牌是公平的。第一次抽取之前，服务器就已锁定秘密种子，{ $n }次抽取的结果都由它得出。
deal-unfair = 无法确认洗牌是否公平。{ $why }
unfair-secret = 服务器公布的秘密种子无法读取。
unfair-commitment = 服务器公布的秘密种子与事先锁定的不符。
