# 迷你高尔夫设计师的文字。用语以说明书为准：板块（行文中也叫“牌”）、球道、杆数、排位条、长凳、集牌。

## Categories of points: lines of the score sheet, at most 22 characters

minigolf-category-fun = 人数
minigolf-category-fast = 建造速度
minigolf-category-her = 夫人的偏好
minigolf-category-his = 先生的偏好
minigolf-category-par = 杆数
minigolf-category-land = 地图
minigolf-category-circuit = 球道布局
minigolf-category-hole-count = 球道数
minigolf-category-malformed = 建错的球道
minigolf-category-mismatch = 错误连接
minigolf-category-direction = 方向错误
minigolf-category-passes = 放弃
minigolf-category-promise-fun = 人数承诺
minigolf-category-promise-fast = 速度承诺
minigolf-category-promise-her = 夫人的偏好承诺
minigolf-category-promise-his = 先生的偏好承诺
minigolf-category-promise-par = 杆数承诺
minigolf-category-promise-land = 地图承诺
minigolf-category-promise-circuit = 球道承诺

## What a category pays or costs. $n and the like are points with their sign: `+3`, `−10`.

minigolf-about-fun = 你的板块上每有1人，{ $n }分。
minigolf-about-fast = 每集一块正面朝下的牌，{ $n }分。
minigolf-about-her = 你的板块上有客户夫人喜爱的事物，就能得分。
minigolf-about-his = 有客户先生喜欢的球道，就能得分。
minigolf-about-par = 每条杆数为{ $least }–{ $most }的球道，{ $n }分；总杆数与{ $wanted }每差1杆，{ $away }分。
minigolf-about-land = 你的地图分值；每块在地图之外的牌，{ $off }分；每个空位，{ $missing }分。
minigolf-about-circuit = 每有一个结束块紧贴下一号球道的起始块，{ $n }分；第一个起始块、最后一个结束块紧贴入口，各{ $n }分。
minigolf-about-hole-count = 球道以{ $holes }条为准，每多一条或少一条，{ $n }分。
minigolf-about-malformed = 已完成的球道，若不是正好有一个起始块和一个结束块，每条{ $n }分。
minigolf-about-mismatch = 红边对着绿边、地图边界或入口，每处{ $n }分。
minigolf-about-direction = 每个与打球方向相反的箭头，{ $n }分。
minigolf-about-passes = 每放弃一次，{ $n }分。
minigolf-about-promise = 这项承诺带来的得分或扣分。

## How many of what a category counts: tips on the score sheet

minigolf-count-fun = { $n }人
minigolf-count-fast = { $n }块正面朝下的牌
minigolf-count-her = { $n }样她喜爱的事物
minigolf-count-his = { $n }条他喜欢的球道
minigolf-count-par = 总杆数{ $n }
minigolf-count-land = { $n }个空位
minigolf-count-circuit = { $n }个接口
minigolf-count-hole-count = { $n }条球道
minigolf-count-malformed = { $n }条建错的球道
minigolf-count-mismatch = { $n }处错误连接
minigolf-count-direction = { $n }块方向错误的牌
minigolf-count-passes = { $n }次放弃
minigolf-count-promise = 第{ $n }名

## A new match

