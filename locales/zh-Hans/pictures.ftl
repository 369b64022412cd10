# 局面图中的文字，用于终端和 SVG。汉字占两栏。

picture-of = 《{ $game }》：牌桌上的局面
the-match-is-over = 对局已结束

## GREEN: what is going on, in a line of 80 columns

green-now-display = 翻开第一批球杆
green-now-course = 布置球洞
green-now-wind = 掷骰决定风力
green-now-start = 抽选起始玩家
green-now-golfers = { $who } 正在选择球手
green-now-turn = 等待 { $who } 行动
green-now-refresh = 翻开新的球杆
green-now-draw = { $who } 正在从新的球杆中抽取
green-now-chain = { $who } 还要再打出一支球杆
green-now-refill = 补满展示区
green-now-discard = { $who } 正在弃牌
green-now-take-back = { $who } 可以收回球杆
green-picture-hole = 第{ $hole }洞，{ $par }杆洞，风力{ $wind }
green-picture-hole-calm = 第{ $hole }洞，{ $par }杆洞，风力未定
green-picture-stock = 牌库：{ $deck } · 公共供应区的球童标记：{ $supply }
green-picture-standing = { $points }分 · { $caddies }个球童标记 · { $ball }
green-picture-pocketed = 已进洞，得分进度{ $n }
green-picture-hand = 手牌
green-picture-row = 已打
green-picture-clubs = { $n ->
    [0] 没有球杆
   *[other] { $n }支球杆
}
green-picture-held = { $clubs }
green-picture-no-shot = 还没击球
green-picture-green = 果岭 ⚑
green-picture-space = { $n } { $kind }
green-picture-lake = { $n } 湖泊 ~~~~

## Ingenious

ingenious-now-start = 抽选起始玩家
ingenious-now-deal = 分发板块
ingenious-now-draw = { $who } 正在抽取板块
ingenious-now-place = { $who } 正在放置板块
ingenious-now-bonus = { $who } 还有{ $n }次额外放置
ingenious-now-swap = { $who } 可以交换板块
ingenious-picture-bag = 袋中还有{ $n }个板块
ingenious-picture-side = { $who } 一侧
ingenious-picture-rack = 板块架{ $n }
ingenious-picture-row = q { $first }到{ $last }
ingenious-picture-lowest = { $n }（最落后）

## Mini Golf Designer

minigolf-now-clients = 抽取客户
minigolf-now-lands = 分发地图
minigolf-now-choose-land = 大家正在选择地图
minigolf-now-order = 抽选拿牌顺序
minigolf-now-fill = 抽取板块
minigolf-now-first-promises = 作出开局承诺
minigolf-now-turn = 放牌
minigolf-now-visit = 客户来访
minigolf-now-return = 选择放回布袋的板块
minigolf-now-solo-turn = 从两块牌中放一块
minigolf-now-number = 给球道编号
minigolf-picture-clients = { $mr }和{ $mrs }
minigolf-picture-pawns = 拿牌顺序：{ $who }
minigolf-picture-bench = 长凳上：{ $who }
minigolf-picture-land = { $id } { $land }
minigolf-picture-no-land = 还没有地图
minigolf-picture-promised = 已承诺{ $what }
minigolf-short-arrow = 箭头
minigolf-picture-tile = #{ $kind } { $shape }
minigolf-picture-lane = #{ $kind } { $shape } { $par }杆
minigolf-picture-slot = { $slot }：{ $what }
minigolf-picture-slot-empty = { $slot }：–
minigolf-sign-tee = T 起始块
minigolf-sign-green = G 结束块
minigolf-sign-hole = 1–9 球道号
minigolf-sign-par = ¹²³ 杆数
minigolf-sign-no-number = ? 没有号码
minigolf-sign-no-tile = . 空位
minigolf-sign-mismatch = × 错误连接
minigolf-sign-wrong-way = ! 方向错误
minigolf-sign-off-the-land = * 地图之外
minigolf-other-back = 另一块：放回布袋
minigolf-other-away = 另一块：移除
