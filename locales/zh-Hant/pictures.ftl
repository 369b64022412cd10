# Words in pictures of positions, as text in the terminal and as SVG. The page draws its own, and has none of these.

# The title of an SVG picture, for screen readers.
picture-of = { $game }：目前局面
the-match-is-over = 對局已結束

## GREEN: what is going on, in a line of 80 columns

green-now-display = 正在翻開第一批球桿
green-now-course = 正在佈置球洞
green-now-wind = 正在擲骰決定風力
green-now-start = 正在抽選起始玩家
green-now-golfers = { $who } 正在選擇球員
green-now-turn = { $who } 的回合
green-now-refresh = 正在翻開新的球桿
green-now-draw = { $who } 正在抽取新的球桿
green-now-chain = { $who } 要再打出一支球桿
green-now-refill = 正在補滿展示區
green-now-discard = { $who } 正在棄掉球桿
green-now-take-back = { $who } 可以收回球桿
green-picture-hole = 第{ $hole }洞，{ $par }桿洞，風力{ $wind }
green-picture-hole-calm = 第{ $hole }洞，{ $par }桿洞，還沒擲風力
# How many clubs and caddie tokens are left.
green-picture-stock = 牌庫：{ $deck } · 公共供應區的桿弟代幣：{ $supply }
# A player’s points, caddie tokens and where their ball is (`on space 5`), beside their name: about 40 columns.
green-picture-standing = { $points }分 · { $caddies }枚桿弟代幣 · { $ball }
# $n is a space of the scoring progression card.
green-picture-pocketed = 已進洞，進度{ $n }
# Before the clubs in a hand, and before those played on this hole: one short word each.
green-picture-hand = 手牌
green-picture-row = 已打
# How many clubs are in a hidden hand.
green-picture-clubs = { $n ->
    [0] 沒有球桿
   *[other] { $n }支球桿
}
# Clubs, or shots, one after the other.
green-picture-held = { $clubs }
green-picture-no-shot = 還沒擊球
# The end of the hole, in at most 12 columns.
green-picture-green = 果嶺 ⚑
# A space of the hole in a line: its number with two columns ($n), and what is there. At most 12 columns.
green-picture-space = { $n } { $kind }
green-picture-lake = { $n } 湖泊 ~~~~

## Ingenious

ingenious-now-start = 正在抽選起始玩家
ingenious-now-deal = 正在發板塊
ingenious-now-draw = { $who } 正在抽取板塊
ingenious-now-place = { $who } 正在放置板塊
# $n counts the bonus placements still to make.
ingenious-now-bonus = { $who } 正在執行額外放置，要放{ $n }個板塊
ingenious-now-swap = { $who } 可以交換板塊
ingenious-picture-bag = 袋中還有{ $n }個板塊
# Before the markers of a duel.
ingenious-picture-side = { $who } 一側
# $n is the number of a seat.
ingenious-picture-rack = 板塊架 { $n }
# The coordinates of the first row.
ingenious-picture-row = q 從{ $first }到{ $last }
# Beside a track: the lowest marker.
ingenious-picture-lowest = { $n }（最落後）

## Mini Golf Designer

minigolf-now-clients = 正在抽選客戶
minigolf-now-lands = 正在發地圖
minigolf-now-choose-land = 所有玩家正在選擇地圖
minigolf-now-order = 正在抽選行動順序
minigolf-now-fill = 正在抽取板塊
minigolf-now-first-promises = 正在決定最初的承諾
minigolf-now-turn = 正在放置板塊
minigolf-now-visit = 客戶來訪
minigolf-now-return = 正在選擇要放回布袋的板塊
minigolf-now-solo-turn = 正在從兩個板塊中選一個放置
minigolf-now-number = 正在為球道編號
minigolf-picture-clients = { $mr }和{ $mrs }
# Players in the order of their turns.
minigolf-picture-pawns = 行動順序：{ $who }
# Players who passed.
minigolf-picture-bench = 在長凳上：{ $who }
# A land with the number of its card, such as `L42`.
minigolf-picture-land = { $id } { $land }
minigolf-picture-no-land = 還沒選地圖
minigolf-picture-promised = 已承諾：{ $what }
# A straight with an arrow, in a word.
minigolf-short-arrow = 箭頭
# A tile by the number of its kind, in at most 24 columns.
minigolf-picture-tile = #{ $kind } { $shape }
minigolf-picture-lane = #{ $kind } { $shape } 桿數{ $par }
# A slot of a rack, by its number: a tile, a player, or nothing.
minigolf-picture-slot = { $slot }：{ $what }
minigolf-picture-slot-empty = { $slot }：–
# What the signs of a drawn course mean: the sign, then its meaning.
minigolf-sign-tee = T 起始塊
minigolf-sign-green = G 結束塊
minigolf-sign-hole = 1–9 球道號
minigolf-sign-par = ¹²³ 桿數
minigolf-sign-no-number = ? 沒有號碼
minigolf-sign-no-tile = . 空位
minigolf-sign-mismatch = × 錯誤連接
minigolf-sign-wrong-way = ! 方向錯誤
minigolf-sign-off-the-land = * 地圖之外
# What happens to the tile you don’t place, in a line below your choice.
minigolf-other-back = 另一個板塊：放回布袋
minigolf-other-away = 另一個板塊：移除
