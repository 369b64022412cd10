# Why a move isn’t possible.
# 每句都接在「不能這樣做：」之後，句尾不加句號。$one 和 $two 是相關的數字、格子或板塊。

pips-refused-no-such-stone = 沒有這個數字的棋子
pips-refused-favourite-first = 你必須先選擇幸運數字
pips-refused-favourite-chosen = 幸運數字只能在放第一枚棋子之前選一次
pips-refused-not-in-hand = 你手中沒有這枚棋子
pips-refused-off-the-row = 這一排沒有這一格
pips-refused-cell-taken = 這一格已經有棋子
pips-refused-not-in-bag = 袋中沒有這些棋子
pips-refused-other-outcome-due = 必須先抽別的東西
pips-refused-no-such-seat = 這張遊戲桌沒有這個座位
