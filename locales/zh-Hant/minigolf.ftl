# Words of Mini Golf Designer.
# 「板塊」一律不稱「牌」，與《智謀棋》繁體中文版說明書相同。一條球道從起始塊（Tee）到結束塊（Putting Green）。

## Categories of points: lines of the score sheet, at most 22 characters

minigolf-category-fun = 人數
minigolf-category-fast = 建造速度
minigolf-category-her = 夫人的偏好
minigolf-category-his = 先生的偏好
minigolf-category-par = 桿數
minigolf-category-land = 地圖
minigolf-category-circuit = 球道佈局
minigolf-category-hole-count = 球道數
minigolf-category-malformed = 建錯的球道
minigolf-category-mismatch = 錯誤連接
minigolf-category-direction = 方向錯誤
minigolf-category-passes = 跳過
minigolf-category-promise-fun = 人數承諾
minigolf-category-promise-fast = 建造速度承諾
minigolf-category-promise-her = 夫人的偏好承諾
minigolf-category-promise-his = 先生的偏好承諾
minigolf-category-promise-par = 桿數承諾
minigolf-category-promise-land = 地圖承諾
minigolf-category-promise-circuit = 球道佈局承諾

## What a category pays or costs. $n and the like are points with their sign: `+3`, `−10`.

minigolf-about-fun = 你的板塊上每有1人，{ $n }分。
minigolf-about-fast = 你每收集1個正面朝下的板塊，{ $n }分。
minigolf-about-her = 你的板塊上有客戶夫人喜歡的事物，就能得分。
minigolf-about-his = 有客戶先生喜歡的球道，就能得分。
# $least to $most is the best par of a hole, $wanted the best total; $away is −1.
minigolf-about-par = 每條桿數為{ $least }–{ $most }的球道，{ $n }分。總桿數與{ $wanted }每差1桿，{ $away }分。
minigolf-about-land = 得到地圖的分值。每個放在地圖之外的板塊，{ $off }分；每個空位，{ $missing }分。
minigolf-about-circuit = 每有一個結束塊緊鄰下一條球道的起始塊，{ $n }分。第一個起始塊和最後一個結束塊緊鄰入口，也各得 { $n }分。
minigolf-about-hole-count = 球道數與{ $holes }條每差1條，{ $n }分。
minigolf-about-malformed = 已封閉的球道，如果不是正好有1個起始塊和1個結束塊，每條{ $n }分。
minigolf-about-mismatch = 每有1條紅邊接到綠邊、地圖邊界或入口，{ $n }分。
minigolf-about-direction = 每有1個箭頭與打球方向相反，{ $n }分。
minigolf-about-passes = 每跳過1次，{ $n }分。
minigolf-about-promise = 這項承諾的得分或扣分。

## How many of what a category counts: tips on the score sheet

minigolf-count-fun = { $n }人
minigolf-count-fast = { $n }個正面朝下的板塊
# $n counts dogs, trees or the like on the tiles.
minigolf-count-her = { $n }個夫人喜歡的事物
minigolf-count-his = { $n }條先生喜歡的球道
minigolf-count-par = 總桿數{ $n }
minigolf-count-land = { $n }個空位
minigolf-count-circuit = { $n }個接口
minigolf-count-hole-count = { $n }條球道
minigolf-count-malformed = { $n }條建錯的球道
minigolf-count-mismatch = { $n }處錯誤連接
minigolf-count-direction = { $n }個方向錯誤的板塊
minigolf-count-passes = 跳過{ $n }次
# The player’s place in a condition: 1 is first.
minigolf-count-promise = 第{ $n }名

## A new match

