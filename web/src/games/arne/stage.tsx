/** Looks at the table before and after each deed, and has it performed. */
import { Component, createRef, type ComponentChildren } from "preact";
import { placesOn, type Places } from "./anchors";
import { perform } from "./choreography";
import type { ArneView } from "./view";

interface StageProps {
  view: ArneView;
  me: number | null;
  label: string;
  children: ComponentChildren;
}

export class Stage extends Component<StageProps> {
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

  private perform(before: ArneView | null, was: Places): void {
    const { view: after, me } = this.props;
    perform({ before, after, was, ground: this.ground.current!, sky: this.sky.current!, me });
  }

  override render({ children, view, label }: StageProps) {
    return (
      <div class="arne" role="group" aria-label={label} data-junior={view.junior || undefined} ref={this.ground}>
        {children}
        <div class="sky arne-sky" ref={this.sky} aria-hidden="true" />
      </div>
    );
  }
}
