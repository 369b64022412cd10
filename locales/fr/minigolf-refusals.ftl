# Why a move isn’t possible. Each follows « Impossible : », so it begins small, has no full stop and no colon.

minigolf-refused-not-your-land = ce terrain n’est pas l’un des trois que vous avez reçus
minigolf-refused-choose-land = il faut d’abord choisir un de vos terrains
minigolf-refused-lands-chosen = on ne choisit un terrain qu’une fois, avant la première tuile
minigolf-refused-other-outcome-due = un autre tirage doit avoir lieu d’abord
minigolf-refused-other-clients = d’autres clients ont été choisis pour cette partie
minigolf-refused-not-dealable = ces terrains ne peuvent pas être distribués
minigolf-refused-not-an-order = l’ordre du tour doit citer tous les joueurs une fois
minigolf-refused-no-tile = il n’y a pas de tuile dans cette case de la réglette
minigolf-refused-not-in-bag = ces tuiles ne sont pas dans le sac
minigolf-refused-promises-due = il faut d’abord décider de vos promesses
minigolf-refused-no-visit = on ne fait des promesses qu’au début et lors d’une visite du client, dans la version avancée
minigolf-refused-no-promise = il faut au moins une promesse au début
minigolf-refused-promised = vous avez déjà fait cette promesse
minigolf-refused-wrong-draw = { $one ->
    [one] on tire exactement { $one } tuile, et une tuile vient en dernier
   *[other] on tire exactement { $one } tuiles, et une tuile vient en dernier
}
minigolf-refused-stopped = après votre arrêt, vous ne pouvez que ramasser des tuiles face cachée
minigolf-refused-too-early-to-stop = on ne peut s’arrêter qu’une fois qu’un terrain est rempli
minigolf-refused-collect-to-stop = pour vous arrêter, il faut ramasser une tuile face cachée
minigolf-refused-return-due = il faut d’abord indiquer les tuiles non choisies à remettre dans le sac
minigolf-refused-nothing-to-return = on ne remet des tuiles non choisies dans le sac qu’en phase finale, une fois la réglette remplie
minigolf-refused-no-leftover = il n’y a pas de tuile non choisie dans cette case
minigolf-refused-on-the-gate = la porte d’entrée occupe cet emplacement
minigolf-refused-cell-taken = il y a déjà une tuile sur cet emplacement
minigolf-refused-touches-nothing = cet emplacement ne touche ni une de vos tuiles ni la porte d’entrée
minigolf-refused-off-the-grid = le plateau de Clubhouse s’arrête avant cet emplacement, même si les règles ne fixent pas de limite
minigolf-refused-same-look = dans ce sens, la tuile a le même aspect qu’en la tournant moins
minigolf-refused-mismatch = en placement strict, cette tuile doit aller là où ses connexions sont bonnes
minigolf-refused-numbers-due = il faut d’abord numéroter vos trous
minigolf-refused-no-numbers = on ne numérote les trous qu’à la fin, et seulement avec la numérotation manuelle
minigolf-refused-no-hole = il n’y a pas de trou en { $one }
minigolf-refused-not-the-tee = { $one } n’est pas le tee de son trou
minigolf-refused-two-numbers = le trou en { $one } a deux numéros
minigolf-refused-not-where-it-stands = { $one } n’est pas l’emplacement qui désigne son trou
minigolf-refused-wrong-number-of-numbers = il faut numéroter exactement { $one } de vos trous
minigolf-refused-fate-missing = pour chaque tuile que vous ne placez pas, choisissez si elle retourne dans le sac ou si elle est retirée du jeu
minigolf-refused-solo-only = cela n’est possible qu’en solo
minigolf-refused-not-solo = on ne ramasse pas de tuiles en solo
minigolf-refused-fates-go-with-the-move = en solo, le sort des autres tuiles se décide en même temps que le coup
