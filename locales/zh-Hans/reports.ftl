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
