# What the server and the table refuse.

## Options that can’t go together, in whole sentences

ingenious-option-seats-refused = 這個模式需要不同的玩家人數。
ingenious-option-open-talk-refused = 只有隊友之間可以溝通：請選擇團隊模式，或關閉這個選項。
minigolf-option-difficulty-refused = 這個難度的地圖，不夠這麼多玩家使用。

## The server and the table, by their codes. Each follows “Not possible:” or “That didn’t work:”, so it begins small and has no full stop.

not-done = 無法完成：{ $why }。
problem-request-malformed = 伺服器看不懂這個要求
problem-request-malformed-bad-saying = 訊息長度必須是1到500個字元
problem-request-too-long = 內容太長
problem-request-too-many = 送出的要求太多，請稍等一下再試
problem-request-origin = 這個要求來自其他網站
problem-request-unknown = 伺服器的這個網址沒有內容
problem-limit-reached = 目前已經滿了
# $one counts matches or tables in the next three.
problem-limit-reached-matches-open = 你已經有{ $one }張遊戲桌在等待玩家
problem-limit-reached-matches-live = 你已經有{ $one }局正在進行
problem-limit-reached-matches-public = 你的網路位址已經開了{ $one }張公開的遊戲桌，還在等待玩家
problem-limit-reached-bots-enough = 電腦代打這個座位太多次了
problem-limit-reached-said-enough = 這張遊戲桌的聊天訊息已達上限
problem-limit-reached-taken-back-enough = 你在這局復原太多步了
problem-server-unavailable = 伺服器目前無法回應，請稍後再試
problem-server-internal = 伺服器出了問題，沒有任何變動
problem-player-wrong-password = 使用者名稱或密碼不正確
problem-player-name-taken = 這個名稱已經有人使用
problem-player-bad-name = 名稱必須是1到30個看得見的字元
problem-player-bad-name-bad-password = 密碼必須是8到200個字元
problem-player-unknown = 伺服器不認得你
problem-player-needs-account = 這局是積分賽，要有帳號才能加入
problem-match-unknown = 這局不存在，或不公開
problem-match-other-rules = 這局用的是舊版規則
problem-match-stale = 對局已經進行到下一步
problem-match-over = 這局已經結束
problem-match-not-begun = 這局還沒開始
problem-match-begun = 這局已經開始
problem-match-no-seat = 你在這裡沒有座位
problem-match-no-seat-players-talk = 只有玩家可以在這裡聊天
problem-match-seat-taken = 已經沒有空位
problem-match-not-now = 現在還不行
problem-match-not-now-bot-plays = 電腦正在代打你的座位，請先結束代打
problem-match-not-now-time-over = 你的時間用完了
problem-match-not-now-not-yours = 現在不能把這個座位交給電腦
problem-match-not-now-seat-lost = 你已經失去這個座位
problem-match-not-now-not-over = 對局結束後才能查看紀錄；每日挑戰要等當天結束
problem-match-not-now-no-way-back = 那之後已經抽取或公開了東西，或其他玩家做了決定
problem-match-not-now-counts = 這局是積分賽，沒有提示，也不能請求復原
problem-match-not-now-not-asked = 這個請求已經失效
problem-match-not-now-once = 每日挑戰只能玩一次，但可以認輸
problem-match-not-now-hints-given = 這一步的提示已經用完
problem-options-invalid = 這組選項無法使用
problem-move-malformed = 這一步的記法無效
problem-move-illegal = 規則不允許
problem-move-not-your-turn = 現在不是由你決定
problem-log-invalid = 這不是有效的對局紀錄
