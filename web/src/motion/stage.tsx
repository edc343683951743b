/** Whatever moves on the table goes through here: one look before an update, one after. */
import { Component, createRef, type ComponentChildren } from "preact";
import { animate, look, type Motion, type Table } from "./flip";

interface StageProps {
  /** Changes when the table does; drawing the same moment again moves nothing. */
  moment: string;
  moved: (motion: Motion) => void;
  class: string;
  children: ComponentChildren;
}

export class Stage extends Component<StageProps> {
  private readonly ground = createRef<HTMLDivElement>();
  /** Where copies of what has gone fall; Preact draws nothing here. */
  private readonly floor = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: StageProps): Table | null {
    return before.moment === this.props.moment ? null : look(this.ground.current!);
  }

  override componentDidUpdate(_before: StageProps, _state: object, seen: Table | null): void {
    if (!seen) return;
    const motion = animate(seen, this.ground.current!, this.floor.current!);
    if (Object.values(motion).some((count) => count > 0)) this.props.moved(motion);
  }

  override render({ children, class: name }: StageProps) {
    return (
      <>
        <div class={name} ref={this.ground}>
          {children}
        </div>
        <div class="floor" ref={this.floor} aria-hidden="true" />
      </>
    );
  }
}
