# GREEN 的文字。球杆论“支”，击球论“杆”。

## Categories of points

green-category-par3 = 第1洞 · 3杆洞
green-category-par4 = 第2洞 · 4杆洞
green-category-par5 = 第3洞 · 5杆洞
green-category-hand = 手牌球杆

## A new match

green-option-pro-golfers = 职业球手
green-option-pro-golfers-what = 每位玩家选择一名有特殊能力的球手。
green-option-jump-over = 跳过被占的格
green-option-jump-over-what = 在得分进度卡上，球会跳过已被占用的格。
green-option-open-hands = 公开手牌
green-option-open-hands-what = 所有人都能看到每个人的手牌。

## The board

green-wind = 风力{ $n }
green-wind-word = 风力
green-hole-par = 第{ $hole }洞 · { $par }杆洞
green-the-green = 果岭
green-the-rough = 长草区
green-points-word = 得分
green-progress-card = 得分进度卡，0–16分

green-land-tee = 留在发球台
green-land-space = 停在第{ $n }格
green-land-rough = 落入长草区
green-land-hole = 进洞

green-place-tee = 在发球台
green-place-space = 在第{ $n }格
green-place-rough = 在长草区
green-place-hole = 已进洞
green-place-retired = 已放弃此洞
green-short-place-tee = 发球台
green-short-place-space = { $n }
green-short-place-hole = 进洞
green-terrain-fairway = 平坦球道
green-terrain-lake = 湖泊

green-scene = 第{ $hole }洞，{ $par }杆洞，风力{ $wind }。从发球台到果岭：{ $spaces }。球：{ $balls }。
green-scene-lake = 第{ $n }格（{ $kind }）
green-scene-space = { $free ->
    [0] 第{ $n }格（{ $kind }，没有空圆圈）
   *[other] 第{ $n }格（{ $kind }，{ $free }个空圆圈）
}
green-scene-ball = { $person ->
    [me] 你{ $place }
   *[other] { $who } { $place }
}

## Clubs

green-type-wood = 木杆
green-type-putter = 推杆
green-type-hybrid = 铁木杆
green-type-iron = 铁杆
green-type-wedge = 挖起杆
green-type-chipper = 切杆
# 最多8个汉字。
green-short-wood = 首支球杆+2
green-short-putter = 球进洞
green-short-hybrid = 两支同打
green-short-iron = 再打出一支
green-short-wedge = 越过或无视沙坑
green-short-chipper = 不计杆数
green-power-wood = 能力：如果是你在本洞打出的第一支球杆，击球值+2。
green-power-putter = 能力：球正好停在果岭时进洞。
green-power-hybrid = 能力：同时打出两支铁木杆，算1杆。
green-power-iron = 能力：同一回合再打出一支球杆。
green-power-wedge = 能力：越过已占满的格，停在下一个空圆圈；或者无视沙坑。
green-power-chipper = 能力：弃掉这支球杆，这一杆不计。
green-club = { $kind }{ $numbers }
green-club-described = { $club }：当前风力下，击球值{ $strike }。{ $power }
# 最多6个汉字。
green-any-of-them = 自选
green-in-any-wind = 任何风力
green-copies = ×{ $n }
green-display = 展示区
green-draw-club = 抽取{ $club }
green-empty-slot = 空
green-hand = 你的手牌
green-hand-of = 你的手牌 · { $n }/8
green-empty-hand = 还没有球杆。从展示区抽取一支吧。
green-refresh = 更换展示区（1个球童标记）
green-retire = 放弃此洞

## Golfers

green-golfers = 选择你的球手
green-golfer-from-far-away = 远距进洞
green-golfer-from-far-away-power = 球正好停在果岭时，不用推杆也能进洞，从长草区击球也可以。
green-golfer-sand-king = 沙坑之王
green-golfer-sand-king-power = 从沙坑击球时+2。
green-golfer-wind-master = 御风大师
green-golfer-wind-master-power = 让一杆的风力增减1或2。
green-golfer-ultra-lob = 超级高抛
green-golfer-ultra-lob-power = 越过已占满的格，停在下一个空圆圈。
green-golfer-turns = { $golfer }{ $change }
green-golfer-paid = { $golfer }，付1个球童标记

## A shot

green-your-move = 你的行动
green-aspect-number = 击球值
green-aspect-pair = 同打
green-aspect-power = 特殊能力
green-aspect-golfer = 球手
green-alone = 单独打出
green-with = 和{ $club }一起
green-no-power = 不用
green-no-power-earns = 不用（球童标记+1）
green-no-golfer = 不用
green-lands = → { $place }
green-use-wood = +2
green-use-putter = 球进洞
green-use-iron = 再打出一支球杆
green-use-chipper = 不计杆数
green-use-skip = 越过已占满的格
green-use-sand = 无视沙坑
green-borrowed = { $object ->
    [me] { $power }，付1个球童标记向你借用
   *[other] { $power }，付1个球童标记向 { $whom } 借用
}
green-club-as = { $club } · 自选{ $n }
green-pair = { $one } + { $other }
green-how-more = { $how } · { $more }

## Moves you could make

