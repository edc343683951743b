/** Beside the table: the log and the rulebook. On a phone the same is a sheet over the table. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../draw/icons";
import { games, type Account } from "../games/game";
import { aside, sheetOpen, type Aside } from "../rulebook/open";
import { Rulebook } from "../rulebook/rulebook";
import { spoken, words } from "../words/words";
import { Log } from "./log";
import type { Moment, Session } from "./session";

const roomy = matchMedia("(min-width: 1100px) and (min-aspect-ratio: 1)");

function useRoomy(): boolean {
  const [is, set] = useState(roomy.matches);
  useEffect(() => {
    const listen = () => set(roomy.matches);
    roomy.addEventListener("change", listen);
    return () => roomy.removeEventListener("change", listen);
  }, []);
  return is;
}

function Tabs({ account }: { account: Account | undefined }) {
  const w = words.value;
  const tab = (what: Aside, label: string, icon: IconName) => (
    <button
      type="button"
      role="tab"
      id={`tab-${what}`}
      aria-selected={aside.value === what}
      aria-controls="aside-content"
      onClick={() => (aside.value = what)}
    >
      <Icon name={icon} /> {label}
    </button>
  );
  return (
    <div class="aside-tabs" role="tablist">
      {tab("log", w.log, "log")}
      {tab("rules", w.rules, "book")}
      {account && tab("account", spoken(account.label), "chart")}
    </div>
  );
}

const accountOf = (now: Moment): Account | undefined => games.get(now.table.game)?.playable?.account;

function Content({ session, now }: { session: Session; now: Moment }) {
  const account = accountOf(now);
  return (
    <div class="aside-content" id="aside-content" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${aside.value}`}>
      {aside.value === "log" && <Log session={session} now={now} />}
      {aside.value === "rules" && <Rulebook game={now.table.game} />}
      {aside.value === "account" && account && now.view && (
        <account.Content view={now.view} names={session.names.value} />
      )}
    </div>
  );
}

/** A modal sheet: the browser keeps the focus inside and closes it with Escape. */
function Sheet({ session, now }: { session: Session; now: Moment }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (sheetOpen.value && !dialog.current!.open) dialog.current!.showModal();
    if (!sheetOpen.value && dialog.current!.open) dialog.current!.close();
  });
  const close = () => (sheetOpen.value = false);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={{ log: words.value.log, rules: words.value.rulebook, account: words.value.account }[aside.value]}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div class="sheet-inner">
        <div class="sheet-head">
          <Tabs account={accountOf(now)} />
          <button type="button" class="round" aria-label={words.value.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {sheetOpen.value && <Content session={session} now={now} />}
      </div>
    </dialog>
  );
}

export function AsidePanel({ session, now }: { session: Session; now: Moment }) {
  const wide = useRoomy();
  if (!wide) return <Sheet session={session} now={now} />;
  return (
    <aside class="aside" aria-label={`${words.value.log}, ${words.value.rulebook}`}>
      <Tabs account={accountOf(now)} />
      <Content session={session} now={now} />
    </aside>
  );
}