minigolf-option-version = 版本
minigolf-option-version-what = 高級版中，你還要向客戶作出承諾。
minigolf-option-version-family = 家庭版（沒有承諾）
minigolf-option-version-advanced = 高級版（有承諾）
minigolf-option-visits = 客戶來訪
minigolf-option-visits-what = 客戶在每次抽到客戶來訪板塊時來訪，或只在未被選擇的板塊累積到21個之後來訪一次。
minigolf-option-visits-tiles = 使用客戶來訪板塊
minigolf-option-visits-aside = 未被選擇的板塊滿21個後，來訪一次
minigolf-option-placement = 放置板塊
minigolf-option-placement-what = 嚴格放置時，只要板塊能正確放在你地圖上的其他地方，就不能造成錯誤連接。
minigolf-option-placement-lenient = 寬鬆（出錯會扣分）
minigolf-option-placement-strict = 嚴格（能放對就不准放錯）
minigolf-option-numbering = 球道號
minigolf-option-numbering-what = 自動編號會讓你得分最高。你也可以在最後自己編號。
minigolf-option-numbering-auto = 自動
minigolf-option-numbering-manual = 手動
minigolf-option-forgiving = 不計錯誤
minigolf-option-forgiving-what = 出錯不扣分。適合第一次玩，或和小朋友一起玩。
minigolf-option-difficulty = 難度
minigolf-option-difficulty-what = 你分到的地圖，高爾夫球數不會超過這個數字。
minigolf-option-difficulty-1 = 1顆高爾夫球：簡單
minigolf-option-difficulty-2 = 2顆高爾夫球：水域和角落
minigolf-option-difficulty-3 = 3顆高爾夫球：窄道和凹口
minigolf-option-mr = 客戶先生
minigolf-option-mr-what = 他喜歡的球道能得分。
minigolf-option-mr-random = 隨機
minigolf-option-mr-short = { minigolf-mr-short }
minigolf-option-mr-long = { minigolf-mr-long }
minigolf-option-mr-linear = { minigolf-mr-linear }
minigolf-option-mr-turner = { minigolf-mr-turner }
minigolf-option-mr-luckyfor = { minigolf-mr-luckyfor }
minigolf-option-mr-uberstitious = { minigolf-mr-uberstitious }
minigolf-option-mr-straightforward = { minigolf-mr-straightforward }
minigolf-option-mrs = 客戶夫人
minigolf-option-mrs-what = 你的板塊上，她喜歡的事物能得分。
minigolf-option-mrs-random = 隨機
minigolf-option-mrs-hotdog = { minigolf-mrs-hotdog }
minigolf-option-mrs-evergreen = { minigolf-mrs-evergreen }
minigolf-option-mrs-sprinkle = { minigolf-mrs-sprinkle }
minigolf-option-mrs-bloom = { minigolf-mrs-bloom }
minigolf-option-mrs-lazy = { minigolf-mrs-lazy }
minigolf-option-mrs-plumber = { minigolf-mrs-plumber }
minigolf-option-mrs-sloppy = { minigolf-mrs-sloppy }

## Clients, and what they pay for. $n are points with their sign: `+2`.

minigolf-clients = 客戶夫婦
minigolf-mr-short = 丁先生
minigolf-mr-likes-short = 每條只有2個板塊的球道 { $n }分
minigolf-mr-long = 龍先生
minigolf-mr-likes-long = 每條至少有4個板塊的球道 { $n }分
minigolf-mr-linear = 直先生
minigolf-mr-likes-linear = 每條沒有轉角的球道 { $n }分
minigolf-mr-turner = 曲先生
minigolf-mr-likes-turner = 每條有轉角的球道 { $n }分
minigolf-mr-luckyfor = 季先生
minigolf-mr-likes-luckyfor = 每條桿數為4的球道 { $n }分
minigolf-mr-uberstitious = 玄先生
minigolf-mr-likes-uberstitious = 每條桿數不是4的球道 { $n }分，但4號球道的桿數必須是4
minigolf-mr-straightforward = 齊先生
minigolf-mr-likes-straightforward = 每個位於前一個結束塊正前方的起始塊 { $n }分
minigolf-mrs-hotdog = 汪太太
minigolf-mrs-likes-hotdog = 每隻狗 { $n }分
minigolf-mrs-evergreen = 林太太
minigolf-mrs-likes-evergreen = 每棵樹 { $n }分
minigolf-mrs-sprinkle = 池太太
minigolf-mrs-likes-sprinkle = 每個水池 { $n }分
minigolf-mrs-bloom = 花太太
minigolf-mrs-likes-bloom = 每個花圃 { $n }分
minigolf-mrs-lazy = 懶太太
minigolf-mrs-likes-lazy = 每張長椅 { $n }分
minigolf-mrs-plumber = 管太太
minigolf-mrs-likes-plumber = 每根管子或暗管 { $n }分
minigolf-mrs-sloppy = 高太太
minigolf-mrs-likes-sloppy = 每個斜坡 { $n }分

