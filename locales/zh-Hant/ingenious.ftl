# Words of Ingenious.
# 用語依繁體中文版說明書：版圖、板塊、圖案、板塊架、計分板、計分標記、對決指示物、額外放置獎勵。

## Colours and tiles. A colour is also a category of points: `red +3`.

ingenious-colour-red = 紅色
ingenious-colour-green = 綠色
ingenious-colour-blue = 藍色
ingenious-colour-orange = 橙色
ingenious-colour-yellow = 黃色
ingenious-colour-purple = 紫色

# A tile by its two colours, within sentences and lists.
ingenious-tile = { $one }–{ $other }
# A tile with the same colour twice.
ingenious-double = { $colour }–{ $colour }

## A new match

ingenious-option-seats-what = 連你在內的玩家人數，依模式而定。
ingenious-option-mode-what = 各自為戰、單人遊戲、2對2，或在共用的計分板上2人對決。
ingenious-option-mode-base = 基礎遊戲（2–4人）
ingenious-option-mode-solo = 單人
ingenious-option-mode-team = 團隊（2對2）
ingenious-option-mode-duel = 對決（2人）
ingenious-option-classic-first-turn = 經典首回合
ingenious-option-classic-first-turn-what = 你的第一個板塊必須放在版圖上的圖案旁，而且那個圖案旁邊還沒有板塊。這時可以與其他板塊相鄰。
ingenious-option-open-talk = 允許隊友溝通
ingenious-option-open-talk-what = 團隊模式中，隊友可以在對局期間聊天。

## The table

ingenious-board = 版圖
# For screen readers: the heading of a list of colours, each with its spaces.
ingenious-on-board = 各色圖案的位置
# For screen readers: a colour, and the spaces with its symbol (`2,−1`).
ingenious-lies = { $colour }：{ $cells }
# For screen readers: a space by its coordinates (`2,−1`).
ingenious-cell = 格子（{ $cell }）
# For screen readers: a tile on the board. $one and $other are colours, $here and $there their spaces (`2,−1`).
ingenious-lying = { $one }在（{ $here }），{ $other }在（{ $there }）
# The same with what it would score: $gains is a list such as `red +3 and blue +1`.
ingenious-would-bring = { $one }在（{ $here }），{ $other }在（{ $there }）：{ $gains }。
ingenious-would-bring-bonus = { $one }在（{ $here }），{ $other }在（{ $there }）：{ $gains }。Ingenious！
# What a move changes in all, at the end of a list such as `red +3`. $change has its sign.
ingenious-lowest-change = 最落後的顏色 { $change }
# Tiles left in the bag. In a corner of the board: at most 18 characters.
ingenious-bag = 袋中還有{ $n }個
ingenious-rack = 你的板塊架
ingenious-turn-left = 向左轉（Shift+R）
ingenious-turn-right = 向右轉（R）
ingenious-place = 放置板塊
# What players call out when a colour earns a bonus placement; also on the board.
ingenious-cry = Ingenious！
# After `Ingenious!` in a corner of the board: bonus placements still to make.
ingenious-due = 再放{ $n }個板塊
ingenious-tracks = 計分板
# Marks a player’s lowest colour beside its track: one short word.
ingenious-lowest = 最落後
# What a colour would gain, beside its track: `+3`. Very little room.
ingenious-gained = { $change }
# The same if it earns a bonus placement.
ingenious-gained-bonus = { $change }!
# Beside the half of a double that scores first or second: `1: +3`. Very little room.
ingenious-half-order = { $number }: { $points }
ingenious-token-free = 指示物還沒被拿走
ingenious-token-of = { $person ->
    [me] 指示物在你這裡
   *[other] 指示物在 { $who } 那裡
}

ingenious-keep = 保留板塊
ingenious-swap = 交換全部板塊
# A button; $n tiles are chosen so far.
ingenious-swap-n = { $n ->
    [0] 交換板塊
   *[other] 交換{ $n }個板塊
}
# Why a swap is allowed. $n counts the colours that share the lowest place, $colours lists them.
ingenious-swap-why = { $n ->
    [1] 你的板塊上完全沒有最落後的{ $colours }。
   *[other] 你的板塊上完全沒有同為最落後的{ $colours }。
}
ingenious-swap-duel = 選擇要交換的板塊：其中一色的標記必須已在你的9分空格。

## Moves you could make

ingenious-say-place = 把{ $one }放在（{ $here }），{ $other }放在（{ $there }）。
ingenious-say-swap = 交換板塊架上的全部板塊。
ingenious-say-set-aside = 把{ $tiles }放在一旁。
ingenious-say-keep = 保留板塊架上的板塊。

## Prompts

ingenious-prompt = 從板塊架選一個板塊放置。
ingenious-prompt-first = 把你的第一個板塊放在版圖上的圖案旁。
ingenious-prompt-solo = 放置這個板塊。
ingenious-prompt-bonus = { $n ->
    [1] 再放置一個板塊。
   *[other] 再放置{ $n }個板塊，一次一個。
}
ingenious-prompt-swap = 把板塊架上的板塊全部換成6個新的，或保留板塊。
ingenious-prompt-swap-duel = 可以交換板塊，但其中一色的標記必須已在你的9分空格。也可以保留板塊。
# A reason, after `Not possible:`.
ingenious-pick-first = 請先從板塊架選一個板塊

## History

ingenious-began = { $person ->
    [me] 你先開始
   *[other] { $who } 先開始
}
ingenious-drew = { $person ->
    [me] 你抽到{ $tiles }
   *[other] { $who } 抽到{ $tiles }
}
# Of other players, whose tiles are hidden.
ingenious-drew-some = { $who } 抽了{ $n }個板塊
ingenious-placed = { $person ->
    [me] 你把{ $one }放在（{ $here }），{ $other }放在（{ $there }）
   *[other] { $who } 把{ $one }放在（{ $here }），{ $other }放在（{ $there }）
}
# $n are points for one colour.
ingenious-scored = { $person ->
    [me] 你的{ $colour }得了{ $n }分
   *[other] { $who } 的{ $colour }得了{ $n }分
}
ingenious-token = { $person ->
    [me] 你拿取了{ $colour }對決指示物
   *[other] { $who } 拿取了{ $colour }對決指示物
}
ingenious-token-captured = { $person ->
    [me] 你從 { $whom } 那裡拿走了{ $colour }對決指示物
   *[other] { $object ->
        [me] { $who } 從你這裡拿走了{ $colour }對決指示物
       *[other] { $who } 從 { $whom } 那裡拿走了{ $colour }對決指示物
    }
}
ingenious-bonus = { $person ->
    [me] Ingenious！你的{ $colour }帶來額外放置獎勵
   *[other] Ingenious！{ $who } 的{ $colour }帶來額外放置獎勵
}
# $n counts bonus placements.
ingenious-forfeited = { $person ->
    [me] 你沒有板塊可放了，失去{ $n }次額外放置獎勵
   *[other] { $who } 沒有板塊可放了，失去{ $n }次額外放置獎勵
}
# Of other players: you are asked instead.
ingenious-may-swap = { $who } 可以交換板塊
ingenious-swapped = { $person ->
    [me] 你交換了{ $tiles }
   *[other] { $who } 交換了{ $tiles }
}
ingenious-kept = { $person ->
    [me] 你保留了板塊
   *[other] { $who } 保留了板塊
}
ingenious-full = 版圖上沒有可放置板塊的位置，對局結束
ingenious-all-home = { $person ->
    [me] 你的6枚計分標記都到達終點，對局結束
   *[other] { $who } 的6枚計分標記都到達終點，對局結束
}
