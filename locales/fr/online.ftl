# Words about tables with others, accounts and the daily challenge.

## The terms of a table

terms = Avec des amis : places, cadence, etc.
who-sits-where = Places
seat-n = Place { $number }
a-friend = Un ami
a-bot-of = Bot · Niveau { $n } · { $what }
clock = Cadence
clock-none = Sans limite de temps
clock-move = { $n ->
    [one] { $n } minute par coup
   *[other] { $n } minutes par coup
}
clock-match = { $n ->
    [one] { $n } minute par joueur, plus { $increment } s par coup
   *[other] { $n } minutes par joueur, plus { $increment } s par coup
}
clock-days = { $n ->
    [one] Par correspondance, { $n } jour par coup
   *[other] Par correspondance, { $n } jours par coup
}
term-public = Publique
term-public-what = Tout le monde peut trouver la table dans le salon et la rejoindre. Sinon, il faut le lien.
term-rated = Classée
term-rated-what = La partie compte pour les cotes. Il faut un compte pour y jouer. Ni conseils, ni annulation d’un commun accord.
onlookers = Spectateurs
onlookers-anybody = Toute personne qui a le lien
onlookers-later = { $n ->
    [one] Toute personne qui a le lien, avec { $n } minute de décalage
   *[other] Toute personne qui a le lien, avec { $n } minutes de décalage
}
onlookers-nobody = Aucun
is-rated = Classée
is-friendly = Amicale
is-public = Publique
is-by-link = Sur invitation

## Accounts

account = Compte
account-why = Pas besoin de compte pour jouer. Avec un compte, vous avez des cotes et vous retrouvez vos parties sur tous vos appareils.
account-keeps = Créez un compte pour garder les parties que vous avez jouées en mode invité.
# No « vous êtes connecté », which would agree with the reader.
signed-in-as = Vous jouez avec le compte { $name }.
guest-called = Vous jouez en mode invité sous le nom { $name }.
guest-without-name = Vous jouez en mode invité.
nobody-yet = Vous jouez sans compte.
sign-up = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
account-name = Nom
account-password = Mot de passe
account-password-how = Au moins 8 caractères.
ratings = Vos cotes
rating-about = { $n ->
    [one] { $rating } ± { $uncertainty } après { $n } partie
   *[other] { $rating } ± { $uncertainty } après { $n } parties
}
history = Vos parties en ligne
against = Contre { $names }
a-bot = un bot
came-in = { $points ->
    [one] Rang { $rank } sur { $of } · { $points } point
   *[other] Rang { $rank } sur { $of } · { $points } points
}

## The daily challenge

daily-deal = Défi du jour
daily-deal-what = Le même tirage pour tout le monde, une fois par jour. Jusqu’où irez-vous ?
daily-deal-offline = Le défi du jour nécessite une connexion. Le serveur garde le tirage secret jusqu’à la fin de la journée.
daily-begin = Relever le défi
daily-go-on = Voir votre tentative
daily-results = Classement
daily-nobody = Pas encore de résultats.
daily-nobody-did = Aucun résultat.
daily-best = { $n ->
    [one] En tête pour l’instant : { $who }, { $n } point
   *[other] En tête pour l’instant : { $who }, { $n } points
}
daily-of-day = Aujourd’hui
daily-day-before = Hier
daily-log-later = Vous pourrez voir le journal de la partie une fois la journée finie. D’ici là, il révélerait le tirage.
