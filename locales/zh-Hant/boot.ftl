# Words that stand in the page itself, for when its program doesn’t run.

boot-description = 馬上和電腦玩《迷你高爾夫設計師》、《智謀棋》和《GREEN》，或傳個連結，找朋友一起玩。
# What app stores and home screens show beside the name.
boot-manifest-description = 和電腦或朋友玩《迷你高爾夫設計師》、《智謀棋》和《GREEN》。
boot-no-scripts = Clubhouse 需要 JavaScript
boot-no-scripts-why = 遊戲在你的瀏覽器裡執行，但這裡的 JavaScript 已關閉。請允許這個網頁使用 JavaScript，再重新載入。不會有任何資料傳送出去。
boot-no-wasm = Clubhouse 需要 WebAssembly
boot-no-wasm-why = 遊戲和電腦玩家都是 WebAssembly 程式，但這個瀏覽器無法執行。
boot-no-wasm-how = 新版的 Firefox、Chrome、Edge 或 Safari 都可以。如果你的瀏覽器已是最新版，WebAssembly 可能是被安全性設定、擴充功能或所屬機構封鎖了。請允許這個網頁使用 WebAssembly，再重新載入。存在這個瀏覽器裡的對局不會遺失。
boot-no-start = Clubhouse 無法啟動
boot-no-start-why = 網頁有一部分沒有載入，或無法執行。請檢查網路連線，再重新載入網頁。如果還是不行，請改用較新的瀏覽器。存在這個瀏覽器裡的對局不會遺失。
boot-crashed = 網頁出了問題。請重新載入，就能繼續。你的對局每走一步都會儲存。
boot-reload = 重新載入
