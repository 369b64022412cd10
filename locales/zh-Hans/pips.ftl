# Pips 的文字。

pips-option-cells = 一排的长度
pips-option-cells-what = 这一排有多少格。
pips-category-neighbours = 相邻相同
pips-category-favourite = 幸运数字

pips-hand = 你手中的棋子
pips-bag = 袋中还有{ $n }枚棋子
pips-holds = 手中：{ $hand } · 幸运数字：{ $favourite } · 相邻相同：{ $n }

pips-prompt-favour = 选择你的幸运数字。
pips-prompt-place = 放一枚棋子。
pips-say-favour = 把{ $stone }定为你的幸运数字。
pips-say-place = 将{ $stone }放在第{ $cell }格。

pips-stone = { $stone }
pips-starts = { $person ->
    [me] 你先开始
   *[other] { $who } 先开始
}
pips-drew = { $person ->
    [me] 你抽取了{ $stones }
   *[other] { $who } 抽取了{ $stones }
}
pips-drew-some = { $who } 抽取了{ $n }枚棋子
pips-favoured = { $person ->
    [me] 你把幸运数字定为{ $stone }
   *[other] { $who } 把幸运数字定为{ $stone }
}
pips-favoured-secretly = { $who } 选好了幸运数字
pips-placed = { $person ->
    [me] { $n ->
        [0] 你将{ $stone }放在第{ $cell }格
       *[other] 你将{ $stone }放在第{ $cell }格，旁边有{ $n }枚相同的棋子
    }
   *[other] { $n ->
        [0] { $who } 将{ $stone }放在第{ $cell }格
       *[other] { $who } 将{ $stone }放在第{ $cell }格，旁边有{ $n }枚相同的棋子
    }
}
pips-ended = 这一排放满了，对局结束

pips-left-note = 尚未出现：袋中的棋子，以及你看不到的手中的棋子。
pips-left-stones = 棋子
