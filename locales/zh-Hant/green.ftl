# Words of GREEN.
# 用語從臺灣高爾夫：桿弟、果嶺、長草區、標準桿、挖起桿。「擊球距離」是一桿讓球移動的格數。

## Categories of points

green-category-par3 = 第1洞（3桿洞）
green-category-par4 = 第2洞（4桿洞）
green-category-par5 = 第3洞（5桿洞）
green-category-hand = 手牌球桿

## A new match

green-option-pro-golfers = 職業球員
green-option-pro-golfers-what = 每位玩家選擇一名有特殊能力的球員。
green-option-jump-over = 越過有球的格
green-option-jump-over-what = 在得分進度卡上，球會越過有球的格。
green-option-open-hands = 公開手牌
green-option-open-hands-what = 所有人的手牌都公開。

## The board

# For screen readers: the flag that shows the wind, from 1 to 6.
green-wind = 風力{ $n }
# Below the flag, in the picture: about 8 characters.
green-wind-word = 風力
# On a sign in the picture: at most 16 characters.
green-hole-par = 第{ $hole }洞 · { $par }桿洞
# In the picture, beside the end of the hole: about 8 characters each.
green-the-green = 果嶺
green-the-rough = 長草區
# Above the scoring progression card, in the picture: about 6 characters.
green-points-word = 得分
# For screen readers: the card at the right.
green-progress-card = 得分進度卡，0–16分

# For screen readers: where a shot can end. Each is a button on the board.
green-land-tee = 留在發球台
green-land-space = 打到第{ $n }格
green-land-rough = 打進長草區
green-land-hole = 打進洞

# Where a ball is, beside a player’s name.
green-place-tee = 在發球台
green-place-space = 在第{ $n }格
green-place-rough = 在長草區
green-place-hole = 已進洞
green-place-retired = 已放棄
# The same in a word, where there is little room; the rough is `green-the-rough`.
green-short-place-tee = 發球台
green-short-place-space = { $n }
green-short-place-hole = 進洞
# What a space is. A bunker and a height come with what they do to a shot, as in `green-sum-bunker`.
green-terrain-fairway = 平坦球道
green-terrain-lake = 湖泊

# For screen readers: the whole hole. $spaces lists `green-scene-space` and `green-scene-lake`, $balls `green-scene-ball`.
green-scene = 第{ $hole }洞，{ $par }桿洞，風力{ $wind }。從發球台到果嶺：{ $spaces }。球的位置：{ $balls }。
green-scene-lake = 第{ $n }格（{ $kind }）
# $kind is what the space is, such as `bunker −2`; $free counts its free circles.
green-scene-space = { $free ->
    [0] 第{ $n }格（{ $kind }，沒有空圓圈）
   *[other] 第{ $n }格（{ $kind }，{ $free }個空圓圈）
}
# $place is where the ball is, such as `on space 5`.
green-scene-ball = { $person ->
    [me] 你（{ $place }）
   *[other] { $who }（{ $place }）
}

## Clubs

green-type-wood = 木桿
green-type-putter = 推桿
green-type-hybrid = 鐵木桿
green-type-iron = 鐵桿
green-type-wedge = 挖起桿
green-type-chipper = 切球桿
# A club’s power on its card: at most 16 characters.
green-short-wood = 首支球桿 +2
green-short-putter = 進洞
green-short-hybrid = 兩支一起打
green-short-iron = 再打一支
green-short-wedge = 越過或無視沙坑
green-short-chipper = 不計桿數
# A club’s power in a sentence.
green-power-wood = 能力：如果這是你在本洞打出的第一支球桿，擊球距離 +2。
green-power-putter = 能力：球正好到達果嶺時，就能進洞。
green-power-hybrid = 能力：兩支鐵木桿一起打出，算1桿。
green-power-iron = 能力：同一回合再打出一支球桿。
green-power-wedge = 能力：越過佔滿的格，到下一個空圓圈；或無視沙坑。
green-power-chipper = 能力：擊球後棄掉這支球桿，這一桿不計桿數。
# A club by what is printed on it: `Iron 4/3/2`, `Putter 0–2`.
green-club = { $kind } { $numbers }
# For screen readers: all that is on a card. $strike is a number or a range, $power a sentence.
green-club-described = { $club }：目前風力下可打{ $strike }格。{ $power }
# On a card, below the number: at most 12 characters each.
green-any-of-them = 自選
green-in-any-wind = 不受風影響
# On a card: how many of it there are.
green-copies = ×{ $n }
green-display = 展示區
# For screen readers. $club is all that is on a card, in sentences (`green-club-described`).
green-draw-club = 抽取：{ $club }
# A slot of the display without a club.
green-empty-slot = 空
green-hand = 你的手牌
green-hand-of = 你的手牌 · { $n }/8支
green-empty-hand = 還沒有球桿。從展示區抽一支吧。
green-refresh = 更換展示區（1枚桿弟代幣）
green-retire = 放棄此洞

