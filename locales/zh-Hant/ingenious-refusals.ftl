# Why a move isn’t possible.
# 每句都接在「不能這樣做：」之後，句尾不加句號。$one 和 $two 是相關的數字、格子或板塊。

ingenious-refused-not-your-turn = 還沒輪到你
ingenious-refused-not-on-rack = 你的板塊架上沒有板塊 { $one }
ingenious-refused-outside-area = 格子（{ $one }）不在規定範圍內
ingenious-refused-cell-covered = 格子（{ $one }）上已經有板塊
ingenious-refused-not-adjacent = 格子（{ $one }）與（{ $two }）不相鄰
ingenious-refused-nothing-due = 現在不用抽取任何東西
ingenious-refused-wrong-number = 應該抽取{ $one }個板塊，不是{ $two }個
ingenious-refused-not-in-bag = 袋中沒有那麼多個板塊 { $one }
ingenious-refused-no-printed-symbol = 你的第一個板塊必須與版圖上的圖案相鄰
ingenious-refused-touches-tile = 你的第一個板塊不能與其他板塊相鄰
ingenious-refused-no-lonely-symbol = 你的第一個板塊必須與版圖上的圖案相鄰，而且那個圖案旁邊還沒有板塊
ingenious-refused-cell-printed = 格子（{ $one }）印有圖案，永遠不能蓋住
ingenious-refused-bonus-first = 必須先執行額外放置
ingenious-refused-place-first = 必須先放置板塊，才能交換
ingenious-refused-swap-asked = 板塊已經放好了，請交換板塊或保留板塊
ingenious-refused-swap-is-whole = 只能全部交換，或完全不交換
ingenious-refused-set-aside = 板塊 { $one } 放在一旁，抽完才放回袋中
ingenious-refused-no-swap-in-solo = 單人遊戲不能交換板塊
ingenious-refused-order-does-not-matter = 這裡先計哪個圖案都一樣，請先寫上方或左方的格子
ingenious-refused-duel-place-first = 必須先放置板塊，才能交換
ingenious-refused-duel-swap-asked = 板塊已經放好了，請選擇要交換的板塊，或保留板塊
ingenious-refused-name-tiles = 對決時，必須選擇要交換哪些板塊
ingenious-refused-too-few-on-rack = 你的板塊架上沒有那麼多個板塊 { $one }
ingenious-refused-not-swappable = 板塊 { $one } 的兩個顏色，標記都不在你的9分空格
ingenious-refused-duel-set-aside = 板塊 { $one } 放在一旁，抽完才放回袋中
ingenious-refused-no-such-seat = 這張遊戲桌沒有這個座位
ingenious-refused-start-due = 必須先抽選起始玩家
ingenious-refused-draw-due = 起始玩家已經決定，現在該抽取板塊
