/** A box is open: how do we play? */
import { useEffect, useState } from "preact/hooks";
import { cupboard, openCupboard, openTable } from "../api";
import { Icon } from "../draw/icons";
import { games } from "../games/game";
import type { GameCard } from "../generated/protocol";
import { Rulebook } from "../rulebook/rulebook";
import { Link } from "../shell/link";
import { go } from "../shell/router";
import { Switches } from "../shell/switches";
import { spoken, words } from "../words/words";
import { defaults } from "./sentence";
import { SetUpSentence } from "./set-up-sentence";

function OpenBox({ card }: { card: GameCard }) {
  const w = words.value;
  const Lid = games.get(card.name)?.Lid;
  const [options, setOptions] = useState(defaults(card.options));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);

  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      go(`/t/${encodeURIComponent(await openTable(card.name, options))}`);
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <div class="setup-sheet paper">
      <div class="setup-lid">{Lid && <Lid />}</div>
      <form onSubmit={open}>
        <h1>{spoken(card.title)}</h1>
        <p class="setup-summary">{spoken(card.summary)}</p>
        <SetUpSentence card={card} options={options} change={setOptions} />
        <p class="trouble" role="alert">
          {trouble}
        </p>
        <button type="submit" class="button primary" disabled={busy}>
          {w.openTable}
        </button>
      </form>
      <details class="setup-rules">
        <summary>
          <Icon name="book" /> {w.rulebook}
        </summary>
        <Rulebook game={card.name} />
      </details>
    </div>
  );
}

export function SetupPage({ game }: { game: string }) {
  const w = words.value;
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    openCupboard().catch((error: Error) => setTrouble(error.message));
  }, []);
  const all = cupboard.value?.games;
  const card = all?.find(({ name, coming }) => name === game && !coming);
  return (
    <main class="felt-page">
      <div class="page-bar">
        <Link to="/" class="bar-link">
          <Icon name="back" /> {w.cupboard}
        </Link>
        <Switches />
      </div>
      {card && <OpenBox card={card} />}
      {all && !card && <p class="paper lone-word">{w.lost}</p>}
      {trouble && (
        <p class="paper lone-word" role="alert">
          {trouble}
        </p>
      )}
    </main>
  );
}
