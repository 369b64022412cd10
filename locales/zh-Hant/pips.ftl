# Words of Pips.

pips-option-cells = 這一排的長度
pips-option-cells-what = 這一排有幾格。
pips-category-neighbours = 同數相鄰
pips-category-favourite = 幸運數字

pips-hand = 你手中的棋子
pips-bag = 袋中還有{ $n }枚棋子
# What a player holds: $hand and $favourite are numbers of stones, or question marks; $n counts equal neighbours so far.
pips-holds = 手中 { $hand } · 幸運數字 { $favourite } · 同數相鄰{ $n }枚

pips-prompt-favour = 選擇你的幸運數字。
pips-prompt-place = 放置一枚棋子。
pips-say-favour = 把{ $stone }定為幸運數字。
pips-say-place = 把{ $stone }放在第{ $cell }格。

# A stone by its number, in a list.
pips-stone = { $stone }
pips-starts = { $person ->
    [me] 你先開始
   *[other] { $who } 先開始
}
pips-drew = { $person ->
    [me] 你抽到{ $stones }
   *[other] { $who } 抽到{ $stones }
}
# Of other players, whose stones are hidden.
pips-drew-some = { $who } 抽了{ $n }枚棋子
pips-favoured = { $person ->
    [me] 你選了{ $stone }當幸運數字
   *[other] { $who } 選了{ $stone }當幸運數字
}
# Of other players, whose favourite is secret.
pips-favoured-secretly = { $who } 選好了幸運數字
# $n counts the stones beside it that have the same number.
pips-placed = { $person ->
    [me] { $n ->
        [0] 你把{ $stone }放在第{ $cell }格
       *[other] 你把{ $stone }放在第{ $cell }格，與{ $n }枚同數棋子相鄰
    }
   *[other] { $n ->
        [0] { $who } 把{ $stone }放在第{ $cell }格
       *[other] { $who } 把{ $stone }放在第{ $cell }格，與{ $n }枚同數棋子相鄰
    }
}
pips-ended = 這一排放滿了，對局結束

pips-left-note = 尚未出現：袋中的棋子，以及你看不到的手中的棋子。
pips-left-stones = 棋子