## Golfers

green-golfers = 選擇你的球員
green-golfer-from-far-away = 遠距進洞
green-golfer-from-far-away-power = 球正好到達果嶺時，不用推桿也能進洞，從長草區打也行。
green-golfer-sand-king = 沙坑之王
green-golfer-sand-king-power = 從沙坑擊球時，擊球距離 +2。
green-golfer-wind-master = 御風大師
green-golfer-wind-master-power = 讓這一桿的風力增減1或2。
green-golfer-ultra-lob = 超級高拋
green-golfer-ultra-lob-power = 越過佔滿的格，到下一個空圓圈。
# A golfer who changes the wind for a shot: `Wind Master +2`.
green-golfer-turns = { $golfer } { $change }
# A golfer whose power costs a caddie token.
green-golfer-paid = { $golfer }（付1枚桿弟代幣）

## A shot

green-your-move = 你的行動
# What is chosen about a shot, each a row of buttons.
green-aspect-number = 擊球距離
green-aspect-pair = 搭配
green-aspect-power = 能力
green-aspect-golfer = 球員
# On a button: a Hybrid played alone, or with another.
green-alone = 單獨打
green-with = 搭配{ $club }
# On a button: without a power.
green-no-power = 不用
green-no-power-earns = 不用（+1枚桿弟代幣）
green-no-golfer = 不用
# On a button: where the ball would land, as a space’s number or a word.
green-lands = → { $place }
# A power at work, on buttons and after a club: `Iron 4/3/2 · play another club`.
green-use-wood = +2
green-use-putter = 推進洞
green-use-iron = 再打一支
green-use-chipper = 不計桿數
green-use-skip = 往前越過
green-use-sand = 無視沙坑
# $power is one of the above.
green-borrowed = { $object ->
    [me] { $power }（付你1枚桿弟代幣借用）
   *[other] { $power }（付 { $whom } 1枚桿弟代幣借用）
}
# A club with the strike that was chosen: `Putter 0–2 as 1`.
green-club-as = { $club }（選{ $n }）
# Two Hybrids played together.
green-pair = { $one } + { $other }
# A club, and what helps the shot: a power, a golfer.
green-how-more = { $how } · { $more }

## Moves you could make

# $how is a club with what helps it, such as `Putter 0–2 as 1 · pocket the ball`.
green-say-play = 用{ $how }擊球。
green-say-hit-space = { $how }：打出{ $strike }格，球停在第{ $n }格。
green-say-hit-rough = { $how }：打出{ $strike }格，球落入長草區。
green-say-hit-hole = { $how }：打出{ $strike }格，球進洞。
green-say-stay-tee = { $how }：打出{ $strike }格，球留在發球台。
green-say-stay-space = { $how }：打出{ $strike }格，球留在第{ $n }格。
green-say-stay-rough = { $how }：打出{ $strike }格，球留在長草區。
# $n are the points that the shot is worth before the ball advances.
green-say-pocket = { $how }：打出{ $strike }格，球進洞，目前得{ $n }分。
# After one of the sentences above.
green-and-earned = { $told }你獲得1枚桿弟代幣。
green-say-draw = 抽取{ $club }。
green-say-refresh = 支付1枚桿弟代幣，把展示區的4支球桿全部換新，再抽取1支。
green-say-retire = 放棄此洞：−1分，把已打出的球桿收回手牌。
# What a club hits in each of the six winds.
green-say-winds = 風力1–6的擊球距離依序是：{ $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }。
green-say-discard = 棄掉{ $club }。
# $n counts the clubs, at a caddie token each.
green-say-take-back = 支付{ $n }枚桿弟代幣，收回{ $clubs }。
green-say-take-nothing = 不收回球桿，保留桿弟代幣。
green-say-golfer = 選擇球員「{ $golfer }」。

## Buttons

# Before a move is chosen.
green-act = 選擇行動
green-act-draw = 抽取球桿
green-act-refresh = 更換展示區
green-act-hit = 擊球
green-act-discard = 棄掉球桿
green-act-golfer = 選擇球員
green-take-back = 收回球桿
green-take-nothing = 不收回
# For screen readers. $club is all that is on a card, in sentences; $taken of $n equal clubs are chosen.
green-take-club = { $club }已選擇收回{ $taken }支，共{ $n }支。
# On a card, while choosing: at most 10 characters.
green-taken = 收回{ $n }支

## Prompts

green-prompt-turn = 抽取一支球桿，或打出一支。
green-prompt-first = 抽取一支球桿。
green-prompt-chain = 同一回合再打出一支球桿。
green-prompt-draw = 從新的球桿中抽取一支。
green-prompt-discard = 手牌超過上限，請棄掉一支球桿。
green-prompt-take-back = 收回已打出的球桿，每支1枚桿弟代幣，或不收回。
green-prompt-golfers = 選擇你的球員。
green-prompt-retire = 請放棄此洞。你沒有其他行動可選。

