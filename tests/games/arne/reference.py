"""Arne and Arne Junior from the rules once more: slow, and as plainly as it can be said.

Each card is an object that is moved from list to list: out of the pile into a hand, into a stack of
a row, onto the discard pile. Players and places are numbered from 0, in texts from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.games.arne.reference_cards import (
    COLOURS,
    Card,
    Stack,
    changed_deck,
    place_colours,
    points_of,
    printed_deck,
)


class Table:
    """A game in progress. `play` takes actions and outcomes in notation."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.junior = name == "arne-junior"
        self.count: int = options["players"]
        self.least_wins = options["variant"] != "normal"
        self.losing = self.least_wins and not self.junior
        self.minimum = self.least_wins and self.junior
        self.asks = options["timing"] == "ask"
        has_dummy = options.get("dummy", False)
        self.colours = place_colours(self.junior, options)
        self.dummy = next(c for c in COLOURS if c not in self.colours) if has_dummy else None
        self.rows: dict[str, list[Stack]] = {colour: [] for colour in self.colours}
        if self.dummy:
            self.rows[self.dummy] = []
        printed = printed_deck(self.junior, options, len(self.rows))
        self.deck = changed_deck(printed, options["deck"])
        self.pile = list(self.deck)
        self.hands: list[list[Card]] = [[] for _ in range(self.count)]
        self.discard: list[Card] = []
        self.seats = list(range(self.count))
        """The player at each place."""
        self.direction = 1
        self.control: int | None = None
        self.first: int | None = options["first_player"] - 1 if options["first_player"] else None
        self.phase = "lot"
        self.turn: int | None = None
        """The player of the current or latest turn, and the place where it began."""
        self.turn_place = -1
        self.calls = 0
        """How many STOP! and REVERSE! have been played since the turn began."""
        self.claim: int | None = None
        self.queue: list[int] = []
        """Who is still to be asked."""
        self.left, self.other = 0, -1
        """How many cards are still to be taken or given, and by whom; −1: by the draw pile."""
        self.wanted = ""
        """The colour that is demanded; empty: black cards; ``any``: any cards."""
        self.final: list[int] = []

    # Who sits where and owns what

    def place(self, player: int) -> int:
        return self.seats.index(player)

    def own(self, player: int) -> str:
        return self.colours[self.place(player)]

    def others(self, player: int) -> list[str]:
        return [f"P{other + 1}" for other in range(self.count) if other != player]

    def next_player(self) -> int:
        if self.claim is not None:
            return self.claim
        if self.turn is None:
            assert self.first is not None
            return self.first
        return self.seats[(self.turn_place + self.direction) % self.count]

    # What may be done or come

    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        if self.phase in ("lot", "deal", "drawing", "taking"):
            return "chance"
        if self.phase == "give":
            return self.other
        if self.phase == "final":
            return self.final[0]
        if self.queue:
            return self.queue[0]
        if self.phase == "boundary":
            return "chance" if self.asks else self.next_player()
        return self.turn

    def outcomes(self) -> Counter[str]:
        if self.phase == "lot":
            players = range(self.count) if self.first is None else [self.first]
            return Counter(f"P{player + 1}" for player in players)
        return Counter(card.code for card in self.source())

    def source(self) -> list[Card]:
        """The cards of which one comes."""
        if self.phase != "taking" or self.other < 0:
            return self.pile
        hand = self.hands[self.other]
        return [card for card in hand if card.is_black or self.wanted == "any"]

    def wanted_cards(self) -> list[Card]:
        hand = self.hands[self.other]
        return [card for card in hand if card.is_point and card.colour == self.wanted]

    def legal(self, player: int | None = None) -> set[str]:
        """What a player may do, by default whose decision it is."""
        actor = self.actor()
        if not isinstance(actor, int):
            return set()
        player = actor if player is None else player
        own_turn = self.in_turn(player) if player == actor else set()
        if self.asks or self.phase in ("give", "final"):
            return own_turn
        return own_turn | self.legal_black(player)

    def in_turn(self, player: int) -> set[str]:
        if self.phase == "give":
            return {f"give {card}" for card in self.wanted_cards()}
        if self.phase == "final" or self.queue:
            return self.legal_black(player) | {"pass"}
        if self.phase == "boundary":
            return {"draw"}
        return self.legal_white(player) or {"end"}

    def legal_white(self, player: int) -> set[str]:
        texts: set[str] = set()
        for card in self.hands[player]:
            code, own = card.code, self.own(player)
            if card.is_point:
                texts |= {f"lay {code}" if row == own else f"lay {code} @{row}"
                          for row in self.rows if self.may_lay(card, row, player)}
                if card.colour != own or self.least_wins:
                    texts.add(f"discard {code}")
            elif code == "x3":
                texts |= {f"x3 {name}" for name, stack in self.stacks() if not stack.x3}
            elif code == "ask2" and self.least_wins:
                named = [row for row in self.rows if self.minimum or row != own]
                texts |= {f"ask2 {other} {row}" for other in self.others(player) for row in named}
            elif code in ("take1", "ask2", "ask2black", "swap"):
                texts |= {f"{code} {other}" for other in self.others(player)}
            elif code in ("take3", "pass-hands"):
                texts.add(code)
        return texts

    def may_lay(self, card: Card, row: str, player: int) -> bool:
        """A point card into a row, without a chameleon."""
        if card.colour != row or self.minimum:
            return card.colour == row
        own = row == self.own(player)
        return not own if self.losing else own or row == self.dummy

    def may_change(self, card: Card, row: str, player: int) -> bool:
        """A card with a chameleon into a row."""
        own = row == self.own(player)
        if not card.face or card.colour == row or self.minimum:
            return bool(card.face) and card.colour != row
        if card.is_minus:
            return own == self.losing
        return not own if self.losing else own or row == self.dummy

    def stacks(self) -> Iterable[tuple[str, Stack]]:
        for row, stacks in self.rows.items():
            for number, stack in enumerate(stacks, 1):
                yield f"{row}{number}", stack

    def legal_black(self, player: int) -> set[str]:
        """Which black cards a player may play now, if anybody may."""
        if self.phase not in ("boundary", "turn", "final"):
            return set()
        own, hand = self.own(player), self.hands[player]
        texts: set[str] = set()
        for card in hand:
            code, row = card.code, card.colour
            if card.is_minus and row in self.rows and (row == own) == self.losing:
                texts.add(f"play {code} @{row}")
            elif code == "chameleon":
                texts |= {f"chameleon {other} @{row}" for other in hand for row in self.rows
                          if self.may_change(other, row, player)}
            elif code == "thief":
                texts |= {f"thief {name}" for name, stack in self.stacks()
                          if stack.chameleon and name[0] != own}
                if self.discard and self.discard[-1].code != "thief":
                    texts.add("thief discard")
            elif code in ("crush", "bird"):
                safe = own if self.junior and not self.minimum else None
                texts |= {f"{code} {name}" for name, stack in self.stacks()
                          if stack.card.is_point and not stack.crush and name[0] != safe}
            elif code in ("lock", "net"):
                texts |= {f"{code} {name}" for name, stack in self.stacks()
                          if not stack.lock and (stack.crush or stack.card.is_minus)}
            elif code in ("stop", "reverse") and self.phase != "final":
                texts.add(code)
        return texts

    # What happens

    def play(self, text: str, player: int | None = None) -> None:
        """Take an action, by default of whose decision it is, or an outcome."""
        actor = self.actor()
        if not isinstance(actor, int):
            self.come(text)
            return
        player = actor if player is None else player
        verb, *rest = text.split()
        if text == "pass" and self.queue:
            self.queue.pop(0)
        elif text == "draw":
            self.phase = "drawing"
        elif verb == "give":
            self.rows[self.wanted].append(Stack(self.out_of(self.hands[self.other], rest[0])))
            self.left -= 1
            self.go_on_taking()
        elif self.phase == "final":
            if text != "pass":
                self.black(player, verb, rest)
            self.final.pop(0)
            if not self.final:
                self.finish()
        elif text in self.legal_black(player):
            self.black(player, verb, rest)
            self.event(player)
        else:
            self.white(player, verb, rest)

    @staticmethod
    def out_of(cards: list[Card], code: str) -> Card:
        card = next(card for card in cards if card.code == code)
        cards.remove(card)
        return card

    def white(self, player: int, verb: str, rest: list[str]) -> None:
        hand = self.hands[player]
        if verb == "end":
            self.end_turn()
            return
        card = self.out_of(hand, rest[0] if verb in ("lay", "discard") else verb)
        if verb == "lay":
            self.rows[card.colour].append(Stack(card))
        elif verb == "x3":
            self.named(rest[0]).x3 = card
        else:
            self.discard.append(card)
        if verb == "pass-hands":
            old = [self.hands[sitting] for sitting in self.seats]
            for place, given in enumerate(old):
                self.hands[self.seats[(place + self.direction) % self.count]] = given
        elif verb == "swap":
            one, other = self.place(player), self.place(int(rest[0][1:]) - 1)
            self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        elif verb in ("take1", "take3", "ask2", "ask2black"):
            self.other = int(rest[0][1:]) - 1 if rest else -1
            self.left = {"take1": 1, "take3": 3}.get(verb, 2)
            self.wanted = {"ask2": self.own(player), "ask2black": ""}.get(verb, "any")
            if verb == "ask2" and len(rest) == 2:
                self.wanted = rest[1]
            self.phase = "give" if verb == "ask2" else "taking"
            self.go_on_taking()
            return
        self.end_turn()

    def go_on_taking(self) -> None:
        """End the turn when no more cards are to come, or there are none."""
        if not self.left or not (self.wanted_cards() if self.phase == "give" else self.source()):
            self.end_turn()

    def named(self, name: str) -> Stack:
        return self.rows[name[0]][int(name[1:]) - 1]

    def black(self, player: int, verb: str, rest: list[str]) -> None:
        hand = self.hands[player]
        if verb == "play":
            self.rows[rest[1][1:]].append(Stack(self.out_of(hand, rest[0])))
            return
        card = self.out_of(hand, verb)
        if verb == "chameleon":
            changed = self.out_of(hand, rest[0])
            self.rows[rest[1][1:]].append(Stack(changed, chameleon=card))
        elif verb in ("crush", "bird"):
            self.named(rest[0]).crush = card
        elif verb in ("lock", "net"):
            self.named(rest[0]).lock = card
        else:
            if verb == "thief":
                self.steal(player, rest[0])
            self.discard.append(card)
            if verb in ("stop", "reverse"):
                self.call(player, verb)

    def steal(self, player: int, what: str) -> None:
        if what == "discard":
            self.hands[player].append(self.discard.pop())
            return
        stack = self.named(what)
        self.rows[what[0]].remove(stack)
        own = self.own(player)
        self.rows[own].append(stack)
        if stack.card.colour == own and stack.chameleon:
            self.discard.append(stack.chameleon)
            stack.chameleon = None

    def call(self, player: int, verb: str) -> None:
        """STOP! or REVERSE!"""
        if verb == "reverse" and self.dummy:
            self.control = player
            return
        if verb == "reverse":
            self.direction = -self.direction
            if self.turn is None and self.count > 2:
                return
        self.calls += 1
        if verb == "stop" or self.calls > 1 or self.count == 2:
            self.claim = player

    def come(self, text: str) -> None:
        if self.phase == "lot":
            self.first, self.phase = int(text[1:]) - 1, "deal"
        elif self.phase == "deal":
            size = 5 if self.junior else 8
            hand = next(hand for hand in self.hands if len(hand) < size)
            hand.append(self.out_of(self.pile, text))
            if len(self.hands[-1]) == size:
                self.phase = "boundary"
                self.event(None)
        elif self.phase == "taking":
            assert self.turn is not None
            source = self.pile if self.other < 0 else self.hands[self.other]
            self.hands[self.turn].append(self.out_of(source, text))
            self.left -= 1
            self.go_on_taking()
        else:
            self.turn = self.next_player()
            self.turn_place = self.place(self.turn)
            self.calls, self.claim = 0, None
            self.hands[self.turn].append(self.out_of(self.pile, text))
            self.phase = "turn"
            self.event(self.turn)

    def event(self, player: int | None) -> None:
        """Ask everybody who can play a black card, from the next place on."""
        if self.asks:
            start = 0 if player is None else self.place(player) + 1
            order = [self.seats[(start + n) % self.count] for n in range(self.count)]
            self.queue = [asked for asked in order if self.legal_black(asked)]

    def end_turn(self) -> None:
        self.left = 0
        if self.pile:
            self.phase = "boundary"
            self.event(self.turn)
            return
        self.claim = None
        if self.junior:
            self.finish()
            return
        self.phase = "final"
        self.final = [self.seats[(self.turn_place + self.direction * (1 + n)) % self.count]
                      for n in range(self.count)]

    def finish(self) -> None:
        """Everybody lays the hand aside."""
        for hand in self.hands:
            self.discard += hand
            hand.clear()
        self.phase = "over"

    # Points

    def row_points(self, row: str) -> int:
        return points_of(self.rows[row])

    def scores(self) -> list[int]:
        points = [self.row_points(self.own(player)) for player in range(self.count)]
        if self.dummy and self.control is not None:
            points[self.control] += self.row_points(self.dummy)
        return points

    # What is true at all times

    def check(self) -> None:
        """Every card is in one place, and every stack could have been laid."""
        lying = [*self.pile, *self.discard, *(card for hand in self.hands for card in hand)]
        for _, stack in self.stacks():
            lying += stack.cards()
            assert not (stack.crush and stack.card.is_minus)
            assert not stack.lock or stack.crush or stack.card.is_minus
        assert len(lying) == len(self.deck)
        assert set(lying) == set(self.deck)
