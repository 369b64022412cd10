# Why a move isn’t possible. Each follows « Impossible : », so it begins small, has no full stop and no colon.

pips-refused-no-such-stone = aucune pierre ne porte ce chiffre
pips-refused-favourite-first = il faut d’abord choisir votre chiffre favori
pips-refused-favourite-chosen = on ne choisit un favori qu’une fois, avant la première pierre
pips-refused-not-in-hand = cette pierre n’est pas dans votre main
pips-refused-off-the-row = la rangée n’a pas cette case
pips-refused-cell-taken = il y a déjà une pierre sur cette case
pips-refused-not-in-bag = ces pierres ne sont pas dans le sac
pips-refused-other-outcome-due = un autre tirage doit avoir lieu d’abord
pips-refused-no-such-seat = cette table n’a pas cette place