## History

green-fact-revealed = 展示區翻出：{ $clubs }
green-fact-shuffled = 棄牌堆洗成新牌庫，展示區翻出：{ $clubs }
green-fact-laid = 第{ $n }洞開始
# $n is from 1 to 6.
green-fact-blows = 風力定為{ $n }
green-fact-starts = { $person ->
    [me] 你先開始
   *[other] { $who } 先開始
}
green-fact-chose = { $person ->
    [me] 你選擇了「{ $golfer }」
   *[other] { $who } 選擇了「{ $golfer }」
}
green-fact-drew = { $person ->
    [me] 你抽了{ $club }
   *[other] { $who } 抽了{ $club }
}
green-fact-refreshed = { $person ->
    [me] 你支付1枚桿弟代幣，更換了展示區
   *[other] { $who } 支付1枚桿弟代幣，更換了展示區
}
# $strike is a number, perhaps with what it is made of; $how a club with what helps it; $to a clause from the list below.
green-fact-hit = { $person ->
    [me] 你用{ $how }，打出{ $strike }：{ $to }
   *[other] { $who } 用{ $how }，打出{ $strike }：{ $to }
}
# The same if the shot earned a caddie token.
green-fact-hit-earned = { $person ->
    [me] 你用{ $how }，打出{ $strike }：{ $to }（+1枚桿弟代幣）
   *[other] { $who } 用{ $how }，打出{ $strike }：{ $to }（+1枚桿弟代幣）
}
# Where the ball came to rest, after `You hit 3 with Iron 4/3/2:`.
green-landed-space = 球停在第{ $n }格
green-landed-rough = 球落入長草區
green-landed-hole = 球進洞
green-stayed-tee = 球留在發球台
green-stayed-space = 球留在第{ $n }格
green-stayed-rough = 球留在長草區
# $full is the space that the strike led to.
green-no-room-landed = 第{ $full }格沒有空位，球停在第{ $n }格
green-no-room-stayed = 第{ $full }格沒有空位，球留在第{ $n }格
green-no-room-stayed-tee = 第{ $full }格沒有空位，球留在發球台
# A strike that is just what is printed, and one with what it is made of.
green-strike = { $n }格
green-strike-made = { $n }格（{ $parts }）
# Parts of a strike, and what a bunker or a height does to one. $change has its sign.
green-sum-printed = 牌面{ $n }
green-sum-bunker = 沙坑 { $change }
green-sum-height = 高地 { $change }
green-sum-power = 能力 { $change }
# $n is a space of the scoring progression card.
green-fact-pocketed = { $person ->
    [me] 你以{ $shots }桿進洞，在得分進度卡前進到{ $n }分
   *[other] { $who } 以{ $shots }桿進洞，在得分進度卡前進到{ $n }分
}
green-fact-advanced = { $person ->
    [me] 你的球前進到{ $n }分
   *[other] { $who } 的球前進到{ $n }分
}
green-fact-beyond = { $person ->
    [me] 你的球到達得分進度卡的終點：16分
   *[other] { $who } 的球到達得分進度卡的終點：16分
}
green-fact-retired = { $person ->
    [me] 你放棄了這一洞
   *[other] { $who } 放棄了這一洞
}
green-fact-discarded = { $person ->
    [me] 你棄掉了{ $club }
   *[other] { $who } 棄掉了{ $club }
}
# $results lists `green-points-of`.
green-fact-hole-ended = 第{ $n }洞結束：{ $results }
# $n counts the clubs, at a caddie token each.
green-fact-took-back = { $person ->
    [me] 你支付{ $n }枚桿弟代幣，收回了{ $clubs }
   *[other] { $who } 支付{ $n }枚桿弟代幣，收回了{ $clubs }
}
green-fact-took-nothing = { $person ->
    [me] 你沒有收回球桿
   *[other] { $who } 沒有收回球桿
}
# What a player got, in a list. $change has its sign.
green-points-of = { $person ->
    [me] 你 { $change }
   *[other] { $who } { $change }
}
# $bonus lists `green-points-of`.
green-fact-ended = 手牌球桿加分：{ $bonus }

## Beside the board

green-shots = 本洞擊球紀錄
# Below a player’s name: caddie tokens, clubs in hand, shots on this hole.
green-purse = { $caddies }枚桿弟代幣 · { $clubs }支球桿 · { $shots }桿
green-scorecard = 記分卡
green-hands = 手牌球桿
green-total = 總分
# How a hole was played: below points, in a narrow column.
green-in-shots = { $n }桿
green-unfinished = 未進洞
# How many are left of each.
green-left = 牌庫：{ $deck } · 棄牌堆：{ $discards } · 公共供應區的桿弟代幣：{ $supply }