green-say-play = 用{ $how }击球。
green-say-hit-space = { $how }：击球值{ $strike }，球停在第{ $n }格。
green-say-hit-rough = { $how }：击球值{ $strike }，球落入长草区。
green-say-hit-hole = { $how }：击球值{ $strike }，球进洞。
green-say-stay-tee = { $how }：击球值{ $strike }，球留在发球台。
green-say-stay-space = { $how }：击球值{ $strike }，球留在第{ $n }格。
green-say-stay-rough = { $how }：击球值{ $strike }，球留在长草区。
green-say-pocket = { $how }：击球值{ $strike }，球进洞，暂得{ $n }分。
green-and-earned = { $told }你获得1个球童标记。
green-say-draw = 抽取{ $club }。
green-say-refresh = 支付1个球童标记，更换展示区的4支球杆，再抽取一支。
green-say-retire = 放弃此洞，−1分，把已打出的球杆收回手牌。
green-say-winds = 风力1–6时，击球值分别为{ $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }。
green-say-discard = 弃掉{ $club }。
green-say-take-back = 支付{ $n }个球童标记，收回{ $clubs }。
green-say-take-nothing = 不收回球杆，留着球童标记。
green-say-golfer = 选择球手{ $golfer }。

## Buttons

green-act = 选择行动
green-act-draw = 抽取球杆
green-act-refresh = 更换展示区
green-act-hit = 击球
green-act-discard = 弃掉球杆
green-act-golfer = 选择球手
green-take-back = 收回球杆
green-take-nothing = 不收回
green-take-club = { $club }已选收回：{ $taken }/{ $n }。
# 最多5个汉字。
green-taken = 收回{ $n }支

## Prompts

green-prompt-turn = 抽取或打出一支球杆。
green-prompt-first = 抽取一支球杆。
green-prompt-chain = 在同一回合再打出一支球杆。
green-prompt-draw = 从新的球杆中抽取一支。
green-prompt-discard = 手牌超过上限。弃掉一支球杆。
green-prompt-take-back = 收回已打出的球杆，每支要付1个球童标记；也可以不收回。
green-prompt-golfers = 选择你的球手。
green-prompt-retire = 放弃此洞。你没有别的行动可选。

## History

green-fact-revealed = 展示区翻开：{ $clubs }
green-fact-shuffled = 弃牌堆洗成了新的牌库；展示区翻开：{ $clubs }
green-fact-laid = 第{ $n }洞开始
green-fact-blows = 风力定为{ $n }
green-fact-starts = { $person ->
    [me] 你先开始
   *[other] { $who } 先开始
}
green-fact-chose = { $person ->
    [me] 你选择了{ $golfer }
   *[other] { $who } 选择了{ $golfer }
}
green-fact-drew = { $person ->
    [me] 你抽取了{ $club }
   *[other] { $who } 抽取了{ $club }
}
green-fact-refreshed = { $person ->
    [me] 你支付1个球童标记，更换了展示区
   *[other] { $who } 支付1个球童标记，更换了展示区
}
# 例：你击球（推杆0–2 · 自选1），击球值1，球停在第5格
green-fact-hit = { $person ->
    [me] 你击球（{ $how }），击球值{ $strike }，{ $to }
   *[other] { $who } 击球（{ $how }），击球值{ $strike }，{ $to }
}
green-fact-hit-earned = { $person ->
    [me] 你击球（{ $how }），击球值{ $strike }，{ $to }（球童标记+1）
   *[other] { $who } 击球（{ $how }），击球值{ $strike }，{ $to }（球童标记+1）
}
green-landed-space = 球停在第{ $n }格
green-landed-rough = 球落入长草区
green-landed-hole = 球进洞
green-stayed-tee = 球留在发球台
green-stayed-space = 球留在第{ $n }格
green-stayed-rough = 球留在长草区
green-no-room-landed = 第{ $full }格没有空圆圈，球停在第{ $n }格
green-no-room-stayed = 第{ $full }格没有空圆圈，球留在第{ $n }格
green-no-room-stayed-tee = 第{ $full }格没有空圆圈，球留在发球台
green-strike = { $n }
green-strike-made = { $n }（{ $parts }）
green-sum-printed = 牌面{ $n }
green-sum-bunker = 沙坑{ $change }
green-sum-height = 高地{ $change }
green-sum-power = 能力{ $change }
green-fact-pocketed = { $person ->
    [me] 你用{ $shots }杆进洞，球放到得分进度卡的第{ $n }格
   *[other] { $who } 用{ $shots }杆进洞，球放到得分进度卡的第{ $n }格
}
green-fact-advanced = { $person ->
    [me] 你的球在得分进度卡上前进到第{ $n }格
   *[other] { $who } 的球在得分进度卡上前进到第{ $n }格
}
green-fact-beyond = { $person ->
    [me] 你的球走到了得分进度卡的尽头，得16分
   *[other] { $who } 的球走到了得分进度卡的尽头，得16分
}
green-fact-retired = { $person ->
    [me] 你放弃了此洞
   *[other] { $who } 放弃了此洞
}
green-fact-discarded = { $person ->
    [me] 你弃掉了{ $club }
   *[other] { $who } 弃掉了{ $club }
}
green-fact-hole-ended = 第{ $n }洞结束：{ $results }
green-fact-took-back = { $person ->
    [me] 你支付{ $n }个球童标记，收回了{ $clubs }
   *[other] { $who } 支付{ $n }个球童标记，收回了{ $clubs }
}
green-fact-took-nothing = { $person ->
    [me] 你没有收回球杆
   *[other] { $who } 没有收回球杆
}
green-points-of = { $person ->
    [me] 你 { $change }
   *[other] { $who } { $change }
}
green-fact-ended = 手牌球杆加分：{ $bonus }

## Beside the board

green-shots = 本洞击球
green-purse = { $caddies }个球童标记 · { $clubs }支球杆 · { $shots }杆
green-scorecard = 记分卡
green-hands = 手牌球杆
green-total = 总分
green-in-shots = { $n }杆
green-unfinished = 未进洞
green-left = 牌库：{ $deck } · 弃牌堆：{ $discards } · 公共供应区的球童标记：{ $supply }