minigolf-option-version = 版本
minigolf-option-version-what = 在高级版中，你还要向客户作出承诺。
minigolf-option-version-family = 家庭版（没有承诺）
minigolf-option-version-advanced = 高级版（有承诺）
minigolf-option-visits = 客户来访
minigolf-option-visits-what = 每抽到一块客户来访板块，客户就来访；或者未被选择的板块满21块时，来访一次。
minigolf-option-visits-tiles = 使用客户来访板块
minigolf-option-visits-aside = 满21块来访一次
minigolf-option-placement = 放牌
minigolf-option-placement-what = 严格放牌时，只要这块牌在地图上另有合适的位置，就不能造成错误连接。
minigolf-option-placement-lenient = 宽松放牌（出错扣分）
minigolf-option-placement-strict = 严格放牌（能避免的错误不能犯）
minigolf-option-numbering = 球道号
minigolf-option-numbering-what = 自动编号会让你得分最多。你也可以在最后自己编号。
minigolf-option-numbering-auto = 自动编号
minigolf-option-numbering-manual = 手动编号
minigolf-option-forgiving = 不计错误
minigolf-option-forgiving-what = 错误不扣分。适合第一次玩，也适合和小朋友一起玩。
minigolf-option-difficulty = 难度
minigolf-option-difficulty-what = 发给你的地图，标的高尔夫球不会超过这个数。
minigolf-option-difficulty-1 = 1个高尔夫球：简单
minigolf-option-difficulty-2 = 2个高尔夫球：水域和拐角
minigolf-option-difficulty-3 = 3个高尔夫球：窄道和凹湾
minigolf-option-mr = 客户先生
minigolf-option-mr-what = 他喜欢的球道能得分。
minigolf-option-mr-random = 随机
minigolf-option-mr-short = { minigolf-mr-short }
minigolf-option-mr-long = { minigolf-mr-long }
minigolf-option-mr-linear = { minigolf-mr-linear }
minigolf-option-mr-turner = { minigolf-mr-turner }
minigolf-option-mr-luckyfor = { minigolf-mr-luckyfor }
minigolf-option-mr-uberstitious = { minigolf-mr-uberstitious }
minigolf-option-mr-straightforward = { minigolf-mr-straightforward }
minigolf-option-mrs = 客户夫人
minigolf-option-mrs-what = 你的板块上有她喜爱的事物，就能得分。
minigolf-option-mrs-random = 随机
minigolf-option-mrs-hotdog = { minigolf-mrs-hotdog }
minigolf-option-mrs-evergreen = { minigolf-mrs-evergreen }
minigolf-option-mrs-sprinkle = { minigolf-mrs-sprinkle }
minigolf-option-mrs-bloom = { minigolf-mrs-bloom }
minigolf-option-mrs-lazy = { minigolf-mrs-lazy }
minigolf-option-mrs-plumber = { minigolf-mrs-plumber }
minigolf-option-mrs-sloppy = { minigolf-mrs-sloppy }

## Clients, and what they pay for. $n are points with their sign: `+2`.

minigolf-clients = 客户夫妇
minigolf-mr-short = 丁先生
minigolf-mr-likes-short = 每条由两块牌组成的球道{ $n }分
minigolf-mr-long = 龙先生
minigolf-mr-likes-long = 每条由四块或更多牌组成的球道{ $n }分
minigolf-mr-linear = 直先生
minigolf-mr-likes-linear = 每条没有转角的球道{ $n }分
minigolf-mr-turner = 曲先生
minigolf-mr-likes-turner = 每条有转角的球道{ $n }分
minigolf-mr-luckyfor = 季先生
minigolf-mr-likes-luckyfor = 每条杆数为4的球道{ $n }分
minigolf-mr-uberstitious = 玄先生
minigolf-mr-likes-uberstitious = 每条杆数不为4的球道{ $n }分，但4号球道的杆数须为4
minigolf-mr-straightforward = 齐先生
minigolf-mr-likes-straightforward = 每个位于上一号结束块正前方的起始块{ $n }分
minigolf-mrs-hotdog = 汪太太
minigolf-mrs-likes-hotdog = 每条狗{ $n }分
minigolf-mrs-evergreen = 林太太
minigolf-mrs-likes-evergreen = 每堆树{ $n }分
minigolf-mrs-sprinkle = 池太太
minigolf-mrs-likes-sprinkle = 每个水池{ $n }分
minigolf-mrs-bloom = 花太太
minigolf-mrs-likes-bloom = 每个花坛{ $n }分
minigolf-mrs-lazy = 懒太太
minigolf-mrs-likes-lazy = 每张凳子{ $n }分
minigolf-mrs-plumber = 管太太
minigolf-mrs-likes-plumber = 每根管道或暗管{ $n }分
minigolf-mrs-sloppy = 高太太
minigolf-mrs-likes-sloppy = 每个斜坡{ $n }分

