"""Arne's rules in our own words, English and German, by their numbers; see `rulebook`."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[int, tuple[str, str]]] = {
    # Cards
    1: (
        "Each colour has these point cards: 50 (twice), 100 (three times), 200 (twice), 500, 1000 "
        "and X2 (once each). And it has a −200, which is black.",
        "In jeder Farbe gibt es diese Punktkarten: 50 (zweimal), 100 (dreimal), 200 (zweimal), "
        "500, 1000 und X2 (je einmal). Dazu kommt eine −200, und die ist schwarz.",
    ),
    2: (
        "There are six colours: red, green, yellow and blue, and two with a star, orange and "
        "purple.",
        "Es gibt sechs Farben: Rot, Grün, Gelb und Blau, und zwei mit einem Stern, Orange und "
        "Lila.",
    ),
    3: (
        "Two of you play with the cards with a star (two colours), three or four with those "
        "without (four colours), five or six with all of them. Teams take twice the deck for as "
        "many colours as there are teams.",
        "Zu zweit spielt ihr mit den Karten mit Stern (zwei Farben), zu dritt oder zu viert mit "
        "denen ohne (vier Farben), zu fünft oder zu sechst mit allen. Teams nehmen das Kartenspiel "
        "für so viele Farben, wie es Teams gibt, und zwar doppelt.",
    ),
    4: (
        "Then there are cards without a colour, with a star and without. Black: STOP! 2 and 4, "
        "REVERSE! 1 and 5, CRUSH 2 and 5, lock 2 and 4, chameleon 2 and 4, thief 3 and 6. White: "
        "X3 2 and 4, Take one 1 and 4, Demand two 1 and 4, Demand two black 1 and 2, Take three 1 "
        "and 4, Pass hands and Swap places 1 and 1. In all, 42 cards have a star and 92 have none. "
        "You may also play with another deck.",
        "Dazu kommen Karten ohne Farbe, mit Stern und ohne. Schwarz: STOP! 2 und 4, REVERSE! 1 und "
        "5, CRUSH 2 und 5, Schloss 2 und 4, Chamäleon 2 und 4, Dieb 3 und 6. Weiß: X3 2 und 4, "
        "Eine nehmen 1 und 4, Zwei fordern 1 und 4, Zwei schwarze fordern 1 und 2, Drei ziehen 1 "
        "und 4, Karten weitergeben und Plätze tauschen je 1 und 1. Insgesamt haben 42 Karten einen "
        "Stern und 92 keinen. Ihr könnt auch ein anderes Kartenspiel wählen.",
    ),
    5: (
        "For a first game leave cards out. Of each colour keep 50 once, 100 and 200 twice, 500, "
        "1000 and −200 once, and no X2. Of the cards without a colour, keep all that have a star; "
        "of the others two each, but only one Demand two black, no Pass hands and no Swap places.",
        "Für das erste Spiel lasst Karten weg. Von jeder Farbe bleiben 50 einmal, 100 und 200 "
        "zweimal, 500, 1000 und −200 einmal, und keine X2. Von den Karten ohne Farbe bleiben alle "
        "mit Stern; von den anderen je zwei, aber Zwei schwarze fordern nur einmal, und Karten "
        "weitergeben und Plätze tauschen gar nicht.",
    ),
    # Setting up and taking turns
    10: (
        "Each of you chooses a colour. Your place at the table has that colour, and the row of "
        "cards laid before it. Shuffle and deal eight cards to everybody. The rest is the draw "
        "pile; the discard pile is still empty. The lot decides who begins; if you play several "
        "games, it is the next one clockwise each time. Turns first go clockwise.",
        "Alle wählen eine Farbe. Dein Platz am Tisch hat diese Farbe und die Reihe, die davor "
        "ausgelegt wird. Mischt und gebt allen acht Karten. Der Rest ist der Nachziehstapel; der "
        "Ablagestapel ist noch leer. Das Los sagt, wer anfängt; spielt ihr mehrmals, wandert das "
        "im Uhrzeigersinn weiter. Gespielt wird zuerst im Uhrzeigersinn.",
    ),
    11: (
        "Your turn begins with drawing a card, and it ends with playing one white card: a point "
        "card or an action card. If you have a white card that can be played, you must play one. "
        "If you have none, just end your turn: nobody ever has to play a black card. Even without "
        "a card in hand you stay in the game.",
        "Dein Zug beginnt damit, dass du eine Karte ziehst, und endet damit, dass du eine weiße "
        "Karte spielst: eine Punktkarte oder eine Aktionskarte. Hast du eine weiße Karte, die du "
        "spielen kannst, musst du eine spielen. Hast du keine, beende einfach deinen Zug: Eine "
        "schwarze Karte muss niemand spielen. Auch ganz ohne Karten auf der Hand bleibst du dabei.",
    ),
    12: (
        "Lay a point card of your own colour in your own row. The cards of a row lie side by side. "
        "(In the losing game: lay a point card in the row of another player, whose colour it has.)",
        "Leg eine Punktkarte deiner Farbe in deine eigene Reihe. Die Karten einer Reihe liegen "
        "nebeneinander. (Beim Spiel auf wenig Punkte: Leg sie in die Reihe von jemand anderem, "
        "wenn sie deren Farbe hat.)",
    ),
    13: (
        "An X2 is laid in a row like any other point card. It doubles what the row's points count "
        "together.",
        "Eine X2 legst du wie jede andere Punktkarte in die Reihe. Sie verdoppelt, was die Punkte "
        "der Reihe zusammen zählen.",
    ),
    14: (
        "Or put a point card on the discard pile: one of another colour than your own. (In the "
        "losing game: any.) But a thief can take it from there.",
        "Oder wirf eine Punktkarte auf den Ablagestapel: eine, die nicht deine Farbe hat. (Beim "
        "Spiel auf wenig Punkte: irgendeine.) Aber ein Dieb kann sie von dort holen.",
    ),
    15: (
        "Or play an action card. You do what it says, and it goes to the discard pile; only X3 "
        "goes on a laid card. You may play it even if it brings nothing, for instance because the "
        "other hand is empty.",
        "Oder spiel eine Aktionskarte. Du tust, was sie sagt, und sie kommt auf den Ablagestapel; "
        "nur X3 kommt auf eine ausgelegte Karte. Du darfst sie auch spielen, wenn sie nichts "
        "bringt, zum Beispiel weil die andere Hand leer ist.",
    ),
    # Action cards
    16: (
        "X3: put it on a laid point card (an X2 too) or on a −200, in any row, whatever else lies "
        "there, a CRUSH or a chameleon for instance. It triples that card: 500 counts 1500, −200 "
        "counts −600, and an X2 multiplies by six. No card gets a second X3. If there is nothing "
        "to triple, you cannot play it.",
        "X3: Leg sie auf eine ausgelegte Punktkarte (auch eine X2) oder auf eine −200, in einer "
        "beliebigen Reihe, egal was sonst dabei liegt, etwa ein CRUSH oder ein Chamäleon. Sie "
        "verdreifacht diese Karte: 500 zählt 1500, −200 zählt −600, und eine X2 nimmt mal sechs. "
        "Keine Karte bekommt eine zweite X3. Gibt es nichts zu verdreifachen, kannst du sie nicht "
        "spielen.",
    ),
    17: (
        "Take one: take a card from another player's hand, without looking. Only the two of you "
        "know which it is.",
        "Eine nehmen: Nimm jemandem eine Karte von der Hand, ohne hinzusehen. Nur ihr beide wisst, "
        "welche es ist.",
    ),
    18: (
        "Demand two: another player must hand over two point cards of your colour (X2 counts), or "
        "one if there is no more. With more than two, they choose. The cards are laid in your row "
        "at once. Until that is done, no black card can be played. (In the losing game: name the "
        "colour of any other player, in whose row the cards go.)",
        "Zwei fordern: Jemand muss dir zwei Punktkarten deiner Farbe geben (auch X2), oder eine, "
        "wenn es nicht mehr sind. Wer mehr als zwei hat, sucht aus. Die Karten kommen sofort in "
        "deine Reihe. Bis das erledigt ist, geht keine schwarze Karte. (Beim Spiel auf wenig "
        "Punkte: Nenn die Farbe von irgendjemand anderem; dort kommen die Karten in die Reihe.)",
    ),
    19: (
        "Demand two black: another player must give you two black cards from the hand, as chance "
        "has it, or one if there is no more. You take them in hand; nobody else sees them.",
        "Zwei schwarze fordern: Jemand muss dir zwei schwarze Karten von der Hand geben, welche, "
        "sagt der Zufall, oder eine, wenn es nicht mehr sind. Du nimmst sie auf die Hand; sonst "
        "sieht sie niemand.",
    ),
    20: (
        "Take three: draw three cards from the draw pile, or what is left of it.",
        "Drei ziehen: Zieh drei Karten vom Nachziehstapel, oder was noch da ist.",
    ),
    21: (
        "Pass hands: everybody hands all cards on to the next player, in the direction in which "
        "turns go just now. Until all have done so, no black card can be played.",
        "Karten weitergeben: Alle geben ihre ganze Hand an die Nächsten weiter, in der Richtung, "
        "in der gerade gespielt wird. Bis alle fertig sind, geht keine schwarze Karte.",
    ),
    22: (
        "Swap places with another player. Each takes the hand along, but rows and colours stay: "
        "from now on you play for the other row. The next turn still comes after the place where "
        "you played the card. So if you swap with whoever would be next, it is your turn again!",
        "Plätze tauschen: Tausch mit jemandem den Platz. Ihr nehmt eure Handkarten mit, aber "
        "Reihen und Farben bleiben: Ab jetzt spielst du für die andere Reihe. Weiter geht es nach "
        "dem Platz, an dem die Karte gespielt wurde. Tauschst du mit der Person, die als Nächstes "
        "dran wäre, bist du also gleich noch einmal dran!",
    ),
    # Black cards
    23: (
        "Black cards can be played at any time, by anybody, as many as you like: in your turn, in "
        "somebody else's, and also when one turn is over and the next player has not drawn yet.",
        "Schwarze Karten gehen jederzeit, für alle, und so viele ihr wollt: wenn du dran bist, "
        "wenn jemand anderes dran ist, und auch, wenn ein Zug vorbei ist und noch niemand gezogen "
        "hat.",
    ),
    24: (
        "−200: lay it in the row of its colour, unless that is your own: 200 points less there. It "
        "is no point card, so an X2 does not double it and a CRUSH cannot cancel it; a lock can, "
        "with its X3. (In the losing game: lay it only in your own row, if it has your colour.)",
        "−200: Leg sie in die Reihe ihrer Farbe, nur nicht in deine eigene: Dort sind es 200 "
        "Punkte weniger. Sie ist keine Punktkarte, also verdoppelt X2 sie nicht, und ein CRUSH "
        "hebt sie nicht auf; ein Schloss schon, samt X3. (Beim Spiel auf wenig Punkte: Leg sie nur "
        "in deine eigene Reihe, wenn sie deine Farbe hat.)",
    ),
    25: (
        "Chameleon: play it together with a card of your hand, to lay that card in a row of "
        "another colour: a point card (X2 too) in your own row, a −200 in any but your own. There "
        "it has the row's colour. Both together are one black play. The card can still be crushed, "
        "locked, tripled and stolen. (In the losing game: a point card in any row but your own, a "
        "−200 in your own.)",
        "Chamäleon: Spiel es zusammen mit einer Karte von deiner Hand, um sie in eine Reihe mit "
        "anderer Farbe zu legen: eine Punktkarte (auch X2) in deine eigene, eine −200 in jede "
        "außer deiner. Dort hat sie die Farbe der Reihe. Beide zusammen sind eine schwarze Aktion. "
        "Die Karte kann weiter einen CRUSH, ein Schloss oder eine X3 bekommen und gestohlen "
        "werden. (Beim Spiel auf wenig Punkte: eine Punktkarte in jede Reihe außer deiner, eine "
        "−200 in deine.)",
    ),
    26: (
        "Thief: it takes one of two things. Either the top card of the discard pile, into your "
        "hand, unless that is a thief itself. Or a laid card with a chameleon out of another row, "
        "with all that lies on it, to the end of your own row; the gap closes. If that card has "
        "your own colour, the chameleon goes to the discard pile, and the card can never be stolen "
        "again; X3, CRUSH and lock stay on it. Last, the thief is put on the discard pile.",
        "Dieb: Er holt eins von beidem. Entweder die oberste Karte vom Ablagestapel auf deine "
        "Hand, außer es ist selbst ein Dieb. Oder eine ausgelegte Karte mit Chamäleon aus einer "
        "anderen Reihe, mit allem, was auf ihr liegt, ans Ende deiner eigenen Reihe; die Lücke "
        "schließt sich. Hat die Karte deine eigene Farbe, kommt das Chamäleon auf den "
        "Ablagestapel, und niemand kann sie mehr stehlen; X3, CRUSH und Schloss bleiben darauf. "
        "Zuletzt kommt der Dieb auf den Ablagestapel.",
    ),
    27: (
        "CRUSH: put it on a point card (X2 too) in any row, with or without X3 or chameleon. That "
        "card no longer counts. It stays there to the end, and each card gets only one.",
        "CRUSH: Leg ihn auf eine Punktkarte (auch X2) in einer beliebigen Reihe, mit oder ohne X3 "
        "oder Chamäleon. Diese Karte zählt nicht mehr. Er bleibt bis zum Ende liegen, und jede "
        "Karte bekommt nur einen.",
    ),
    28: (
        "Lock: put it on a CRUSH or a −200 that is in effect, in any row, to cancel it. It stays "
        "there to the end. A locked card cannot be crushed again, but with its chameleon it can "
        "still be stolen.",
        "Schloss: Leg es auf einen CRUSH oder eine −200, die gerade wirken, in einer beliebigen "
        "Reihe, und hebe sie damit auf. Es bleibt bis zum Ende liegen. Auf die Karte kommt kein "
        "zweiter CRUSH, aber mit ihrem Chamäleon kann sie noch gestohlen werden.",
    ),
    # Whose turn is next
    29: (
        "STOP! goes to the discard pile. When the turn that is running ends, the next turn is "
        "yours, and from your place it goes on. If you play it before the next player has drawn, "
        "you take that turn.",
        "STOP! kommt auf den Ablagestapel. Wenn der laufende Zug endet, bist du dran, und von "
        "deinem Platz geht es weiter. Spielst du es, bevor die oder der Nächste gezogen hat, "
        "schnappst du dir diesen Zug.",
    ),
    30: (
        "REVERSE! goes to the discard pile. From now on turns go the other way round. The next one "
        "is counted from the place whose turn it is, or just was. Before the very first turn, only "
        "the direction changes.",
        "REVERSE! kommt auf den Ablagestapel. Ab jetzt geht es andersherum. Wer als Nächstes dran "
        "ist, zählt ihr von dem Platz aus, der gerade dran ist oder eben dran war. Vor dem "
        "allerersten Zug ändert sich nur die Richtung.",
    ),
    31: (
        "If there is more than one STOP! or REVERSE! before the next turn begins, the last of them "
        "counts: whoever played it has the next turn. Each REVERSE! still changes the direction.",
        "Kommen mehrere STOP! und REVERSE!, bevor der nächste Zug beginnt, gilt das letzte: Wer es "
        "gespielt hat, ist als Nächstes dran. Jedes REVERSE! ändert trotzdem die Richtung.",
    ),
    32: (
        "When only two of you play, STOP! and REVERSE! are the same: the next turn is yours.",
        "Zu zweit sind STOP! und REVERSE! dasselbe: Der nächste Zug gehört dir.",
    ),
    # The end
    33: (
        "Whoever has taken the last card of the draw pile finishes the turn, with black cards as "
        "usual. Then comes the final round at once: one after the other, beginning with the next "
        "place, each of you plays one black card or passes (a chameleon with its card is one). "
        "White cards, STOP! and REVERSE! no longer work, and a next turn that was claimed lapses. "
        "Then put away your hands; they do not count.",
        "Wer die letzte Karte vom Nachziehstapel genommen hat, spielt den Zug zu Ende, mit "
        "schwarzen Karten wie immer. Dann kommt sofort die Schlussrunde: Reihum, beginnend mit dem "
        "nächsten Platz, spielen alle noch eine schwarze Karte oder passen (ein Chamäleon mit "
        "seiner Karte ist eine). Weiße Karten, STOP! und REVERSE! gehen nicht mehr, und wer sich "
        "den nächsten Zug gesichert hatte, hat nichts mehr davon. Danach legt ihr eure Hände weg; "
        "sie zählen nicht.",
    ),
    34: (
        "What a row counts: add up its point cards, tripled ones three times. Multiply by two for "
        "each X2, by six if it is tripled. Then take off 200 for each −200, 600 if it is tripled. "
        "A card with a CRUSH is left out, unless a lock is on it; a −200 with a lock is left out "
        "as well.",
        "Was eine Reihe zählt: Zähl ihre Punktkarten zusammen, verdreifachte dreifach. Nimm für "
        "jede X2 mal zwei, mit X3 mal sechs. Zieh dann für jede −200 200 ab, mit X3 600. Eine "
        "Karte mit CRUSH bleibt weg, außer ein Schloss liegt darauf; eine −200 mit Schloss bleibt "
        "auch weg.",
    ),
    35: (
        "Each of you counts the row of the place where you sit at the end. Most points win. (In "
        "the losing game: fewest.) Equal scores share the place.",
        "Alle zählen die Reihe des Platzes, an dem sie am Ende sitzen. Die meisten Punkte "
        "gewinnen. (Beim Spiel auf wenig Punkte: die wenigsten.) Wer gleich viel hat, teilt sich "
        "den Platz.",
    ),
    # Variants
    40: (
        "Losing game, for two to six: fewest points win. So you lay point cards in the others' "
        "rows and each −200 in your own, as the rules above say in brackets.",
        "Spiel auf wenig Punkte, zu zweit bis zu sechst: Die wenigsten Punkte gewinnen. Also legst "
        "du Punktkarten in die Reihen der anderen und −200er in deine eigene, so wie es oben in "
        "Klammern steht.",
    ),
    41: (
        "Dummy, for two to five: one more colour is in play, the next in order, and it is "
        "nobody's; take the deck for one player more. All of you may lay point cards in its row, "
        "with a chameleon too, as in your own, and also a −200. (In the losing game: point cards "
        "as in another's, and no −200; its colour can be demanded.) REVERSE! does nothing to "
        "turns: whoever played the last one controls the dummy and adds its row in the end. "
        "Control goes along when that player swaps places.",
        "Dummy, zu zweit bis zu fünft: Eine Farbe mehr ist im Spiel, die nächste in der Folge, und "
        "sie gehört niemandem; nehmt das Kartenspiel für eine Person mehr. In ihre Reihe dürfen "
        "alle Punktkarten legen, auch mit Chamäleon, wie in die eigene, und auch −200er. (Beim "
        "Spiel auf wenig Punkte: Punktkarten wie in eine fremde, keine −200er; ihre Farbe kann man "
        "fordern.) REVERSE! ändert nichts an den Zügen: Wer das letzte gespielt hat, hat den Dummy "
        "und bekommt am Ende seine Reihe dazu. Beim Plätzetauschen wandert er mit.",
    ),
    42: (
        "Teams, for 4, 6, 8, 10 or 12: partners sit opposite and share a colour and its one row; "
        "“another player's row” means another colour's. You may take or demand cards from anybody "
        "but yourself, and swap with anybody, your partner included. The team whose row counts "
        "most wins.",
        "Teams, zu 4, 6, 8, 10 oder 12: Ihr sitzt euch gegenüber und habt zusammen eine Farbe und "
        "eine Reihe; „die Reihe von jemand anderem“ heißt: von einer anderen Farbe. Karten nehmen, "
        "fordern und Plätze tauschen darfst du mit allen außer dir selbst, auch mit deinem "
        "Gegenüber. Das Team, dessen Reihe am meisten zählt, gewinnt.",
    ),
    43: (
        "A first game is no losing game. Teams play neither the losing game nor with a dummy. All "
        "else goes together: the losing game or a first game with a dummy, a first game in teams.",
        "Das erste Spiel geht nicht auf wenig Punkte. Teams spielen weder auf wenig Punkte noch "
        "mit Dummy. Alles andere passt zusammen: das Spiel auf wenig Punkte oder das erste Spiel "
        "mit Dummy, das erste Spiel in Teams.",
    ),
}
