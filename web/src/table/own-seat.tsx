/** One's own seat during the game: change the name, or stand up. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Seat, You } from "../generated/protocol";
import { words } from "../words/words";
import { NameForm, renaming } from "./name-form";
import type { Session } from "./session";

/** The seats from which somebody stood up in this window: they may be taken here again. */
const stoodUp = new Set<string>();
export const wasHere = (session: Session, seat: Seat): boolean => stoodUp.has(`${session.code} ${seat.player}`);

interface OwnSeatProps {
  session: Session;
  seat: Seat;
  you: You;
}

function Sheet({ session, seat, you, close }: OwnSeatProps & { close: () => void }) {
  const w = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [naming, setNaming] = useState(false);
  useEffect(() => dialog.current!.showModal(), []);
  const standUp = () => {
    stoodUp.add(`${session.code} ${seat.player}`);
    void session.command({ type: "stand", seat: seat.player });
    close();
  };
  return (
    <dialog
      class="own-seat paper"
      ref={dialog}
      aria-labelledby="own-seat-name"
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div class="own-seat-inner">
        <div class="own-seat-head">
          <h2 id="own-seat-name">{seat.name}</h2>
          <button type="button" class="round" aria-label={w.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {naming && <NameForm session={session} first={seat.name} give={renaming(session)} close={close} label={w.save} />}
        {!naming && seat.name === you.name && (
          <button type="button" class="button" onClick={() => setNaming(true)}>
            {w.rename}
          </button>
        )}
        {!naming && (
          <>
            <p>{w.standUpText}</p>
            <button type="button" class="button primary" onClick={standUp}>
              <Icon name="chair" /> {w.standUp}
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}

export function OwnSeat(props: OwnSeatProps) {
  const [open, setOpen] = useState(false);
  const label = `${props.seat.name}: ${words.value.mySeat}`;
  return (
    <>
      <button type="button" class="round own-seat-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="chair" />
      </button>
      {open && <Sheet {...props} close={() => setOpen(false)} />}
    </>
  );
}