## Tiles

# A tile as a label.
minigolf-tee = 起始塊
minigolf-green = 結束塊
minigolf-straight = 直道
minigolf-arrow = 有箭頭的直道
minigolf-corner = 轉角
minigolf-scenery = 景觀
# The same within a sentence or a list: `You placed a tee`, `Drawn: a tee and a corner`.
minigolf-a-tee = 起始塊
minigolf-a-green = 結束塊
minigolf-a-straight = 直道
minigolf-an-arrow = 有箭頭的直道
minigolf-a-corner = 轉角
minigolf-a-scenery = 景觀
minigolf-some-tile = 一個板塊
# A tile, as a label or within a sentence, with a list of what is printed on it: `Corner (par 1 and 2 people)`.
minigolf-tile = { $tile }（{ $printed }）
# Items of that list.
minigolf-par-n = { $n }桿
minigolf-n-people = { $n }人
minigolf-n-dogs = { $n }隻狗
minigolf-n-trees = { $n }棵樹
minigolf-n-benches = { $n }張長椅
minigolf-n-pools = { $n }個水池
minigolf-n-pipes = { $n }根管子
minigolf-n-slopes = { $n }個斜坡
minigolf-n-flowers = { $n }個花圃

## Spaces and holes

# The sign at the entrance gate, in the picture: at most 8 characters, in the terminal 5.
minigolf-gate = 入口
# A label in the picture of a course: a hole’s number, its par and a sign (✓ … !). At most 7 characters.
minigolf-hole-label = { $number }·p{ $par }{ $sign }
# The same without the number: at most 5 characters.
minigolf-par-label = p{ $par }{ $sign }
# For screen readers: a hole and its state, in a list.
minigolf-hole-done = { $number }號球道（桿數{ $par }，已完成）
minigolf-hole-needs-green = { $number }號球道（桿數{ $par }，缺結束塊）
minigolf-hole-needs-tee = { $number }號球道（桿數{ $par }，缺起始塊）
minigolf-hole-needs-both = { $number }號球道（桿數{ $par }，缺起始塊和結束塊）
minigolf-hole-malformed = { $number }號球道（桿數{ $par }，建錯了）
# A space, counted as on the margin of the board; both numbers can be negative.
minigolf-cell = 第{ $column }欄第{ $row }列
minigolf-cell-off = 第{ $column }欄第{ $row }列，地圖之外
# For screen readers: a space, and what the tile in hand would change there, such as `Fun +2`.
minigolf-cell-brings = { $place }：{ $change }

## The course

