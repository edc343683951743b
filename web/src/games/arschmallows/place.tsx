/** What stands on a place card: who ended the round, extra turns to come; at the end all rounds. */
import { Icon } from "../../draw/icons";
import type { ArschmallowsView } from "./view";
import { signed, words } from "./words";

export function Place({ view: anyView, player }: { view: object; player: number }) {
  const view = anyView as ArschmallowsView;
  const w = words();
  if (view.phase === "over") {
    return <span class="place-rounds">{view.hands[player]!.points.map(signed).join(" · ")}</span>;
  }
  const ended = view.ender === player;
  const extra = view.to_move === player ? view.extra + (view.may_decline ? 1 : 0) : 0;
  return (
    <span class="place-badges">
      {ended && (
        <span class="badge badge-ender">
          <Icon name={view.called ? "call" : "lock"} />
          <span class="badge-word">{view.called ? w.called : w.allUp}</span>
        </span>
      )}
      {extra > 0 && (
        <span class="badge badge-extra" title={w.extraTurns(extra)}>
          <Icon name="twice" />
          <span aria-hidden="true">+{extra}</span>
          <span class="aloud">{w.extraTurns(extra)}</span>
        </span>
      )}
    </span>
  );
}
