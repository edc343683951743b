/** The note with the way back to the tables at which one sits. */
import { useEffect } from "preact/hooks";
import { cupboard } from "../api";
import { Icon } from "../draw/icons";
import { Link } from "../shell/link";
import { checkTables, knownTables, type KnownTable } from "../table/tables";
import { spoken, words } from "../words/words";

function WayBack({ table }: { table: KnownTable }) {
  const w = words.value;
  const game = cupboard.value?.games.find(({ name }) => name === table.game);
  return (
    <li>
      <Link to={`/t/${encodeURIComponent(table.code)}`} class="way-back">
        <Icon name="chair" />
        <span>{w.backTo(game ? spoken(game.title) : table.game, table.names.join(", "))}</span>
      </Link>
    </li>
  );
}

export function YourTables() {
  useEffect(() => void checkTables(), []);
  return (
    <section class="note tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{words.value.yourTables}</h2>
      <ul>
        {knownTables.value.map((table) => (
          <WayBack key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}
