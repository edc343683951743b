"""Arschmallows from the rulebook once more: slow, and as plainly as it can be said.

Each card is an object that is moved from list to list. It remembers who has seen it since it was
last shuffled, and which shuffled pile it came from: what a player cannot tell apart are the cards
of one pile that they have not seen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

PRINTED = "-4x1 -2x1 0x4 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x8 9x8 10x8 11x4"


@dataclass(eq=False)
class Card:
    number: int
    value: int
    seen: set[int] = field(default_factory=set)
    locked: bool = False
    pile: int = 0
    """How many reshuffles there had been in the round when it was drawn or dealt."""
    came: int = -1
    """Which of all actions so far brought it from the pile."""

    def __repr__(self) -> str:
        return f"#{self.number}={self.value}"


class Table:
    """A game in progress. `apply` takes actions and outcomes in notation."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.everybody = list(range(options["players"]))
        self.rounds: int = options["rounds"]
        self.size = 4 if options["kids"] else 6
        self.may_reject_known: bool = options["reject_from_discard"]
        self.tie_saves: bool = options["tie_saves_ender"]
        self.pile: list[Card] = []
        for part in (options["deck"] or PRINTED).split():
            value, count = part.split("x")
            for _ in range(int(count)):
                self.pile.append(Card(len(self.pile), int(value)))
        self.cards = list(self.pile)
        self.hands: list[list[Card]] = [[] for _ in self.everybody]
        self.discard: list[Card] = []
        self.taken: Card | None = None
        self.known = False
        self.offered: list[Card] = []
        self.totals = [0] * len(self.everybody)
        self.finished = 0
        self.actions = 0
        first: int = options["first_player"]
        self.opener = first - 1
        self.phase = "deal" if first else "lot"
        self.begin_round()

    def begin_round(self) -> None:
        self.begun = 0
        self.shuffles = 0
        self.extra = 0
        self.is_extra = False
        self.ender: int | None = None
        self.called = False
        self.first_look: int | None = None
        self.turn = 0

    # What may be done or come

    def hidden(self, player: int) -> list[int]:
        """Slots from 1."""
        return [n for n, card in enumerate(self.hands[player], 1) if not card.locked]

    def outcomes(self) -> Counter[str]:
        if self.phase == "lot":
            return Counter(f"P{player + 1}" for player in self.everybody)
        cards = {"reshuffle": self.discard, "scored": self.cards}.get(self.phase, self.pile)
        return Counter(str(card.value) for card in cards)

    def legal(self) -> set[str]:
        if self.phase == "look":
            if self.first_look is None:
                return {f"look {slot}" for slot in range(1, self.size)}
            return {f"look {slot}" for slot in range(self.first_look + 1, self.size + 1)}
        if self.phase == "begin":
            return {text for text, possible in (
                ("draw", self.pile), ("take", self.discard), ("decline", self.is_extra)
            ) if possible}
        if self.phase == "call":
            return {"call", "done"}
        mine = self.hidden(self.turn)
        if self.phase == "shed":
            last = 1 + self.hands[self.turn].index(self.offered[-1])
            further = {f"shed {slot}" for slot in mine if slot > last}
            return further | ({"shed end"} if len(self.offered) >= 2 else set())
        return self.uses(mine)

    def uses(self, mine: list[int]) -> set[str]:
        assert self.taken is not None
        texts = {f"place {slot}" for slot in mine}
        if not self.known or self.may_reject_known:
            texts |= {f"reject {slot}" for slot in mine}
        if len(self.hands[self.turn]) < 16:
            texts |= {f"shed {slot}" for slot in mine[:-1]}
        if self.known:
            return texts
        targets = [(player, slot) for player in self.everybody for slot in self.hidden(player)]
        if self.taken.value == 9:
            texts |= {f"spy P{player + 1} {slot}" for player, slot in targets}
        if self.taken.value == 10:
            texts |= {f"swap {own} P{player + 1} {slot}" for own in mine
                      for player, slot in targets if player != self.turn}
        if self.taken.value == 11:
            texts.add("extra")
        return texts

    # What happens

    def apply(self, text: str) -> None:
        if self.phase == "scored":
            self.next_round()
        self.actions += 1
        verb, *rest = text.split()
        if self.phase in ("lot", "deal", "draw", "reshuffle"):
            self.come(text)
        elif verb == "look":
            self.look(int(rest[0]))
        elif verb == "draw":
            self.phase = "draw"
        elif verb == "take":
            self.take(self.discard.pop(), known=True)
        elif verb == "decline":
            self.next_turn()
        elif verb == "shed" and rest != ["end"]:
            self.offered.append(self.hands[self.turn][int(rest[0]) - 1])
            self.phase = "shed"
        elif verb in ("call", "done"):
            if verb == "call":
                self.ender, self.called, self.extra = self.turn, True, 0
            self.next_turn()
        else:
            self.use(verb, rest)
            self.taken = None
            self.end_turn()

    def use(self, verb: str, rest: list[str]) -> None:
        card = self.taken
        assert card is not None
        mine = self.hands[self.turn]
        if verb == "place":
            slot = int(rest[0]) - 1
            self.lay(mine[slot])
            mine[slot] = card
            return
        if verb == "shed":
            self.finish_claim(mine, card)
            return
        self.lay(card)
        if verb == "reject":
            turned = mine[int(rest[0]) - 1]
            turned.locked = True
            turned.seen |= set(self.everybody)
        elif verb == "spy":
            player, slot = int(rest[0][1:]) - 1, int(rest[1]) - 1
            self.hands[player][slot].seen.add(self.turn)
        elif verb == "swap":
            own, theirs, slot = int(rest[0]) - 1, self.hands[int(rest[1][1:]) - 1], int(rest[2]) - 1
            mine[own], theirs[slot] = theirs[slot], mine[own]
        else:
            self.extra += 2

    def lay(self, card: Card) -> None:
        """Lay a card face up on the discard pile."""
        card.seen |= set(self.everybody)
        self.discard.append(card)

    def finish_claim(self, mine: list[Card], card: Card) -> None:
        values = {offered.value for offered in self.offered}
        needed = 2 if min(values) >= 9 else 3
        if len(values) == 1 and len(self.offered) >= needed:
            mine[mine.index(self.offered[0])] = card
            for offered in self.offered:
                if offered in mine:
                    mine.remove(offered)
                self.lay(offered)
        else:
            for offered in self.offered:
                offered.seen |= set(self.everybody)
            mine.append(card)
        self.offered = []

    def look(self, slot: int) -> None:
        self.hands[self.turn][slot - 1].seen.add(self.turn)
        if self.first_look is None:
            self.first_look = slot
            return
        self.first_look = None
        self.turn += 1
        if self.turn == len(self.everybody):
            self.begin_turn(self.opener)

    def take(self, card: Card, *, known: bool) -> None:
        self.taken, self.known, self.is_extra = card, known, False
        card.seen |= set(self.everybody) if known else {self.turn}
        self.phase = "taken"

    # From turn to turn

    def end_turn(self) -> None:
        if not self.hidden(self.turn):
            self.extra = 0
            if self.ender is None:
                self.ender = self.turn
        if self.ender is None:
            self.phase = "call"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        following = (self.turn + 1) % len(self.everybody)
        if self.extra:
            self.extra -= 1
            self.begin_turn(self.turn, extra=True)
        elif following == self.ender:
            self.score()
        else:
            self.begin_turn(following)

    def begin_turn(self, player: int, *, extra: bool = False) -> None:
        if self.begun == 100 * len(self.everybody):
            self.score()
            return
        self.begun += 1
        self.turn, self.is_extra = player, extra
        if self.pile:
            self.phase = "begin"
        elif self.discard:
            self.phase = "reshuffle"
        else:
            self.score()

    def sums(self) -> list[int]:
        return [sum(card.value for card in hand) for hand in self.hands]

    def score(self) -> None:
        points = sums = self.sums()
        ender = self.ender
        if ender is not None:
            others = [total for player, total in enumerate(sums) if player != ender]
            won = sums[ender] < min(others) or (self.tie_saves and sums[ender] == min(others))
            if not won and sums[ender] >= 0:
                points = [2 * total if player == ender else total
                          for player, total in enumerate(sums)]
        self.totals = [total + new for total, new in zip(self.totals, points, strict=True)]
        for hand in self.hands:
            for card in hand:
                card.seen |= set(self.everybody)
        self.finished += 1
        self.extra, self.is_extra = 0, False
        self.phase = "over"
        if self.finished < self.rounds:
            self.phase = "scored"
            most = max(self.totals)
            while True:
                self.opener = (self.opener + 1) % len(self.everybody)
                if self.totals[self.opener] == most:
                    break

    # Chance

    def come(self, text: str) -> None:
        if self.phase == "lot":
            self.opener, self.phase = int(text[1:]) - 1, "deal"
        elif self.phase == "reshuffle":
            top = next(card for card in self.discard if card.value == int(text))
            self.shuffles += 1
            for card in self.discard:
                card.seen = set()
            self.pile = [card for card in self.discard if card is not top]
            self.discard = []
            self.lay(top)
            self.phase = "begin"
        elif self.phase == "draw":
            self.take(self.from_pile(text), known=False)
        else:
            card = self.from_pile(text)
            for hand in self.hands:
                if len(hand) < self.size:
                    hand.append(card)
                    return
            self.lay(card)
            self.turn, self.phase = 0, "look"

    def from_pile(self, text: str) -> Card:
        card = next(card for card in self.pile if card.value == int(text))
        self.pile.remove(card)
        card.pile, card.came = self.shuffles, self.actions - 1
        return card

    def next_round(self) -> None:
        """Take up all cards after a round that was scored."""
        self.pile = list(self.cards)
        for card in self.cards:
            card.seen, card.locked = set(), False
        self.hands = [[] for _ in self.everybody]
        self.discard = []
        self.begin_round()
        self.phase = "deal"

    # What is true at all times

    def check(self) -> None:
        """Every card is in one place."""
        places = [self.pile, self.discard, *self.hands, [self.taken] if self.taken else []]
        lying = [card.number for place in places for card in place]
        assert sorted(lying) == [card.number for card in self.cards]
        assert all(one.number < other.number for one, other in pairwise(self.cards))
        assert all(len(hand) <= 16 for hand in self.hands)

    def unseen(self, player: int | None, pile: int) -> list[Card]:
        """The cards out of one pile that a player, or the public, has not been shown."""
        out = [card for hand in self.hands for card in hand] + ([self.taken] if self.taken else [])
        return [card for card in out if card.pile == pile and not (
            set(self.everybody) <= card.seen if player is None else player in card.seen
        )]
