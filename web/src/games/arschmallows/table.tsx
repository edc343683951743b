/** The whole table: people with their cards around the piles, one's own cards nearest. */
import { Component, createRef, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../draw/icons";
import { openAside } from "../../rulebook/open";
import type { TableProps } from "../game";
import { words as page } from "../../words/words";
import { Centre, LastLap } from "./centre";
import { perform, placesOn, type Places } from "./choreography";
import { forget, openLooks, putAway } from "./looks";
import { HeldCard, Slots } from "./mat";
import { BigMoment } from "./moment";
import { Peek } from "./peek";
import { Reveal } from "./reveal";
import { lastSight, roundEnded, type ArschmallowsView } from "./view";
import { words } from "./words";

interface StageProps {
  view: ArschmallowsView;
  seated: boolean;
  inert: boolean;
  children: ComponentChildren;
}

/** Looks at the table before and after each deed, and has it performed. */
class Stage extends Component<StageProps> {
  private readonly ground = createRef<HTMLDivElement>();
  /** Where copies fly; Preact draws nothing here. */
  private readonly sky = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.perform(null, new Map());
  }

  override getSnapshotBeforeUpdate(before: StageProps): Places | null {
    return before.view === this.props.view ? null : placesOn(this.ground.current!);
  }

  override componentDidUpdate(before: StageProps, _state: object, was: Places | null): void {
    if (was) this.perform(before.view, was);
  }

  private perform(before: ArschmallowsView | null, was: Places): void {
    const { view: after, seated } = this.props;
    perform({ before, after, was, ground: this.ground.current!, sky: this.sky.current!, seated });
  }

  override render({ children, inert, view }: StageProps) {
    const players = view.hands.length;
    return (
      <div class="ars-table" data-others={players - 1} ref={this.ground} inert={inert}>
        {children}
        <div class="sky" ref={this.sky} aria-hidden="true" />
      </div>
    );
  }
}

/**
 * What the table shows: while the end of a round is read it is the round's last sight, and `end`
 * says which result is read.
 */
function useSight(view: ArschmallowsView, goOn: () => void) {
  const last = useRef(view);
  const ended = useRef<{ sight: ArschmallowsView; result: number } | null>(null);
  const [, draw] = useState(0);
  if (last.current !== view) {
    if (roundEnded(last.current, view)) {
      const sight = lastSight(ended.current?.sight ?? last.current, view);
      ended.current = { sight, result: view.results.length - 1 };
    } else if (view.results.length < last.current.results.length) {
      ended.current = null; // another game
    }
    last.current = view;
  }
  const close = () => {
    ended.current = null;
    draw((times) => times + 1);
    goOn();
  };
  return { sight: ended.current?.sight ?? view, result: ended.current?.result ?? null, close };
}

export function Table(props: TableProps) {
  const { touch, names, mine, around, placeCard, closeLook, goOn } = props;
  const view = props.view as ArschmallowsView;
  const { sight, result, close } = useSight(view, goOn);
  useEffect(() => forget(view), [view]);
  const w = words();
  const looks = openLooks(view);
  const me = mine[0] ?? null;
  const near = around.near!.player;

  const mat = (player: number) => {
    const own = player === me;
    return (
      <section
        key={player}
        class="mat"
        data-turn={sight.to_move === player || undefined}
        data-own={own || undefined}
        aria-label={names[player]}
      >
        <div class="mat-head">
          {placeCard(player)}
          {player === near && <LastLap view={sight} names={names} me={me} />}
          {player === near && (
            <button type="button" class="round-chip" onClick={() => openAside("account")}>
              <Icon name="chart" />
              <span>
                <span class="aloud">{w.scores}: </span>
                {w.round(sight.round, sight.rounds)}
              </span>
            </button>
          )}
        </div>
        <Slots view={sight} touch={touch} hand={sight.hands[player]!} owner={own ? null : names[player]!}>
          {!own && <HeldCard view={sight} player={player} name={names[player]!} />}
        </Slots>
      </section>
    );
  };
  const side = (name: string, seats: typeof around.left) =>
    seats.length > 0 && <div class={`mats mats-${name}`}>{seats.map(({ player }) => mat(player))}</div>;

  return (
    <div class="arschmallows" role="group" aria-label={page.value.board}>
      <Stage view={sight} seated={me !== null} inert={looks.length > 0}>
        <div class="mats-others">
          {side("left", around.left)}
          {side("top", around.top)}
          {side("right", around.right)}
        </div>
        <Centre view={sight} touch={touch} names={names} me={me} />
        <div class="mats-near">{mat(near)}</div>
      </Stage>
      {looks.length > 0 && result === null && (
        <Peek
          key={looks.map(({ player, slot }) => `${player}:${slot}`).join()}
          looks={looks}
          ownerOf={({ player }) => (player === me ? null : names[player]!)}
          seen={() => {
            putAway(looks);
            closeLook();
          }}
        />
      )}
      <BigMoment view={sight} names={names} />
      {result !== null && <Reveal view={view} result={result} names={names} mine={mine} done={close} />}
    </div>
  );
}
