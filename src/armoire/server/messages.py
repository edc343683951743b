"""What the server says of itself: every refusal and notice by code, in English and German."""

from __future__ import annotations

from typing import Final

from armoire.core.errors import ArmoireError
from armoire.core.language import LONGEST_QUOTE, Language, Text, quote


class Refusal(Exception):
    """A command is refused: `code` and `args` say why to programs, `sentence` to people."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: dict[str, str] = {name: str(value) for name, value in args.items()}
        self.rule: str | None = None

    def sentence(self, language: Language) -> str:
        """What was wrong and what would be right."""
        return say(self.code, language, self.args_)


Mistake = Refusal | ArmoireError
"""Why something was refused: by the table's rules or by the game's."""

LONGEST_PROBLEM: Final = 200
"""Characters of what a reader of messages has against one: it ends with where that is."""

REFUSALS: Final[dict[str, Text]] = {
    # Messages that are none
    "malformed": {
        "en": "This message cannot be read: {problem}.",
        "de": "Diese Nachricht ist nicht lesbar: {problem}.",
    },
    "too_large": {
        "en": "That is too long: at most {limit} bytes are read, and it had {size}.",
        "de": "Das ist zu lang: Höchstens {limit} Bytes werden gelesen, und es waren {size}.",
    },
    "too_fast": {
        "en": "That was too much at once. Wait a moment and try again.",
        "de": "Das war zu viel auf einmal. Warte einen Augenblick und versuch es noch einmal.",
    },
    "hello_first": {
        "en": "Say hello first: the table does not know yet which language you read.",
        "de": "Sag zuerst hello: Der Tisch weiß noch nicht, welche Sprache du liest.",
    },
    # Addresses
    "not_found": {
        "en": "Nothing lies at “{path}”.",
        "de": "Unter „{path}“ liegt nichts.",
    },
    "wrong_method": {
        "en": "“{path}” cannot be asked with {method}.",
        "de": "„{path}“ kann nicht mit {method} gefragt werden.",
    },
    "unknown_table": {
        "en": "There is no table “{table}”. Check the code, or open a new table.",
        "de": "Es gibt keinen Tisch „{table}“. Prüfe den Code oder mach einen neuen Tisch auf.",
    },
    "foreign_host": {
        "en": "This server does not answer to the name “{host}”. Use one of the addresses that it "
        "printed at its start, or start it with --allow-host {host}.",
        "de": "Dieser Server hört nicht auf den Namen „{host}“. Nimm eine der Adressen, die er "
        "beim Start genannt hat, oder starte ihn mit --allow-host {host}.",
    },
    "foreign_origin": {
        "en": "A page from “{origin}” may not use this server. Open the server's own page.",
        "de": "Eine Seite von „{origin}“ darf diesen Server nicht benutzen. Öffne seine eigene "
        "Seite.",
    },
    "page_not_built": {
        "en": "The page is not built yet. `make page` builds it; then start again.",
        "de": "Die Seite ist noch nicht gebaut. `make page` baut sie; starte danach neu.",
    },
    "table_full": {
        "en": "There are already {limit} people at this table. Try again when somebody has gone.",
        "de": "An diesem Tisch sind schon {limit} Leute. Versuch es wieder, wenn jemand gegangen "
        "ist.",
    },
    "old_rules": {
        "en": "Table {table} was played under rules version {theirs}; this Armoire has {ours}. "
        "Open a new table.",
        "de": "Am Tisch {table} galt Regelfassung {theirs}; dieses Armoire hat {ours}. Mach einen "
        "neuen Tisch auf.",
    },
    "damaged_table": {
        "en": "What was kept of table {table} is damaged. Open a new table.",
        "de": "Was vom Tisch {table} gespeichert war, ist beschädigt. Mach einen neuen auf.",
    },
    "no_game_yet": {
        "en": "No game has begun at this table, so there is nothing to keep yet.",
        "de": "An diesem Tisch hat noch kein Spiel begonnen, also gibt es nichts zu behalten.",
    },
    "replay_after_the_end": {
        "en": "The replay shows hidden cards: it can be had when the game is over.",
        "de": "Die Spieldatei zeigt verdeckte Karten: Es gibt sie, wenn das Spiel aus ist.",
    },
    # Seats
    "no_such_seat": {
        "en": "There is no seat {seat} at this table; there are {seats}.",
        "de": "Es gibt keinen Platz {seat} an diesem Tisch; es gibt {seats}.",
    },
    "no_such_bot": {
        "en": "There is no bot “{bot}” here. There are: {known}.",
        "de": "Hier gibt es keinen Bot „{bot}“. Es gibt: {known}.",
    },
    "seat_taken": {
        "en": "Seat {seat} is taken by {name}. Choose a free one.",
        "de": "Auf Platz {seat} sitzt {name}. Such dir einen freien.",
    },
    "seat_free": {
        "en": "Nobody sits on seat {seat}.",
        "de": "Auf Platz {seat} sitzt niemand.",
    },
    "not_your_seat": {
        "en": "Seat {seat} is not yours. You can only act for a seat that you took in this "
        "browser.",
        "de": "Platz {seat} gehört dir nicht. Du kannst nur für einen Platz handeln, den du in "
        "diesem Browser genommen hast.",
    },
    "one_seat_only": {
        "en": "This game has hidden cards, so one person can have only one seat. Yours is seat "
        "{seat}.",
        "de": "In diesem Spiel gibt es verdeckte Karten, also hat jeder nur einen Platz. Deiner "
        "ist Platz {seat}.",
    },
    "seat_knows_too_much": {
        "en": "The cards of seat {seat} are hidden: only who left it, or a bot, can play on.",
        "de": "Die Karten von Platz {seat} sind verdeckt: Nur wer ihn verlassen hat oder ein Bot "
        "kann weiterspielen.",
    },
    "not_seated": {
        "en": "You only watch. Sit down first.",
        "de": "Du schaust nur zu. Setz dich zuerst.",
    },
    "other_deal": {
        "en": "That number is for another deal: this one is begun, or its secret is another.",
        "de": "Diese Zahl gehört zu einem anderen Spiel: Dieses hat begonnen oder hat ein anderes "
        "Geheimnis.",
    },
    "still_there": {
        "en": "{name} is still at the table. Only the seat of somebody who is away can be cleared; "
        "before the game whoever opened the table can clear any.",
        "de": "{name} ist noch am Tisch. Geräumt werden kann nur der Platz von jemandem, der weg "
        "ist; vor dem Spiel kann, wer den Tisch aufgemacht hat, jeden räumen.",
    },
    "seats_open": {
        "en": "The game cannot start yet, nobody sits on {seats}. Sit down, or add a bot.",
        "de": "Das Spiel kann noch nicht beginnen, frei: {seats}. Setz dich oder nimm einen Bot.",
    },
    "too_many_seated": {
        "en": "{seated} are seated, and the game would have {seats} seats. Free a seat first.",
        "de": "{seated} sitzen schon, und das Spiel hätte {seats} Plätze. Mach erst einen frei.",
    },
    "name_empty": {
        "en": "A name needs at least one letter.",
        "de": "Ein Name braucht mindestens einen Buchstaben.",
    },
    "name_long": {
        "en": "A name has at most {limit} characters; yours has {length}.",
        "de": "Ein Name hat höchstens {limit} Zeichen; deiner hat {length}.",
    },
    "name_taken": {
        "en": "Somebody here is called {name} already. Take another name, so that all can tell you "
        "apart.",
        "de": "{name} heißt hier schon jemand. Nimm einen anderen Namen, damit euch alle "
        "auseinanderhalten können.",
    },
    "name_signs": {
        "en": "A name cannot have invisible signs or braces. Letters, digits and most others are "
        "welcome.",
        "de": "Ein Name kann keine unsichtbaren Zeichen oder geschweiften Klammern haben. "
        "Buchstaben, Ziffern und die meisten anderen sind willkommen.",
    },
    # The table's course
    "not_owner": {
        "en": "Only whoever opened the table can do that, or who sits here while they are away.",
        "de": "Das kann nur, wer den Tisch aufgemacht hat, oder wer hier sitzt, während die Person "
        "weg ist.",
    },
    "already_started": {
        "en": "The game has already begun.",
        "de": "Das Spiel hat schon begonnen.",
    },
    "not_begun": {
        "en": "The game has not begun yet. Start it first.",
        "de": "Das Spiel hat noch nicht begonnen. Starte es zuerst.",
    },
    "not_over": {
        "en": "The game is not over yet. Another one can begin when it is.",
        "de": "Das Spiel ist noch nicht aus. Danach kann ein neues beginnen.",
    },
    "game_over": {
        "en": "The game is over. You can start another one.",
        "de": "Das Spiel ist aus. Du kannst ein neues beginnen.",
    },
    "overtaken": {
        "en": "{what} came too late: the table has changed since. Look again and choose anew.",
        "de": "{what} kam zu spät: Der Tisch hat sich inzwischen verändert. Schau noch einmal hin "
        "und wähle neu.",
    },
    "pause_lasts": {
        "en": "Not yet: for another {seconds} s only cards at any moment can be played.",
        "de": "Noch nicht: Noch {seconds} s lang gehen nur Karten, die jederzeit gehen.",
    },
    "held": {
        "en": "{name} has paused the game. Whoever sits here can let it go on.",
        "de": "{name} hat das Spiel angehalten. Wer hier sitzt, kann es weitergehen lassen.",
    },
    "already_held": {
        "en": "The game is paused already, by {name}.",
        "de": "Das Spiel ist schon angehalten, von {name}.",
    },
    "not_held": {
        "en": "The game is not paused, so it goes on anyway.",
        "de": "Das Spiel ist nicht angehalten, es geht also ohnehin weiter.",
    },
    "poll_answered": {
        "en": "You have answered already, and the first answer counts. Wait for the others.",
        "de": "Du hast schon geantwortet, und die erste Antwort gilt. Warte auf die anderen.",
    },
    "not_asked": {
        "en": "Others are asked just now, and you are not. Wait until they have answered.",
        "de": "Gerade werden andere gefragt und du nicht. Warte, bis sie geantwortet haben.",
    },
    "asking_first": {
        "en": "First everybody is asked: play a card that can be played at any moment, or pass.",
        "de": "Erst werden alle gefragt: Spiel eine Karte, die jederzeit geht, oder passe.",
    },
    "no_asking": {
        "en": "At this table nobody is asked in turn, so there is nothing to pass by itself.",
        "de": "An diesem Tisch wird niemand gefragt, also gibt es nichts, was von selbst passt.",
    },
    "version_ahead": {
        "en": "You name version {version}, and the table is only at {now}. Say hello again.",
        "de": "Du nennst Version {version}, und der Tisch ist erst bei {now}. Sag noch einmal "
        "hello.",
    },
    "nothing_to_take_back": {
        "en": "There is nothing to take back: only a play that is not finished can be.",
        "de": "Es gibt nichts zurückzunehmen: Das geht nur, solange ein Zug nicht beendet ist.",
    },
    "not_your_play": {
        "en": "The unfinished play is {name}'s, and nobody else can take it back.",
        "de": "Der unfertige Zug gehört {name}, und niemand sonst kann ihn zurücknehmen.",
    },
    # The server's own troubles
    "not_saved": {
        "en": "The table could not be saved, so nothing was changed. Is the disk full?",
        "de": "Der Tisch konnte nicht gespeichert werden, also wurde nichts geändert. Ist die "
        "Platte voll?",
    },
    "broken": {
        "en": "Something went wrong in the server, and nothing was changed. Its log says more.",
        "de": "Im Server ging etwas schief, und nichts wurde geändert. Sein Protokoll sagt mehr.",
    },
}

NOTICES: Final[dict[str, Text]] = {
    "replaced": {
        "en": "This table is open in a newer window of yours.",
        "de": "Dieser Tisch ist in einem neueren Fenster von dir offen.",
    },
    "bot_waking": {
        "en": "The bot is waking up. The first time takes a little longer.",
        "de": "Der Bot wacht auf. Beim ersten Mal dauert es etwas länger.",
    },
    "bot_ready": {"en": "The bot is awake.", "de": "Der Bot ist wach."},
    "bot_failed": {
        "en": "The bot {name} has stumbled and tries again.",
        "de": "Der Bot {name} ist gestolpert und versucht es noch einmal.",
    },
    "program_failed": {
        "en": "The program {name} has failed: an easy bot decides for it this time.",
        "de": "Das Programm {name} hat versagt: Ein leichter Bot entscheidet diesmal für es.",
    },
    "program_given_up": {
        "en": "The program {name} has failed once more: an easy bot plays on for it in this game.",
        "de": "Das Programm {name} hat wieder versagt: Ein leichter Bot spielt in diesem Spiel für "
        "es weiter.",
    },
    "closing": {
        "en": "The server is closing. Nothing is lost: the table is there when it is back.",
        "de": "Der Server schließt. Nichts geht verloren: Der Tisch ist da, wenn er wiederkommt.",
    },
    "new_guest": {
        "en": "Your browser's badge was not one of ours, so you are a new guest here. A seat that "
        "you had is not yours any more.",
        "de": "Der Ausweis deines Browsers war nicht von uns, also bist du hier ein neuer Gast. "
        "Ein Platz, den du hattest, ist nicht mehr deiner.",
    },
}

LINES: Final[dict[str, Text]] = {
    "sat": {"en": "{name} sits down.", "de": "{name} setzt sich."},
    "sat_again": {"en": "{name} is back.", "de": "{name} ist wieder da."},
    "left": {"en": "{name} leaves the game.", "de": "{name} verlässt das Spiel."},
    "stood": {"en": "{name} stands up.", "de": "{name} steht auf."},
    "renamed": {"en": "{old} is called {name} now.", "de": "{old} heißt jetzt {name}."},
    "bot": {"en": "The bot {name} sits down.", "de": "Der Bot {name} setzt sich."},
    "bot_takes_over": {
        "en": "The bot {name} plays on for {old}.",
        "de": "Der Bot {name} spielt für {old} weiter.",
    },
    "cleared": {"en": "{name}'s seat is free.", "de": "Der Platz von {name} ist frei."},
    "options": {"en": "The set-up has changed.", "de": "Die Spieleinstellung ist geändert."},
    "dealt_fairly": {
        "en": "A fair deal: it follows from a secret that the table had fixed beforehand "
        "(fingerprint {commitment} …) and from random numbers of {names}.",
        "de": "Fair gegeben: Alles folgt aus einem Geheimnis, das der Tisch vorher festgelegt "
        "hatte (Fingerabdruck {commitment} …), und aus Zufallszahlen von {names}.",
    },
    "paused": {"en": "{name} pauses the game.", "de": "{name} hält das Spiel an."},
    "went_on": {
        "en": "{name} lets the game go on.",
        "de": "{name} lässt das Spiel weitergehen.",
    },
    "took_back": {
        "en": "{player} takes the last movement back.",
        "de": "{player} nimmt die letzte Bewegung zurück.",
    },
}
"""Lines of the log that no game says."""

PROMPTS: Final[dict[str, Text]] = {
    "open": {
        "en": "Take your seats.",
        "de": "Nehmt Platz.",
    },
    "held": {
        "en": "{player} has paused the game.",
        "de": "{player} hat das Spiel angehalten.",
    },
    "pausing": {
        "en": "A short pause, only for cards that may be played at any moment.",
        "de": "Kurze Pause, nur für Karten, die man jederzeit spielen darf.",
    },
    "answered": {
        "en": "The table waits for the others' answers.",
        "de": "Der Tisch wartet auf die Antworten der anderen.",
    },
    "polling": {
        "en": "Everybody may answer now; the table waits.",
        "de": "Alle dürfen jetzt antworten; der Tisch wartet.",
    },
}
"""What is to do, where the table says it and not the game."""

TOO_LATE: Final[Text] = {"en": "That came too late.", "de": "Das kam zu spät."}
"""Before the words for what came first."""

LEGAL: Final[Text] = {"en": "That can be played.", "de": "Das geht."}
"""The answer to "why" when there is no reason against it."""


_ADDRESSED: Final = ("You ", "Your ", "Du ", "Dein ", "Deine ")


def called(seat: int, prompt: str) -> str:
    """A prompt with whom it is for: "{P1}, your turn: …", or "{P1}: …" before any other words."""
    if prompt.startswith(_ADDRESSED):
        return f"{{P{seat + 1}}}, {prompt[0].lower()}{prompt[1:]}"
    return f"{{P{seat + 1}}}: {prompt}"


def say(code: str, language: Language, args: dict[str, str]) -> str:
    """The sentence of a refusal, a notice or a line, its gaps filled.

    What stands in a line is the table's own; in others it may be what somebody wrote.
    """
    if code in LINES:
        return LINES[code][language].format(**args)
    words = REFUSALS.get(code) or NOTICES[code]
    most = {"problem": LONGEST_PROBLEM}
    said = {name: quote(value, most.get(name, LONGEST_QUOTE)) for name, value in args.items()}
    return words[language].format(**said)