minigolf-no-course = 還沒有球場
# For screen readers: a course. $tiles and $missing are numbers; $holes lists holes with their states.
minigolf-about-course = { $person ->
    [me] 你在「{ $land }」的球場。板塊：{ $tiles }。空位：{ $missing }。球道：{ $holes }。
   *[other] { $who } 在「{ $land }」的球場。板塊：{ $tiles }。空位：{ $missing }。球道：{ $holes }。
}
# The same while it has no hole.
minigolf-about-bare-course = { $person ->
    [me] 你在「{ $land }」的球場。板塊：{ $tiles }。空位：{ $missing }。
   *[other] { $who } 在「{ $land }」的球場。板塊：{ $tiles }。空位：{ $missing }。
}
# A land, and how many of its spaces have no tile yet: above the course, and below small pictures.
minigolf-land-left = { $n ->
    [0] { $land } · 已填滿
   *[other] { $land } · 剩{ $n }格
}
minigolf-my-course = 回到我的球場
minigolf-lenses = 縮放
minigolf-nearer = 放大
minigolf-farther = 縮小
minigolf-fit = 顯示整座球場
# What a placement would change in all; $change has its sign.
minigolf-total-change = 合計 { $change }

## The racks

minigolf-racks = 排位條
# The racks: tiles to take now, and those after them.
minigolf-offer = 本輪
minigolf-coming = 下一輪
# The same when you play alone.
minigolf-drawn = 你的兩個板塊
# Players in the order of their turns.
minigolf-order = 行動順序：{ $who }
# Before the players’ badges: at most 12 characters each.
minigolf-order-short = 行動順序
minigolf-bench-short = 長凳
minigolf-bench = 長凳上，從左到右：{ $who }
minigolf-taken = { $object ->
    [me] 你拿走了
   *[other] { $whom } 拿走了
}
# For screen readers: a place of a rack.
minigolf-slot = 位置 { $n }：{ $tile }
minigolf-rotate = 旋轉
minigolf-rotate-how = 按 R 鍵、在球場上滾動滑鼠滾輪，或再點一下板塊
minigolf-pass = 跳過
minigolf-stop-and-collect = 停止並收集
minigolf-stop = 停止
# For screen readers: what happens to one of your two tiles if you don’t place it. What is on the button is in it.
minigolf-fate-of-back = 板塊 { $n }：放置，或放回布袋
minigolf-fate-of-away = 板塊 { $n }：放置，或移除
# The same on a button below the tile: at most 12 characters each.
minigolf-fate-back = 或放回布袋
minigolf-fate-away = 或移除
minigolf-bag = 布袋裡還有{ $n }個板塊
minigolf-visits-left = 還有{ $n }次客戶來訪
minigolf-end-phase = 最後階段

## The score sheet

minigolf-sheet = 計分表
minigolf-final-count = 最終計分
minigolf-show-count = 逐項計分
minigolf-count-on = 下一項
# A line of the final scoring: its name, its points with their sign, the sum of all lines up to it.
minigolf-counted = { $what } { $points } · 累計{ $sum }分
minigolf-point-at-line = 把游標移到某一項，或點一下，就能看到它計算什麼、算在哪裡。
# Below `Total`.
minigolf-if-ended-now = 如果對局現在結束
minigolf-legend = 球場上的「2·p3」是2號球道，桿數（p）為3。還沒有號碼的球道只寫「p3」。✓ 已完成，… 缺起始塊或結束塊，! 建錯了。
# The head of a column: what the tile in hand would change.
minigolf-change = 放置手中的板塊後
minigolf-total = 總分
minigolf-courses = 所有球場
# Below a small picture of a course, side by side with its land.
minigolf-face-down = { $n }個正面朝下
minigolf-stopped = 已停止
minigolf-n-promises = { $n }項承諾

## Choices

