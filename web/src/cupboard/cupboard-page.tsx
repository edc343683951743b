/** The old cupboard: its doors swing open, four boxes stand in it. */
import { useEffect, useState } from "preact/hooks";
import { cupboard, openCupboard } from "../api";
import { Switches } from "../shell/switches";
import { knownTables } from "../table/tables";
import { words } from "../words/words";
import { Box } from "./box";
import { Door } from "./door";
import { JoinNote } from "./join-note";
import { YourTables } from "./your-tables";

let opened = false; // the doors swing once per visit

export function CupboardPage() {
  const w = words.value;
  const [trouble, setTrouble] = useState("");
  const [swing] = useState(!opened);

  useEffect(() => {
    opened = true;
    openCupboard().catch((error: Error) => setTrouble(error.message));
  }, []);

  return (
    <main class="room" data-swing={swing || undefined}>
      <Switches />
      <div class="armoire">
        <header class="cornice">
          <h1>Armoire</h1>
          <p>{w.tagline}</p>
        </header>
        <div class="cabinet">
          <ul class="shelves">
            {cupboard.value?.games.map((game) => (
              <li key={game.name}>
                <Box game={game} />
              </li>
            ))}
          </ul>
          {trouble && (
            <p class="cupboard-trouble" role="alert">
              {trouble}
            </p>
          )}
          <Door side="left" />
          <Door side="right" />
        </div>
        <div class="plinth" aria-hidden="true">
          <span class="drawer" />
          <span class="drawer" />
        </div>
      </div>
      {knownTables.value.length > 0 ? (
        <YourTables />
      ) : (
        <section class="note welcome">
          <h2>{w.welcome}</h2>
          <p>{w.welcomeText}</p>
        </section>
      )}
      <JoinNote />
    </main>
  );
}
