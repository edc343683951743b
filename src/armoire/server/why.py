"""The answer to "why can I not play that?"."""

from __future__ import annotations

from armoire.server import answers, poll
from armoire.server.answers import no
from armoire.server.audience import Audience, own_paths
from armoire.server.incoming import Why
from armoire.server.messages import LEGAL, Mistake, Refusal
from armoire.server.outgoing import Because, Refused
from armoire.server.play import pause_lasts
from armoire.server.rights import check_not_held
from armoire.server.table import Table


def why(table: Table, audience: Audience, asked: Why, pause_left: float) -> Because | Refused:
    """Why what was touched is no action now, for whoever holds the seat."""
    try:
        return _because(table, audience, asked, pause_left)
    except Refusal as refusal:
        return answers.refused(asked.id, no(refusal, table), audience.language)


def _because(table: Table, audience: Audience, asked: Why, pause_left: float) -> Because:
    seat, touched, language = asked.seat, list(asked.touched), audience.language
    if seat not in table.seats_of(audience.guest):
        raise Refusal("not_your_seat", seat=seat + 1)
    if table.state is None:
        raise Refusal("not_begun")
    reason = table.game.explain(poll.shown(table, seat), seat, touched, language)
    if reason is not None:
        sentence = answers.with_names(reason.sentence, table)
        return Because(asked.id, reason.code, reason.rule, sentence)
    against = _against(table, seat, touched, pause_left)
    if against is not None:
        return Because(asked.id, against.code, None, against.sentence(language))
    return Because(asked.id, "legal", None, LEGAL[language])


def _against(table: Table, seat: int, touched: list[str], pause_left: float) -> Mistake | None:
    """What the table has against a legal action."""
    try:
        check_not_held(table)
    except Refusal as held:
        return held
    if pause_left > 0 and not any(path.touch == touched for path in own_paths(table, seat, True)):
        return pause_lasts(pause_left)
    return None
