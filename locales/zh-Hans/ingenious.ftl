# 智谋棋的文字。坐标（如“2,−1”）一律放在括号里，免得逗号混入句子。

## Colours and tiles. A colour is also a category of points: `red +3`.

ingenious-colour-red = 红色
ingenious-colour-green = 绿色
ingenious-colour-blue = 蓝色
ingenious-colour-orange = 橙色
ingenious-colour-yellow = 黄色
ingenious-colour-purple = 紫色

ingenious-tile = { $one }–{ $other }
ingenious-double = { $colour }–{ $colour }

## A new match

ingenious-option-seats-what = 一共几人玩，包括你自己。可选人数取决于模式。
ingenious-option-mode-what = 各自为战、独自挑战、两人对两人，或在共用轨道上对决。
ingenious-option-mode-base = 基础游戏（2–4人）
ingenious-option-mode-solo = 单人模式
ingenious-option-mode-team = 团队模式（2对2）
ingenious-option-mode-duel = 对决模式（2人）
ingenious-option-classic-first-turn = 经典首回合
ingenious-option-classic-first-turn-what = 你的第一个板块要与版图上的一个图案相邻，而且那个图案旁边还没有板块。可以与其他板块相邻。
ingenious-option-open-talk = 允许队友沟通
ingenious-option-open-talk-what = 团队模式中，队友可以在对局中聊天。

## The table

ingenious-board = 版图
ingenious-on-board = 版图上的所有图案
ingenious-lies = { $colour }：{ $cells }
ingenious-cell = 格子（{ $cell }）
ingenious-lying = { $one }在（{ $here }），{ $other }在（{ $there }）
ingenious-would-bring = { $one }在（{ $here }），{ $other }在（{ $there }）：{ $gains }。
ingenious-would-bring-bonus = { $one }在（{ $here }），{ $other }在（{ $there }）：{ $gains }。Ingenious！
ingenious-lowest-change = 最落后的颜色{ $change }
ingenious-bag = 袋中还有{ $n }个
ingenious-rack = 你的板块架
ingenious-turn-left = 向左转（Shift+R）
ingenious-turn-right = 向右转（R）
ingenious-place = 放置板块
# 说明书让玩家喊出英文原词，所以不翻译。
ingenious-cry = Ingenious！
ingenious-due = 再放{ $n }个板块
ingenious-tracks = 轨道
ingenious-lowest = 最落后
ingenious-gained = { $change }
ingenious-gained-bonus = { $change }!
ingenious-half-order = { $number }: { $points }
ingenious-token-free = 对决指示物还没有人拿
ingenious-token-of = { $person ->
    [me] 对决指示物在你手里
   *[other] 对决指示物在 { $who } 手里
}

ingenious-keep = 保留板块
ingenious-swap = 交换全部板块
ingenious-swap-n = { $n ->
    [0] 交换板块
   *[other] 交换{ $n }个板块
}
ingenious-swap-why = { $n ->
    [1] 你的板块上都没有你最落后的颜色：{ $colours }。
   *[other] 你的板块上都没有你并列最落后的颜色：{ $colours }。
}
ingenious-swap-duel = 哪种颜色的标记到了你的9分空格，就可以选带有那种颜色的板块。

## Moves you could make

ingenious-say-place = 将{ $one }放在（{ $here }），{ $other }放在（{ $there }）。
ingenious-say-swap = 交换板块架上的全部板块。
ingenious-say-set-aside = 将{ $tiles }放在一旁。
ingenious-say-keep = 保留板块。

## Prompts

ingenious-prompt = 从板块架上选一个板块，放到版图上。
ingenious-prompt-first = 把第一个板块放在版图上的图案旁边。
ingenious-prompt-solo = 放置这个板块。
ingenious-prompt-bonus = { $n ->
    [1] 再放一个板块。
   *[other] 依次再放{ $n }个板块。
}
ingenious-prompt-swap = 把全部板块换成6个新的，或者保留板块。
ingenious-prompt-swap-duel = 哪种颜色的标记到了你的9分空格，就可以交换带有那种颜色的板块；也可以保留板块。
ingenious-pick-first = 请先从板块架上选一个板块

## History

ingenious-began = { $person ->
    [me] 你先开始
   *[other] { $who } 先开始
}
ingenious-drew = { $person ->
    [me] 你抽取了{ $tiles }
   *[other] { $who } 抽取了{ $tiles }
}
ingenious-drew-some = { $who } 抽取了{ $n }个板块
ingenious-placed = { $person ->
    [me] 你将{ $one }放在（{ $here }），{ $other }放在（{ $there }）
   *[other] { $who } 将{ $one }放在（{ $here }），{ $other }放在（{ $there }）
}
ingenious-scored = { $person ->
    [me] 你的{ $colour }得{ $n }分
   *[other] { $who } 的{ $colour }得{ $n }分
}
ingenious-token = { $person ->
    [me] 你拿到了{ $colour }对决指示物
   *[other] { $who } 拿到了{ $colour }对决指示物
}
ingenious-token-captured = { $person ->
    [me] 你从 { $whom } 手里拿走了{ $colour }对决指示物
   *[other] { $object ->
        [me] { $who } 从你手里拿走了{ $colour }对决指示物
       *[other] { $who } 从 { $whom } 手里拿走了{ $colour }对决指示物
    }
}
ingenious-bonus = { $person ->
    [me] Ingenious！你的{ $colour }带来一次额外放置
   *[other] Ingenious！{ $who } 的{ $colour }带来一次额外放置
}
ingenious-forfeited = { $person ->
    [me] 你没有板块了，{ $n }次额外放置作废
   *[other] { $who } 没有板块了，{ $n }次额外放置作废
}
ingenious-may-swap = { $who } 可以交换板块
ingenious-swapped = { $person ->
    [me] 你交换了{ $tiles }
   *[other] { $who } 交换了{ $tiles }
}
ingenious-kept = { $person ->
    [me] 你保留了板块
   *[other] { $who } 保留了板块
}
ingenious-full = 版图上没有可放置板块的位置了，对局结束
ingenious-all-home = { $person ->
    [me] 你的6枚标记都到了轨道尽头，对局结束
   *[other] { $who } 的6枚标记都到了轨道尽头，对局结束
}
