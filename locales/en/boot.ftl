# Words that stand in the page itself, for when its program doesn’t run.

boot-description = Play Mini Golf Designer, Ingenious and GREEN against bots straight away, or with friends over a link.
# What app stores and home screens show beside the name.
boot-manifest-description = Play Mini Golf Designer, Ingenious and GREEN against bots or with friends.
boot-no-scripts = Clubhouse needs JavaScript
boot-no-scripts-why = The games run inside your browser, and JavaScript is switched off here. Allow it for this page and reload. Nothing is sent anywhere.
boot-no-wasm = Clubhouse needs WebAssembly
boot-no-wasm-why = The games and the bots are a WebAssembly program, and this browser can’t run it.
boot-no-wasm-how = A recent Firefox, Chrome, Edge or Safari can. If yours is up to date, a security setting, an extension or your organisation may be blocking WebAssembly. Allow it for this page and reload. Matches saved in this browser are safe.
boot-no-start = Clubhouse couldn’t start
boot-no-start-why = Part of the page didn’t arrive or didn’t run. Check your connection and reload the page. If that doesn’t help, try a newer browser. Matches saved in this browser are safe.
boot-crashed = Something went wrong in the page. Reload it to continue. Your match was saved after every move.
boot-reload = Reload
