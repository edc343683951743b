"""What the command line says to people, in English and German."""

from __future__ import annotations

from typing import Final

from armoire.core.language import Language, Text

COMMANDS: Final = {
    "help": "help", "hilfe": "help", "?": "help",
    "moves": "moves", "züge": "moves", "zuege": "moves",
    "why": "why", "warum": "why",
    "back": "back", "zurück": "back", "zurueck": "back",
    "board": "board", "brett": "board",
    "save": "save", "speichern": "save",
    "quit": "quit", "exit": "quit", "q": "quit", "ende": "quit",
}  # fmt: skip
"""What can be typed at a table, beside actions, and what it means."""

HELP: Final[Text] = {
    "en": """\
Type one movement as `moves` shows it, or a whole play in one line, which then ends. And:
  moves        what you may play now
  why TEXT     why something cannot be played
  back         take the latest movement of an unfinished play back
  board        show the board again
  save FILE    keep the game so far as a replay file
  quit         leave; what is not saved is lost""",
    "de": """\
Tippe eine Bewegung, wie `züge` sie zeigt, oder einen ganzen Zug in einer Zeile, der dann endet.
Und:
  züge              was du jetzt spielen kannst
  warum TEXT        warum etwas nicht geht
  zurück            die letzte Bewegung eines unfertigen Zuges zurücknehmen
  brett             das Brett noch einmal zeigen
  speichern DATEI   das Spiel bis hierher als Spieldatei behalten
  ende              aufhören; was nicht gespeichert ist, ist weg""",
}

_WORDS: Final[dict[str, Text]] = {
    # Telling
    "game": {
        "en": "{name}: {title}, {fewest} to {most} players",
        "de": "{name}: {title}, {fewest} bis {most} Spieler",
    },
    "applies": {"en": "only with {condition}", "de": "nur mit {condition}"},
    "usual": {"en": "(usual)", "de": "(üblich)"},
    "seat by seat": {
        "en": "one letter a seat, in any order; usual: none",
        "de": "ein Buchstabe je Platz, in beliebiger Folge; üblich: keiner",
    },
    "points": {"en": "Points: {points}.", "de": "Punkte: {points}."},
    "not over": {"en": "The game is not over.", "de": "Das Spiel ist nicht zu Ende."},
    "checked": {
        "en": "Checked: {count} actions, all by the rules (version {version}).",
        "de": "Geprüft: {count} Aktionen, alle nach den Regeln (Fassung {version}).",
    },
    "checked one": {
        "en": "Checked: one action, by the rules (version {version}).",
        "de": "Geprüft: eine Aktion, nach den Regeln (Fassung {version}).",
    },
    # At the table
    "easy": {"en": "easy", "de": "leicht"},
    "medium": {"en": "medium", "de": "mittel"},
    "hard": {"en": "hard", "de": "schwer"},
    "greedy": {"en": "greedy", "de": "gierig"},
    "random": {"en": "random", "de": "zufällig"},
    "bot": {"en": "{name} is a bot ({level}).", "de": "{name} ist ein Bot ({level})."},
    "waking": {
        "en": "The bots wake up; the first time that takes some seconds.",
        "de": "Die Bots wachen auf; beim ersten Mal dauert das einige Sekunden.",
    },
    "hint": {
        "en": "`moves` lists what you may play, `help` what else you can type.",
        "de": "`züge` sagt, was du spielen kannst, `hilfe`, was du sonst tippen kannst.",
    },
    "bot lost": {
        "en": "{problem}\n{name} has lost the game by that.",
        "de": "{problem}\n{name} hat damit das Spiel verloren.",
    },
    "goodbye": {"en": "Goodbye.", "de": "Auf Wiedersehen."},
    "over": {
        "en": "`save FILE` keeps the game, `quit` leaves.",
        "de": "`speichern DATEI` behält das Spiel, `ende` hört auf.",
    },
    "only after the end": {
        "en": "The game is over: you can only save, show the board or quit.",
        "de": "Das Spiel ist aus: Du kannst nur speichern, das Brett zeigen oder aufhören.",
    },
    "why what": {
        "en": "Say what cannot be played, such as: why c3-c4.",
        "de": "Sag, was nicht geht, etwa: warum c3-c4.",
    },
    "is legal": {"en": "“{text}” can be played.", "de": "„{text}“ kann gespielt werden."},
    "taken back": {"en": "Taken back.", "de": "Zurückgenommen."},
    "save after the end": {
        "en": "A game with hidden cards can be saved when it is over: the file names them all.",
        "de": "Ein Spiel mit verdeckten Karten lässt sich erst nach dem Ende speichern: Die Datei "
        "nennt sie alle.",
    },
    "no dealing": {
        "en": "This replay does not say what its chance followed from: it was not dealt at a "
        "table that does so. Nothing can be verified.",
        "de": "Diese Spieldatei sagt nicht, woraus der Zufall folgte: Sie stammt nicht von einem "
        "Tisch, der das festhält. Es gibt nichts zu prüfen.",
    },
    "secret untold": {
        "en": "The secret of this game is not told yet: download the replay when the game is over.",
        "de": "Das Geheimnis dieses Spiels ist noch nicht verraten: Lade die Partie herunter, wenn "
        "sie zu Ende ist.",
    },
    "other secret": {
        "en": "The secret is not the one that the table had fixed: its SHA-256 is not the "
        "commitment. This game was not dealt fairly, or the file was changed.",
        "de": "Das Geheimnis ist nicht das, das der Tisch festgelegt hatte: Sein SHA-256 ist nicht "
        "die Zusage. Das Spiel war nicht fair gegeben, oder die Datei wurde verändert.",
    },
    "other outcome": {
        "en": "Chance outcome {index} (action {number}) is “{written}” and should be “{expected}”. "
        "This game was not dealt fairly, or the file was changed.",
        "de": "Zufallsergebnis {index} (Aktion {number}) ist „{written}“ und sollte „{expected}“ "
        "sein. Das Spiel war nicht fair gegeben, oder die Datei wurde verändert.",
    },
    "verified": {
        "en": "Fairly dealt: all {count} chance outcomes follow from the secret that was fixed "
        "before and the random numbers of seat {seats}.",
        "de": "Fair gegeben: Alle {count} Zufallsergebnisse folgen aus dem vorher festgelegten "
        "Geheimnis und den Zufallszahlen von Platz {seats}.",
    },
    "verified alone": {
        "en": "All {count} chance outcomes follow from the secret that was fixed before. No seat "
        "had sent a random number, so this shows only that nothing was changed afterwards.",
        "de": "Alle {count} Zufallsergebnisse folgen aus dem vorher festgelegten Geheimnis. Kein "
        "Platz hatte eine Zufallszahl geschickt, also zeigt das nur, dass nachher nichts geändert "
        "wurde.",
    },
    "save where": {
        "en": "Say where to: save game.json.",
        "de": "Sag, wohin: speichern spiel.json.",
    },
    "file exists": {
        "en": "“{file}” is there already and stays as it is. Choose another name.",
        "de": "„{file}“ gibt es schon und bleibt, wie es ist. Nimm einen anderen Namen.",
    },
    "not saved": {
        "en": "“{file}” cannot be written: {reason}. Choose another place.",
        "de": "„{file}“ lässt sich nicht schreiben: {reason}. Nimm einen anderen Ort.",
    },
    "saved": {
        "en": "Saved. `{command}` tells the game.",
        "de": "Gespeichert. `{command}` erzählt das Spiel.",
    },
}


def say(code: str, language: Language, **arguments: object) -> str:
    """A sentence of the command line, its gaps filled."""
    return _WORDS[code][language].format(**arguments)
