# 每条都接在“这样不行：”之后，句号由 refused 补上。

pips-refused-no-such-stone = 没有这个数字的棋子
pips-refused-favourite-first = 要先选择你的幸运数字
pips-refused-favourite-chosen = 幸运数字只能在放第一枚棋子之前选一次
pips-refused-not-in-hand = 你手中没有这枚棋子
pips-refused-off-the-row = 这一排没有这一格
pips-refused-cell-taken = 那一格已经有棋子
pips-refused-not-in-bag = 袋中没有这些棋子
pips-refused-other-outcome-due = 要先抽出别的结果
pips-refused-no-such-seat = 这张牌桌没有这个座位
