/** A table: before, during and after the game. */
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { cupboard, openCupboard } from "../api";
import { Icon } from "../draw/icons";
import { games } from "../games/game";
import { Stage } from "../motion/stage";
import { Link } from "../shell/link";
import { hear } from "../sound/sound";
import { withNames, words } from "../words/words";
import { AsidePanel } from "./aside-panel";
import { Lobby } from "./lobby";
import { PlayTable } from "./play-table";
import { Session } from "./session";
import { Strips } from "./strips";
import { rememberTable } from "./tables";
import { TopBar } from "./top-bar";

function NoTable({ sentence }: { sentence: string }) {
  const w = words.value;
  return (
    <main class="felt-page">
      <div class="paper lone-word" role="alert">
        <h1>{w.noTable}</h1>
        <p>{sentence}</p>
        <Link to="/" class="button">
          {w.toCupboard}
        </Link>
      </div>
    </main>
  );
}

function AtTable({ session }: { session: Session }) {
  const now = session.now.value;
  const w = words.value;
  const card = cupboard.value?.games.find(({ name }) => name === now?.table.game);
  const playable = now ? games.get(now.table.game)?.playable : undefined;
  return (
    <div class="table-page" data-status={now?.table.status}>
      <a class="skip" href="#table">
        {w.skip}
      </a>
      <TopBar session={session} card={card} />
      <Strips session={session} />
      <main id="table" tabIndex={-1}>
        <Stage class="stage" moment={now ? `${now.gameNumber}:${now.version}` : ""} moved={hear}>
          {!now && <p class="lone-word on-felt">{w.loading}</p>}
          {now?.table.status === "open" && card && <Lobby session={session} now={now} card={card} />}
          {now?.view && playable && now.table.status !== "open" && (
            <PlayTable session={session} now={now} playable={playable} />
          )}
        </Stage>
      </main>
      {now && now.table.status !== "open" && <AsidePanel session={session} now={now} />}
    </div>
  );
}

function Replaced({ session }: { session: Session }) {
  const w = words.value;
  return (
    <main class="felt-page">
      <div class="paper lone-word" role="alert">
        <p>{session.notice.value?.sentence ?? w.replaced}</p>
        <button type="button" class="button primary" onClick={() => session.playHere()}>
          <Icon name="chair" /> {w.playHere}
        </button>
      </div>
    </main>
  );
}

export function TablePage({ code }: { code: string }) {
  const session = useMemo(() => new Session(code), [code]);
  const [, setTrouble] = useState("");
  const prompt = useComputed(() => withNames(session.now.value?.prompt ?? "", session.names.value));

  useEffect(() => {
    openCupboard().catch((error: Error) => setTrouble(error.message));
    return () => session.leave();
  }, [session]);

  useSignalEffect(() => {
    if (session.now.value) rememberTable(session.now.value);
  });

  useSignalEffect(() => {
    document.title = prompt.value ? `${prompt.value} · Armoire` : "Armoire";
  });

  if (session.missing.value !== null) return <NoTable sentence={session.missing.value} />;
  if (session.replaced.value) return <Replaced session={session} />;
  return <AtTable session={session} />;
}
