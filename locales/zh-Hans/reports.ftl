# 得分报告中的文字：谁得了多少分，为什么。网页不用这些。

rank = { $n ->
   *[other] 第{ $n }名
}
share-the-win = { $names } 共同获胜。
report-warning = 警告：{ $what }
report-points-and-rank = { $n ->
   *[other] { $points }分，{ $rank }
}
report-total = 总分

## GREEN. Heads of columns, and what is below the points there: at most 11 columns wide each.

green-report-par = { $n }杆洞
green-report-hand = 手牌
green-report-card = 进度卡
green-report-types = { $n }种
green-report-woods = { $n }支木杆
green-report-putters = { $n }支推杆
green-report-hybrids = { $n }支铁木杆
green-report-irons = { $n }支铁杆
green-report-wedges = { $n }支挖起杆
green-report-chippers = { $n }支切杆
green-report-equal-points = { $name } 与人同分，有{ $n }个球童标记（{ $rule }）。
green-report-equal-caddies = { $name } 与人同分，球童标记也一样多，都是{ $n }个（{ $rule }）。

## Ingenious

ingenious-report-solo = { $game } · 单人模式
ingenious-report-team = { $game } · 团队模式
ingenious-report-duel = { $game } · 对决模式
ingenious-report-lowest = 最落后的颜色就是得分
ingenious-report-own-side = 己方一侧的标记数就是得分
# 最多4个汉字。
ingenious-report-result = 得分
ingenious-report-markers = 标记
ingenious-report-next-lowest = { $name }：最落后的颜色{ $n }分，往上依次为{ $others }。
ingenious-report-rearmost = { $name }：己方标记从最落后的起，依次为{ $markers }。

## Mini Golf Designer

minigolf-report-family = { $game } · 家庭版
minigolf-report-family-solo = { $game } · 家庭版单人游戏
minigolf-report-advanced = { $game } · 高级版
minigolf-report-advanced-solo = { $game } · 高级版单人游戏
minigolf-report-forgiving = 不计错误：错误不扣分（{ $rule }）。
minigolf-report-mood = { $n ->
   *[other] { $points }分 · { $mood }
}
minigolf-report-unhappy = 客户不满意
minigolf-report-disappointed = 客户失望
minigolf-report-unexcited = 客户觉得一般般
minigolf-report-happy = 客户高兴
minigolf-report-impressed = 客户被惊艳到
# 表头各两个汉字。
minigolf-report-fun = 人数
minigolf-report-fast = 速度
minigolf-report-her = 夫人
minigolf-report-his = 先生
minigolf-report-par = 杆数
minigolf-report-land = 地图
minigolf-report-circuit = 布局
minigolf-report-mistakes = 错误
minigolf-report-promises = 承诺
minigolf-report-mistakes-line = 错误
minigolf-report-promises-line = 承诺
minigolf-report-promise = { $what }{ $points }
minigolf-report-mistake = { $points } { $what }

## Where the points of mini golf come from: fragments, side by side

minigolf-reason-people = 有人的格：{ $places }
minigolf-reason-no-people = 没有人
minigolf-reason-face-down = { $n }块正面朝下（每块{ $each }分）
minigolf-reason-none-face-down = 没有正面朝下的牌
minigolf-reason-liked = { $what }：{ $places }
minigolf-reason-none-liked = { $what }：无
minigolf-reason-all-straight-on = 全部做到，再得{ $n }分
minigolf-reason-hole-par = { $n ->
    [0] 各球道杆数：{ $pars } · { $least }–{ $most }杆的球道每条{ $each }分（没有）
   *[other] 各球道杆数：{ $pars } · { $least }–{ $most }杆的球道每条{ $each }分（{ $holes }号：{ $points }）
}
minigolf-reason-total-par = 总杆数{ $n }，最好是{ $wanted }：{ $points }
minigolf-reason-card = 地图分值{ $n }
minigolf-reason-off-the-land = 地图之外的牌每块{ $each }分：{ $places }
minigolf-reason-missing = 空位每个{ $each }分：{ $places }
minigolf-reason-from-the-gate = 第一个起始块紧贴入口，{ $n }分
minigolf-reason-link = 结束块紧贴下一号起始块，每处{ $each }分：{ $places }
minigolf-reason-to-the-gate = 最后一个结束块紧贴入口，{ $n }分
minigolf-reason-no-connection = 没有接口
minigolf-reason-hole-count = { $n }条球道，应为{ $wanted }条
minigolf-reason-hole-count-unproven = { $n }条球道，应为{ $wanted }条。连接板块的方式太多，无法一一检查，也许还有更接近{ $wanted }的条数
minigolf-reason-malformed = 建错的球道：{ $places }
minigolf-reason-mismatch = 错误连接：{ $edge }
minigolf-reason-rim = 球道通向地图边界：{ $edge }
minigolf-reason-gate = 球道通向入口：{ $edge }
minigolf-reason-wrong-way = 方向错误：{ $places }
minigolf-reason-passes = 放弃{ $n }次（每次{ $each }分）
# 地图上方为北。
minigolf-north-of = { $cell }的北边
minigolf-east-of = { $cell }的东边
minigolf-south-of = { $cell }的南边
minigolf-west-of = { $cell }的西边
minigolf-at = { $cell }处

## 计分文件中的错误和可疑之处。反引号中的词在文件里就是这样写的。

score-problem = { $place }：{ $why }
score-place-file = 文件
score-place-text = 第{ $line }行第{ $column }列

score-not-json = 这不是有效的 JSON（{ $why }）
score-not-text = 这不是文本（UTF-8）
score-json-ends = 文件过早结束
score-json-mark = 缺少 `{ $mark }`
score-json-marks = 缺少 `{ $one }` 或 `{ $other }`
score-json-comma = 多了一个逗号
score-json-more = 结尾之后还有内容
score-json-deep = 嵌套的层数太多
score-json-word = 有内容写错了

