# Words about matches that have been played.

replay = 重播
replay-of = 重播：《{ $game }》
# Where in a match you are. $n and $of count moves.
replay-at = 第{ $n }步，共{ $of }步。
# For screen readers: the group of the buttons below.
replay-steps = 重播控制
replay-first = 跳到開頭
replay-back = 上一步
replay-forward = 下一步
replay-last = 跳到結尾
replay-slider = 對局進度
# A list of the players, and of the choice below it.
replay-eyes = 視角
replay-nobody = 觀戰者
replay-later = 這局還沒結束
replay-later-why = 結束後就能重播。
# A player whose name a log doesn’t say.
player-n = 玩家 { $number }

curve = 得分走勢
# For screen readers, in place of the chart. $players is a sentence for each player.
curve-told = 得分走勢。{ $players }
# $numbers are five numbers of points, from the start to the end.
curve-of = { $who } 每四分之一局的得分：{ $numbers }。

share = 分享

# $n counts draws.
deal-fair = { $n ->
    [1] 這局的抽取是公平的。伺服器在抽取之前就鎖定了秘密種子，唯一一次抽取完全由它決定。
   *[other] 這局的抽取是公平的。伺服器在第一次抽取之前就鎖定了秘密種子，全部{ $n }次抽取都完全由它決定。
}
# $why is a whole sentence.
deal-unfair = 無法確認這局的抽取是否公平。{ $why }
unfair-secret = 伺服器公開的秘密種子無法讀取。
unfair-commitment = 伺服器公開的秘密種子，不是當初鎖定的那一個。