minigolf-choose-land = 選擇你的地圖
# For spectators.
minigolf-lands-of = { $who } 可選的地圖
minigolf-land-facts = 分值：{ $points } · 格數：{ $cells }
# How difficult a land is, beside one to three golf balls.
minigolf-balls-1 = 簡單
minigolf-balls-2 = 水域和角落
minigolf-balls-3 = 窄道和凹口
minigolf-visit = 客戶來訪
minigolf-first-promises = 決定最初的承諾
minigolf-promise-how = 承諾保密到最後。承諾的項目拿到第一就加分，墊底就扣分。承諾不能撤回。
# $kept and $broken are points with their sign.
minigolf-promise-alone = 每兌現一項承諾，{ $kept }分；每有一項沒兌現，{ $broken }分。承諾不能撤回。
# Below a condition that can’t be promised again.
minigolf-promised-already = 已承諾
# Below a condition: your points in it so far. $points is $n as it is shown.
minigolf-now-points = { $n ->
   *[other] 目前{ $points }分
}
minigolf-leftovers = 未被選擇的板塊
minigolf-leftovers-how = 選擇要放回布袋的板塊，其餘的全部移除。
minigolf-numbering = 為球道編號
minigolf-numbering-how = 已經填好最佳編號，你也可以更改。
# For screen readers: the hole that a number is for.
minigolf-hole-at = 第{ $column }欄第{ $row }列的球道

## Buttons

minigolf-do-build = 放置板塊
minigolf-do-land = 選擇地圖
minigolf-do-promise = 作出承諾
minigolf-do-promise-nothing = 不作承諾
minigolf-do-pass = 跳過
minigolf-do-collect = 收集板塊
minigolf-do-stop = 停止
minigolf-do-return = { $n ->
    [0] 都不放回
   *[other] 放回{ $n }個板塊
}
minigolf-do-number = 確定編號

## Moves you could make

minigolf-say-land = 選擇「{ $land }」。
minigolf-say-promise = 承諾：{ $what }。
minigolf-say-promise-nothing = 不再追加承諾。
# $tile is such as `a corner (par 1 and 2 people)`, $cell such as `column 3, row 1`, $turns counts quarter turns clockwise.
minigolf-say-build = { $turns ->
    [0] 把{ $tile }放在{ $cell }。
    [1] 把{ $tile }放在{ $cell }，順時針轉90度。
    [2] 把{ $tile }放在{ $cell }，轉180度。
   *[other] 把{ $tile }放在{ $cell }，逆時針轉90度。
}
# $build is the sentence above.
minigolf-say-build-back = { $build }另一個板塊放回布袋。
minigolf-say-build-away = { $build }另一個板塊移除。
minigolf-say-pass = 跳過。
minigolf-say-pass-back-back = 跳過。兩個板塊都放回布袋。
minigolf-say-pass-back-away = 跳過。第一個板塊放回布袋，第二個移除。
minigolf-say-pass-away-back = 跳過。第一個板塊移除，第二個放回布袋。
minigolf-say-pass-away-away = 跳過。兩個板塊都移除。
minigolf-say-collect = 把{ $tile }正面朝下收集起來，從此不再放置板塊。
minigolf-say-stop = 停止。
minigolf-say-return = 把{ $tiles }放回布袋。
minigolf-say-return-none = 都不放回布袋。
# $holes lists `minigolf-number-at`.
minigolf-say-number = 為球道編號：{ $holes }。
minigolf-say-number-none = 球道都不編號。
minigolf-number-at = { $n }號（{ $cell }）

## Prompts

minigolf-prompt-land = 從你的三張地圖中選一張。
minigolf-prompt-first-promises = 至少作出一項承諾。
minigolf-prompt-visit = 向客戶追加承諾，或不作承諾。
minigolf-prompt-return = 選擇要把哪些未被選擇的板塊放回布袋，或都不放回。
minigolf-prompt-number = 為你的球道編號。
minigolf-prompt-solo = 從兩個板塊中選一個放置，或跳過、停止。
minigolf-prompt-end = 放置板塊、跳過，或停止並收集一個板塊，正面朝下。
minigolf-prompt-collect = 收集一個板塊，正面朝下。
minigolf-prompt-turn = 從排位條拿一個板塊放置，或跳過。

## History