score-must-be = 应为{ $wanted }，而不是{ $found }
score-a-text = 文本
score-a-list = 列表
score-an-object = 对象
score-a-number = 数字
score-a-fraction = 带小数的数字
score-true-or-false = 布尔值（true 或 false）
score-one-of = （{ $words }）之一
score-a-whole-number = { $least }到{ $most }的整数

score-field-twice = 这个字段出现了两次
score-no-such-field = 没有这个字段；{ $what }可以有：{ $fields }
score-missing = 缺少 `{ $field }`
score-no-game = 缺少 `game`，可以是：{ $games }
score-name-empty = 名字不能为空
score-name-control = 名字不能含有控制字符
score-name-twice = `{ $name }` 出现了两次，请给每位玩家不同的名字

score-what-file = 《{ $game }》的文件
score-what-file-of-mode = 《{ $game }》{ $mode } 模式的文件
score-what-player = 玩家
score-what-hole = 球洞
score-what-land = 地图
score-what-options = `options`
score-what-tile = 板块
score-what-track = 轨道

score-players-between = { $what }：应有{ $least }到{ $most }人，这里有{ $n }人
score-players-exactly = { $what }：应有{ $wanted }人，这里有{ $n }人
score-teams = { $what }：应有{ $wanted }项，每队一项，这里有{ $n }项

score-green-holes = 一局应有{ $wanted }个球洞（{ $pars }杆），这里有{ $n }个
score-green-retired = 放弃的球洞不能有 `shots` 或 `points`，总是扣{ $n }分（GR-8）
score-green-no-result = 请给出 `shots`、`points`（得分进度卡上最后的格）或 `"retired": true`
score-green-no-hand = 缺少 `hand`，所以按没有手牌计分（GR-13）
score-green-hand = 手牌最多{ $most }支球杆（GR-3），这里有{ $n }支
score-green-no-club = 没有球杆 `{ $club }`，可以是：{ $clubs }
score-green-clubs = 所有手牌中有{ $n }支 `{ $club }`，但盒中只有{ $copies }支
score-green-all-caddies = 有{ $n }个球童标记，但盒中只有{ $copies }个
score-green-caddies = { $name } 缺少能分出同分先后的 `caddies`，按0计（GR-13）

score-minigolf-same-order = { $names } 的 `finished` 相同，都是{ $n }（MG-29）
score-minigolf-unproven = { $name } 的板块有太多种连接方式，无法一一尝试：按{ $n }条球道计，也许还有更接近{ $wanted }的条数（MG-16）
score-minigolf-tiles = 盒中有{ $most }块板块，这里却列出了{ $n }块
score-minigolf-no-land = 没有地图 `{ $land }`；请从 { $first } 到 { $last } 中选择，或给出 `map` 和 `points`
score-minigolf-land-zeros = 没有地图 `{ $land }`：请写成 `{ $meant }`
score-minigolf-promised-twice = `{ $promised }` 承诺了两次
score-minigolf-family-promises = 家庭版没有承诺，所以这些不算
score-minigolf-no-promises = 没有承诺：在高级版中，每位玩家至少要作出一项承诺（MG-5）
score-minigolf-collected-alone = 单人游戏中不能集牌（MG-30）
score-minigolf-finished-without-tile = 给出了 `finished`，但没有集过牌（`collected`）
score-minigolf-not-finished = 有正面朝下的牌，但没有 `finished`：与有这一项的玩家同分时，这位玩家排在后面（MG-29）
score-minigolf-passes = 只有在单人游戏中，放弃才会扣分（MG-30）
score-minigolf-no-space = `{ $space }` 不是一格：请写成 `3,1` 这样
score-minigolf-number-twice = 号码{ $n }用了两次
score-minigolf-kind-and-look = 板块可以用 `kind` 表示，也可以用它上面的内容表示，但不能两者都用
score-minigolf-no-kind = 缺少 `kind`，或者 `shape` 和板块上的其他内容
score-minigolf-no-turn = 缺少 `turn`：顺时针转几个90度，从0到3
score-minigolf-copies = 第{ $kind }种板块有{ $n }块，但盒中只有{ $copies }块
score-minigolf-look = { $copies ->
    [0] 盒中没有这样的板块，这里却有{ $n }块：{ $look }
   *[other] 盒中只有{ $copies }块这样的板块，这里却有{ $n }块：{ $look }
}

score-map-empty = 地图是空的
score-map-ragged = 地图不整齐：这一行有{ $one }格，第一行有{ $two }格
score-map-size = 地图的行数和列数都应为1到{ $one }
score-map-unknown-sign = { $one } 不是 `#`、`.`、`~`、`=`、`G` 之一
score-map-in-pieces = 场地分成了几块，或者没有场地
score-map-no-block = 入口不是由 `G` 组成的2×2方块
score-map-not-on-edge = 入口不在边上：应正好有相邻的两边朝向场地

score-course-on-the-gate = （{ $one }）的板块盖住了入口
score-course-two-tiles = （{ $one }）有两块板块
score-course-loose = （{ $one }）的板块没有和入口连在一起
score-course-turn = （{ $one }）的板块转了{ $two }次，应为0到3次
score-course-no-tile = 没有哪块板块像（{ $one }）那块一样

score-tile-stray-arrow = 只有直道有箭头
score-tile-par-of-tee = 起始块的杆数是1到3
score-tile-par-of-green = 结束块的杆数是1到3
score-tile-par-of-path = 直道和转角的杆数是0到3
score-tile-par-of-scenery = 景观没有杆数
