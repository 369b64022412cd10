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

## 計分檔案裡的錯誤和可疑之處。反引號裡的字在檔案裡就是這樣寫的。

score-problem = { $place }：{ $why }
score-place-file = 檔案
score-place-text = 第{ $line }行第{ $column }個字元

score-not-json = 這不是有效的 JSON（{ $why }）
score-not-text = 這不是文字檔（UTF-8）
score-json-ends = 檔案太早結束
score-json-mark = 缺少 `{ $mark }`
score-json-marks = 缺少 `{ $one }` 或 `{ $other }`
score-json-comma = 多了一個逗號
score-json-more = 結尾之後還有內容
score-json-deep = 層數太多
score-json-word = 有內容寫錯了

score-must-be = 必須是{ $wanted }，不能是{ $found }
score-a-text = 文字
score-a-list = 清單
score-an-object = 物件
score-a-number = 數字
score-a-fraction = 有小數的數字
score-true-or-false = 布林值（true 或 false）
score-one-of = （{ $words }）其中之一
score-a-whole-number = { $least }到{ $most }的整數

score-field-twice = 這個欄位出現了兩次
score-no-such-field = 沒有這個欄位；{ $what }可以有：{ $fields }
score-missing = 缺少 `{ $field }`
score-no-game = 缺少 `game`，可以是：{ $games }
score-name-empty = 名稱不能空白
score-name-control = 名稱不能有控制字元
score-name-twice = `{ $name }` 出現了兩次，請給每位玩家不同的名稱

score-what-file = 《{ $game }》的檔案
score-what-file-of-mode = 《{ $game }》{ $mode } 模式的檔案
score-what-player = 玩家
score-what-hole = 球洞
score-what-land = 地圖
score-what-options = `options`
score-what-tile = 板塊
score-what-track = 計分板

score-players-between = { $what }：必須有{ $least }到{ $most }人，這裡有{ $n }人
score-players-exactly = { $what }：必須有{ $wanted }人，這裡有{ $n }人
score-teams = { $what }：必須有{ $wanted }項，每隊一項，這裡有{ $n }項

score-green-holes = 一局有{ $wanted }個球洞（{ $pars }桿），這裡有{ $n }個
score-green-retired = 放棄的球洞不能有 `shots` 或 `points`，一律扣{ $n }分（GR-8）
score-green-no-result = 請填 `shots`、`points`（得分進度卡上最後的格）或 `"retired": true`
score-green-no-hand = 缺少 `hand`，所以當作沒有手牌計分（GR-13）
score-green-hand = 手牌最多{ $most }支球桿（GR-3），這裡有{ $n }支
score-green-no-club = 沒有球桿 `{ $club }`，可以是：{ $clubs }
score-green-clubs = 所有手牌裡有{ $n }支 `{ $club }`，但盒裡只有{ $copies }支
score-green-all-caddies = 有{ $n }枚桿弟代幣，但盒裡只有{ $copies }枚
score-green-caddies = { $name } 缺少可以分出同分先後的 `caddies`，以0計算（GR-13）

score-minigolf-same-order = { $names } 的 `finished` 相同，都是{ $n }（MG-29）
score-minigolf-unproven = { $name } 的板塊接法太多，無法逐一嘗試：以{ $n }條球道計算，說不定有更接近{ $wanted }條的接法（MG-16）
score-minigolf-tiles = 盒裡有{ $most }個板塊，這裡卻列出{ $n }個
score-minigolf-no-land = 沒有地圖 `{ $land }`；請選 { $first } 到 { $last }，或填 `map` 和 `points`
score-minigolf-land-zeros = 沒有地圖 `{ $land }`：請寫成 `{ $meant }`
score-minigolf-promised-twice = `{ $promised }` 承諾了兩次
score-minigolf-family-promises = 家庭版沒有承諾，所以這些不算
score-minigolf-no-promises = 沒有承諾：在高級版，每位玩家至少要作出一項承諾（MG-5）
score-minigolf-collected-alone = 單人遊戲不能收集板塊（MG-30）
score-minigolf-finished-without-tile = 填了 `finished`，但沒有收集板塊（`collected`）
score-minigolf-not-finished = 有正面朝下的板塊，但沒有 `finished`：和有這一項的玩家同分時，這位玩家排在後面（MG-29）
score-minigolf-passes = 只有單人遊戲，跳過才會扣分（MG-30）
score-minigolf-no-space = `{ $space }` 不是一格：請寫成 `3,1` 這樣
score-minigolf-number-twice = 號碼{ $n }用了兩次
score-minigolf-kind-and-look = 板塊可以用 `kind` 表示，也可以用上面的內容表示，但不能兩者並用
score-minigolf-no-kind = 缺少 `kind`，或 `shape` 和板塊上的其他內容
score-minigolf-no-turn = 缺少 `turn`：順時針轉幾個90度，從0到3
score-minigolf-copies = 第{ $kind }種板塊有{ $n }個，但盒裡只有{ $copies }個
score-minigolf-look = { $copies ->
    [0] 盒裡沒有這樣的板塊，這裡卻有{ $n }個：{ $look }
   *[other] 盒裡只有{ $copies }個這樣的板塊，這裡卻有{ $n }個：{ $look }
}

score-map-empty = 地圖是空的
score-map-ragged = 地圖不整齊：這一列有{ $one }格，第一列有{ $two }格
score-map-size = 地圖的欄數和列數都必須是1到{ $one }
score-map-unknown-sign = { $one } 不是 `#`、`.`、`~`、`=`、`G` 其中之一
score-map-in-pieces = 場地分成了幾塊，或沒有場地
score-map-no-block = 入口不是由 `G` 組成的2×2方塊
score-map-not-on-edge = 入口不在邊上：必須正好有相鄰的兩邊面向場地

score-course-on-the-gate = （{ $one }）的板塊蓋住了入口
score-course-two-tiles = （{ $one }）有兩個板塊
score-course-loose = （{ $one }）的板塊沒有和入口連在一起
score-course-turn = （{ $one }）的板塊轉了{ $two }次，必須是0到3次
score-course-no-tile = 沒有板塊像（{ $one }）那個一樣

score-tile-stray-arrow = 只有直道有箭頭
score-tile-par-of-tee = 起始塊的桿數是1到3
score-tile-par-of-green = 結束塊的桿數是1到3
score-tile-par-of-path = 直道和轉角的桿數是0到3
score-tile-par-of-scenery = 景觀沒有桿數
