# Words that stand in the page itself, for when its program doesn’t run.

boot-description = Jouez à Mini Golf Designer, à Génial et à GREEN : tout de suite contre des bots, ou entre amis grâce à un lien.
boot-manifest-description = Jouez à Mini Golf Designer, à Génial et à GREEN contre des bots ou entre amis.
boot-no-scripts = Clubhouse a besoin de JavaScript
boot-no-scripts-why = Les jeux tournent dans votre navigateur, et JavaScript y est désactivé. Autorisez-le pour cette page, puis rechargez-la. Rien n’est envoyé nulle part.
boot-no-wasm = Clubhouse a besoin de WebAssembly
boot-no-wasm-why = Les jeux et les bots sont un programme WebAssembly, et ce navigateur ne peut pas l’exécuter.
boot-no-wasm-how = Une version récente de Firefox, Chrome, Edge ou Safari le peut. Si votre navigateur est à jour, un réglage de sécurité, une extension ou votre organisation bloque peut-être WebAssembly. Autorisez-le pour cette page, puis rechargez-la. Les parties enregistrées dans ce navigateur ne risquent rien.
boot-no-start = Clubhouse n’a pas pu démarrer
boot-no-start-why = Un élément de la page n’est pas arrivé ou n’a pas fonctionné. Vérifiez votre connexion et rechargez la page. Si cela ne suffit pas, essayez un navigateur plus récent. Les parties enregistrées dans ce navigateur ne risquent rien.
boot-crashed = Un problème est survenu dans la page. Rechargez-la pour continuer. Votre partie a été enregistrée après chaque coup.
boot-reload = Recharger
