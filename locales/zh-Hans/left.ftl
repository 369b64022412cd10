# 剩余配件：盒中有什么，还可能出现什么。

left-in-box = 盒中
left-to-come = 尚未出现
left-all = 合计

## Mini Golf Designer

minigolf-left-note = 尚未出现：布袋里的板块。排位条上的板块不算在内，未被选择的还可能放回布袋。
minigolf-left-tiles = 板块
minigolf-left-symbols = 板块上的图案
minigolf-left-aside = 放在一旁
minigolf-left-people = 人
minigolf-left-dogs = 狗
minigolf-left-trees = 树
minigolf-left-benches = 凳子
minigolf-left-pools = 水池
minigolf-left-pipes = 管道
minigolf-left-slopes = 斜坡
minigolf-left-flowers = 花坛

## Ingenious

ingenious-left-note = 尚未出现：袋中的板块，以及你看不到的板块架上的板块。
ingenious-left-symbols = 板块上的图案
ingenious-left-tiles = 板块

## GREEN

green-left-note = 尚未出现：牌库里的球杆，以及你看不到的手牌。牌库用完时，弃牌堆洗成新的牌库。每个洞都会把所有球道卡重新洗牌。
green-left-clubs = 球杆
green-left-discarded = 已弃
green-left-on-hole = 本洞
green-left-cards = 球道卡
green-left-card = { $spaces }
