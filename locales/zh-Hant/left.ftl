# 剩餘配件：盒中有什麼，還可能出現什麼。

left-in-box = 盒中
left-to-come = 尚未出現
left-all = 合計

## Mini Golf Designer

minigolf-left-note = 尚未出現：布袋裡的板塊。排位條上的板塊不算在內，未被選擇的還可能放回布袋。
minigolf-left-tiles = 板塊
minigolf-left-symbols = 板塊上的圖案
minigolf-left-aside = 放在一旁
minigolf-left-people = 人
minigolf-left-dogs = 狗
minigolf-left-trees = 樹
minigolf-left-benches = 長椅
minigolf-left-pools = 水池
minigolf-left-pipes = 管子
minigolf-left-slopes = 斜坡
minigolf-left-flowers = 花圃

## Ingenious

ingenious-left-note = 尚未出現：袋中的板塊，以及你看不到的板塊架上的板塊。
ingenious-left-symbols = 板塊上的圖案
ingenious-left-tiles = 板塊

## GREEN

green-left-note = 尚未出現：牌庫裡的球桿，以及你看不到的手牌。牌庫用完時，棄牌堆洗成新牌庫。每個洞都會把所有球道卡重新洗牌。
green-left-clubs = 球桿
green-left-discarded = 已棄
green-left-on-hole = 本洞
green-left-cards = 球道卡
green-left-card = { $spaces }