## Tiles

minigolf-tee = 起始块
minigolf-green = 结束块
minigolf-straight = 直道
minigolf-arrow = 带箭头的直道
minigolf-corner = 转角
minigolf-scenery = 景观
# 汉语没有冠词，句中与标签同形。
minigolf-a-tee = 起始块
minigolf-a-green = 结束块
minigolf-a-straight = 直道
minigolf-an-arrow = 带箭头的直道
minigolf-a-corner = 转角
minigolf-a-scenery = 景观
minigolf-some-tile = 一块牌
minigolf-tile = { $tile }（{ $printed }）
minigolf-par-n = { $n }杆
minigolf-n-people = { $n }人
minigolf-n-dogs = { $n }条狗
minigolf-n-trees = { $n }堆树
minigolf-n-benches = { $n }张凳子
minigolf-n-pools = { $n }个水池
minigolf-n-pipes = { $n }根管道
minigolf-n-slopes = { $n }个斜坡
minigolf-n-flowers = { $n }个花坛

## Spaces and holes

minigolf-gate = 入口
# 图中的标签，如“2·3杆✓”。汉字占两格。
minigolf-hole-label = { $number }·p{ $par }{ $sign }
minigolf-par-label = p{ $par }{ $sign }
minigolf-hole-done = { $number }号球道（{ $par }杆，已完成）
minigolf-hole-needs-green = { $number }号球道（{ $par }杆，缺结束块）
minigolf-hole-needs-tee = { $number }号球道（{ $par }杆，缺起始块）
minigolf-hole-needs-both = { $number }号球道（{ $par }杆，缺起始块和结束块）
minigolf-hole-malformed = { $number }号球道（{ $par }杆，建错）
minigolf-cell = 第{ $column }列第{ $row }行
minigolf-cell-off = 第{ $column }列第{ $row }行（地图之外）
minigolf-cell-brings = { $place }：{ $change }

## The course

minigolf-no-course = 还没有球场
minigolf-about-course = { $person ->
    [me] 你的球场，地图：{ $land }。板块：{ $tiles }。空位：{ $missing }。球道：{ $holes }。
   *[other] { $who } 的球场，地图：{ $land }。板块：{ $tiles }。空位：{ $missing }。球道：{ $holes }。
}
minigolf-about-bare-course = { $person ->
    [me] 你的球场，地图：{ $land }。板块：{ $tiles }。空位：{ $missing }。
   *[other] { $who } 的球场，地图：{ $land }。板块：{ $tiles }。空位：{ $missing }。
}
minigolf-land-left = { $n ->
    [0] { $land } · 已填满
   *[other] { $land } · 还剩{ $n }格
}
minigolf-my-course = 回到我的球场
minigolf-lenses = 缩放
minigolf-nearer = 放大
minigolf-farther = 缩小
minigolf-fit = 显示整个球场
minigolf-total-change = 合计{ $change }

## The racks

minigolf-racks = 排位条
minigolf-offer = 本轮
minigolf-coming = 下一轮
minigolf-drawn = 你抽到的两块牌
minigolf-order = 拿牌顺序：{ $who }
# 最多6个汉字。
minigolf-order-short = 拿牌顺序
minigolf-bench-short = 长凳
minigolf-bench = 长凳上，从左到右：{ $who }
minigolf-taken = { $object ->
    [me] 已被你拿走
   *[other] 已被 { $whom } 拿走
}
minigolf-slot = 第{ $n }位：{ $tile }
minigolf-rotate = 旋转
minigolf-rotate-how = 按 R 键，或在球场上滚动滚轮，或再点一下这块牌
minigolf-pass = 放弃
minigolf-stop-and-collect = 停止并集牌
minigolf-stop = 停止
minigolf-fate-of-back = 第{ $n }块牌：放到球场上，或放回布袋
minigolf-fate-of-away = 第{ $n }块牌：放到球场上，或移除
# 最多6个汉字。
minigolf-fate-back = 或放回布袋
minigolf-fate-away = 或移除
minigolf-bag = 布袋里还有{ $n }块
minigolf-visits-left = 还有{ $n }次客户来访
minigolf-end-phase = 最后阶段

