# 页面程序没有运行时，页面本身显示的文字。

boot-description = 打开就能和电脑玩《迷你高尔夫设计师》《智谋棋》《GREEN》，也可以发个链接，邀好友一起玩。
boot-manifest-description = 和电脑或好友一起玩《迷你高尔夫设计师》《智谋棋》《GREEN》。
boot-no-scripts = Clubhouse 需要 JavaScript
boot-no-scripts-why = 游戏在你的浏览器里运行，但这里的 JavaScript 被关闭了。请允许本页使用 JavaScript，然后重新加载。不会向外发送任何数据。
boot-no-wasm = Clubhouse 需要 WebAssembly
boot-no-wasm-why = 游戏和电脑对手都是 WebAssembly 程序，这个浏览器无法运行。
boot-no-wasm-how = 较新的 Firefox、Chrome、Edge 或 Safari 都可以。如果浏览器已是最新版，可能是安全设置、扩展程序或你所在的单位屏蔽了 WebAssembly。请允许本页使用它，然后重新加载。保存在这个浏览器里的对局不会丢失。
boot-no-start = Clubhouse 无法启动
boot-no-start-why = 页面有一部分没有加载，或没能运行。请检查网络连接，然后重新加载页面。如果还是不行，请换一个较新的浏览器。保存在这个浏览器里的对局不会丢失。
boot-crashed = 页面出错了，重新加载即可继续。你的每一步都已保存。
boot-reload = 重新加载
