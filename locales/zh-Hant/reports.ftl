# Words of score reports: who has which points, and why. The page has none of these.

# First, second, third.
rank = 第{ $n }名
share-the-win = { $names } 並列第一。
report-warning = 注意：{ $what }
# $points is $n as it is shown.
report-points-and-rank = { $n ->
   *[other] { $points }分，{ $rank }
}
# The head of a column.
report-total = 總分

## GREEN. Heads of columns, and what is below the points there: at most 11 columns wide each.

green-report-par = { $n }桿洞
green-report-hand = 手牌
green-report-card = 進度卡
green-report-types = { $n }種
green-report-woods = { $n }支木桿
green-report-putters = { $n }支推桿
green-report-hybrids = { $n }支鐵木桿
green-report-irons = { $n }支鐵桿
green-report-wedges = { $n }支挖起桿
green-report-chippers = { $n }支切球桿
# How ties are broken. $rule is a rule’s id, such as GR-12.
green-report-equal-points = { $name } 同分，有{ $n }枚桿弟代幣（{ $rule }）。
green-report-equal-caddies = { $name } 同分，桿弟代幣也同樣是{ $n }枚（{ $rule }）。

## Ingenious

ingenious-report-solo = { $game } · 單人
ingenious-report-team = { $game } · 兩隊
ingenious-report-duel = { $game } · 對決
ingenious-report-lowest = 最落後的顏色就是得分
ingenious-report-own-side = 計算己方一側的標記
# Heads of the last column: at most 8 columns wide.
ingenious-report-result = 得分
ingenious-report-markers = 標記
# How ties are broken. $others lists numbers.
ingenious-report-next-lowest = { $name }：最落後的顏色{ $n }分，其次依序為{ $others }分。
ingenious-report-rearmost = { $name }：己方標記從最落後的算起，依序為{ $markers }分。

## Mini Golf Designer

minigolf-report-family = { $game } · 家庭版
minigolf-report-family-solo = { $game } · 家庭版，單人
minigolf-report-advanced = { $game } · 高級版
minigolf-report-advanced-solo = { $game } · 高級版，單人
minigolf-report-forgiving = 不計錯誤：出錯不扣分（{ $rule }）。
# $points is $n as it is shown, $mood one of those below.
minigolf-report-mood = { $n ->
   *[other] { $points }分 · { $mood }
}
minigolf-report-unhappy = 客戶不滿意
minigolf-report-disappointed = 客戶失望
minigolf-report-unexcited = 客戶覺得普普通通
minigolf-report-happy = 客戶很高興
minigolf-report-impressed = 客戶大為驚豔
# Heads of columns: all ten together at most 66 columns wide, with a space before each.
minigolf-report-fun = 人數
minigolf-report-fast = 速度
minigolf-report-her = 夫人
minigolf-report-his = 先生
minigolf-report-par = 桿數
minigolf-report-land = 地圖
minigolf-report-circuit = 佈局
minigolf-report-mistakes = 錯誤
minigolf-report-promises = 承諾
# Lines of a sheet: at most 9 columns wide.
minigolf-report-mistakes-line = 錯誤
minigolf-report-promises-line = 承諾
# A promise and its points, in a list.
minigolf-report-promise = { $what } { $points }
# A mistake: its points with their sign, and what it is.
minigolf-report-mistake = { $points } { $what }

## Where the points of mini golf come from: fragments, side by side

minigolf-reason-people = 有人的格：{ $places }
minigolf-reason-no-people = 沒有人
# $each are the points for one.
minigolf-reason-face-down = { $n }個正面朝下（每個{ $each }分）
minigolf-reason-none-face-down = 沒有正面朝下的板塊
# What a client likes, and where it is.
minigolf-reason-liked = { $what }：{ $places }
minigolf-reason-none-liked = { $what }：無
minigolf-reason-all-straight-on = 全部做到，另加{ $n }分
# $pars lists the pars of the holes, $holes the holes that earn points, $n counts those.
minigolf-reason-hole-par = { $n ->
    [0] 各球道桿數：{ $pars } · 每條桿數{ $least }–{ $most }的球道{ $each }分（無）
   *[other] 各球道桿數：{ $pars } · 每條桿數{ $least }–{ $most }的球道{ $each }分（球道 { $holes }：{ $points }）
}
minigolf-reason-total-par = 總桿數{ $n }，最好是{ $wanted }：{ $points }
minigolf-reason-card = 地圖分值{ $n }分
minigolf-reason-off-the-land = 每個地圖之外的板塊 { $each }分：{ $places }
minigolf-reason-missing = 每個空位 { $each }分：{ $places }
minigolf-reason-from-the-gate = 第一個起始塊緊鄰入口，{ $n }分
minigolf-reason-link = 結束塊緊鄰下一條球道的起始塊，每處{ $each }分：{ $places }
minigolf-reason-to-the-gate = 最後一個結束塊緊鄰入口，{ $n }分
minigolf-reason-no-connection = 沒有接口
minigolf-reason-hole-count = { $n }條球道，應為{ $wanted }條
minigolf-reason-hole-count-unproven = { $n }條球道，應為{ $wanted }條。板塊的接法太多，無法逐一檢查，說不定有更接近{ $wanted }條的接法
minigolf-reason-malformed = 建錯的球道：{ $places }
# $edge is such as `north of 3,1`.
minigolf-reason-mismatch = 錯誤連接：{ $edge }
minigolf-reason-rim = 球道通到地圖邊界：{ $edge }
minigolf-reason-gate = 球道通到入口：{ $edge }
minigolf-reason-wrong-way = 方向錯誤：{ $places }
minigolf-reason-passes = 跳過{ $n }次（每次 { $each }分）
# $cell is a space, such as `3,1`.
minigolf-north-of = { $cell } 北邊
minigolf-east-of = { $cell } 東邊
minigolf-south-of = { $cell } 南邊
minigolf-west-of = { $cell } 西邊
minigolf-at = { $cell }