## The score sheet

minigolf-sheet = 计分表
minigolf-final-count = 最终计分
minigolf-show-count = 查看计分
minigolf-count-on = 下一项
minigolf-counted = { $what }{ $points } · 累计{ $sum }
minigolf-point-at-line = 指向或点一下某一行，看看分数从哪里来。
minigolf-if-ended-now = 假如现在结束
minigolf-legend = 球场上，“2·p3”表示2号球道，杆数（p）为3；没有号码的球道只标杆数，如“p3”。✓ 已完成，… 缺起始块或结束块，! 建错的球道。
minigolf-change = 放下手中这块牌后
minigolf-total = 总分
minigolf-courses = 大家的球场
minigolf-face-down = { $n }块正面朝下
minigolf-stopped = 已停止
minigolf-n-promises = { $n }项承诺

## Choices

minigolf-choose-land = 选择你的地图
minigolf-lands-of = { $who } 可选的地图
minigolf-land-facts = 分值：{ $points } · 格数：{ $cells }
minigolf-balls-1 = 简单
minigolf-balls-2 = 水域和拐角
minigolf-balls-3 = 窄道和凹湾
minigolf-visit = 客户来访
minigolf-first-promises = 作出开局承诺
minigolf-promise-how = 承诺保密到最后。在承诺的项目上排名第一会加分，排名最后会扣分。承诺不能撤回。
minigolf-promise-alone = 每项承诺，兑现{ $kept }分，没有兑现{ $broken }分。承诺不能撤回。
minigolf-promised-already = 已承诺
minigolf-now-points = { $n ->
   *[other] 目前{ $points }分
}
minigolf-leftovers = 未被选择的板块
minigolf-leftovers-how = 选择要放回布袋的板块。其余的都会移除。
minigolf-numbering = 给球道编号
minigolf-numbering-how = 已经填好最有利的号码，你可以更改。
minigolf-hole-at = 第{ $column }列第{ $row }行的球道

## Buttons

minigolf-do-build = 放牌
minigolf-do-land = 选择地图
minigolf-do-promise = 承诺
minigolf-do-promise-nothing = 不承诺
minigolf-do-pass = 放弃
minigolf-do-collect = 集牌
minigolf-do-stop = 停止
minigolf-do-return = { $n ->
    [0] 都不放回
   *[other] 放回{ $n }块
}
minigolf-do-number = 确定编号

## Moves you could make

minigolf-say-land = 选择{ $land }。
minigolf-say-promise = 承诺{ $what }。
minigolf-say-promise-nothing = 不追加承诺。
minigolf-say-build = { $turns ->
    [0] 将{ $tile }放在{ $cell }。
    [1] 将{ $tile }放在{ $cell }，顺时针转90度。
    [2] 将{ $tile }放在{ $cell }，转180度。
   *[other] 将{ $tile }放在{ $cell }，逆时针转90度。
}
minigolf-say-build-back = { $build }另一块放回布袋。
minigolf-say-build-away = { $build }另一块移除。
minigolf-say-pass = 放弃。
minigolf-say-pass-back-back = 放弃。两块牌都放回布袋。
minigolf-say-pass-back-away = 放弃。第一块放回布袋，第二块移除。
minigolf-say-pass-away-back = 放弃。第一块移除，第二块放回布袋。
minigolf-say-pass-away-away = 放弃。两块牌都移除。
minigolf-say-collect = 集牌：将{ $tile }正面朝下收好，不再放牌。
minigolf-say-stop = 停止。
minigolf-say-return = 将{ $tiles }放回布袋。
minigolf-say-return-none = 什么都不放回布袋。
minigolf-say-number = 给球道编号：{ $holes }。
minigolf-say-number-none = 不给任何球道编号。
minigolf-number-at = { $cell }为{ $n }号

## Prompts