minigolf-fact-clients = 客戶夫婦：{ $mr }和{ $mrs }
minigolf-fact-dealt = { $person ->
    [me] 你分到的地圖：{ $lands }
   *[other] { $who } 分到的地圖：{ $lands }
}
minigolf-fact-land = { $person ->
    [me] 你選了「{ $land }」
   *[other] { $who } 選了「{ $land }」
}
# Of other players, before all have chosen.
minigolf-fact-land-secret = { $who } 選好了地圖
# $lands lists `minigolf-land-of-seat`.
minigolf-fact-lands-shown = 所有玩家公開地圖：{ $lands }
minigolf-land-of-seat = { $person ->
    [me] { $land }（你）
   *[other] { $land }（{ $who }）
}
# $who lists the players.
minigolf-fact-ordered = 行動順序：{ $who }
# A player in such a list.
minigolf-pawn = { $person ->
    [me] 你
   *[other] { $who }
}
# $tiles is such as `a tee, a putting green and a corner`.
minigolf-fact-filled = 抽到：{ $tiles }
minigolf-fact-visit = 客戶來訪。抽到：{ $tiles }
minigolf-fact-promise = { $person ->
    [me] 你承諾：{ $what }
   *[other] { $who } 承諾：{ $what }
}
minigolf-fact-no-promise = { $person ->
    [me] 你沒有追加承諾
   *[other] { $who } 沒有追加承諾
}
# Promises are secret.
minigolf-fact-promise-secret = { $person ->
    [me] 你決定好承諾了
   *[other] { $who } 決定好承諾了
}
# $counts lists `minigolf-count-of-seat`.
minigolf-fact-promises = 目前的承諾數：{ $counts }
minigolf-count-of-seat = { $person ->
    [me] 你（{ $n }項）
   *[other] { $who }（{ $n }項）
}
# $tile is such as `a corner`, $cell such as `column 3, row 1`, $turns counts quarter turns clockwise.
minigolf-fact-built = { $person ->
    [me] { $turns ->
        [0] 你把{ $tile }放在{ $cell }
        [1] 你把{ $tile }放在{ $cell }，順時針轉90度
        [2] 你把{ $tile }放在{ $cell }，轉180度
       *[other] 你把{ $tile }放在{ $cell }，逆時針轉90度
    }
   *[other] { $turns ->
        [0] { $who } 把{ $tile }放在{ $cell }
        [1] { $who } 把{ $tile }放在{ $cell }，順時針轉90度
        [2] { $who } 把{ $tile }放在{ $cell }，轉180度
       *[other] { $who } 把{ $tile }放在{ $cell }，逆時針轉90度
    }
}
minigolf-fact-full = { $person ->
    [me] 你填滿了地圖
   *[other] { $who } 填滿了地圖
}
minigolf-fact-passed = { $person ->
    [me] 你跳過了
   *[other] { $who } 跳過了
}
minigolf-fact-collected = { $person ->
    [me] 你收集了一個板塊，正面朝下
   *[other] { $who } 收集了一個板塊，正面朝下
}
minigolf-fact-stopped = { $person ->
    [me] 你停止建造
   *[other] { $who } 停止建造
}
minigolf-fact-asked = { $person ->
    [me] { $n ->
        [0] 你沒有要求放回板塊
       *[other] 你要求把{ $n }個板塊放回布袋
    }
   *[other] { $n ->
        [0] { $who } 沒有要求放回板塊
       *[other] { $who } 要求把{ $n }個板塊放回布袋
    }
}
minigolf-fact-asked-secret = { $person ->
    [me] 你選好了要放回布袋的板塊
   *[other] { $who } 選好了要放回布袋的板塊
}
# $n counts unchosen tiles.
minigolf-fact-wishes = { $n ->
    [0] 沒有板塊放回布袋
   *[other] { $n }個板塊放回布袋
}
minigolf-fact-numbered = { $person ->
    [me] 你編好了球道號
   *[other] { $who } 編好了球道號
}
minigolf-fact-ended = 對局結束