minigolf-prompt-land = 从三张地图中选择一张。
minigolf-prompt-first-promises = 至少作出一项承诺。
minigolf-prompt-visit = 向客户追加承诺，也可以不承诺。
minigolf-prompt-return = 选择哪些未被选择的板块放回布袋，也可以都不放回。
minigolf-prompt-number = 给你的球道编号。
minigolf-prompt-solo = 从两块牌中放一块，也可以放弃或停止。
minigolf-prompt-end = 放牌、放弃，或者停止并集一块牌。
minigolf-prompt-collect = 集一块牌，正面朝下收好。
minigolf-prompt-turn = 从排位条上拿一块牌放到球场上，或者放弃。

## History

minigolf-fact-clients = 客户夫妇：{ $mr }和{ $mrs }
minigolf-fact-dealt = { $person ->
    [me] 你分到了{ $lands }
   *[other] { $who } 分到了{ $lands }
}
minigolf-fact-land = { $person ->
    [me] 你选择了{ $land }
   *[other] { $who } 选择了{ $land }
}
minigolf-fact-land-secret = { $who } 选好了地图
minigolf-fact-lands-shown = 大家亮出了地图：{ $lands }
minigolf-land-of-seat = { $person ->
    [me] { $land }（你）
   *[other] { $land }（{ $who }）
}
minigolf-fact-ordered = 拿牌顺序：{ $who }
minigolf-pawn = { $person ->
    [me] 你
   *[other] { $who }
}
minigolf-fact-filled = 抽出：{ $tiles }
minigolf-fact-visit = 客户来访。抽出：{ $tiles }
minigolf-fact-promise = { $person ->
    [me] 你承诺了{ $what }
   *[other] { $who } 承诺了{ $what }
}
minigolf-fact-no-promise = { $person ->
    [me] 你没有追加承诺
   *[other] { $who } 没有追加承诺
}
minigolf-fact-promise-secret = { $person ->
    [me] 你定好了承诺
   *[other] { $who } 定好了承诺
}
minigolf-fact-promises = 目前的承诺数：{ $counts }
minigolf-count-of-seat = { $person ->
    [me] 你（{ $n }）
   *[other] { $who }（{ $n }）
}
minigolf-fact-built = { $person ->
    [me] { $turns ->
        [0] 你将{ $tile }放在{ $cell }
        [1] 你将{ $tile }放在{ $cell }，顺时针转90度
        [2] 你将{ $tile }放在{ $cell }，转180度
       *[other] 你将{ $tile }放在{ $cell }，逆时针转90度
    }
   *[other] { $turns ->
        [0] { $who } 将{ $tile }放在{ $cell }
        [1] { $who } 将{ $tile }放在{ $cell }，顺时针转90度
        [2] { $who } 将{ $tile }放在{ $cell }，转180度
       *[other] { $who } 将{ $tile }放在{ $cell }，逆时针转90度
    }
}
minigolf-fact-full = { $person ->
    [me] 你填满了地图
   *[other] { $who } 填满了地图
}
minigolf-fact-passed = { $person ->
    [me] 你放弃了
   *[other] { $who } 放弃了
}
minigolf-fact-collected = { $person ->
    [me] 你集了一块牌
   *[other] { $who } 集了一块牌
}
minigolf-fact-stopped = { $person ->
    [me] 你停止了
   *[other] { $who } 停止了
}
minigolf-fact-asked = { $person ->
    [me] { $n ->
        [0] 你没有要求放回任何牌
       *[other] 你要求将{ $n }块牌放回布袋
    }
   *[other] { $n ->
        [0] { $who } 没有要求放回任何牌
       *[other] { $who } 要求将{ $n }块牌放回布袋
    }
}
minigolf-fact-asked-secret = { $person ->
    [me] 你选好了要放回布袋的板块
   *[other] { $who } 选好了要放回布袋的板块
}
minigolf-fact-wishes = { $n ->
    [0] 没有牌放回布袋
   *[other] { $n }块牌放回了布袋
}
minigolf-fact-numbered = { $person ->
    [me] 你给球道编了号
   *[other] { $who } 给球道编了号
}
minigolf-fact-ended = 对局结束
