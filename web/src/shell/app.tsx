/** Which page stands in the room. */
import { useEffect } from "preact/hooks";
import { CupboardPage } from "../cupboard/cupboard-page";
import { SetupPage } from "../setup/setup-page";
import { TablePage } from "../table/table-page";
import { Bubble } from "../touch/bubble";
import { route } from "./router";

function Page() {
  const at = route.value;
  switch (at.page) {
    case "cupboard":
      return <CupboardPage />;
    case "setup":
      return <SetupPage game={at.game} key={at.game} />;
    case "table":
      return <TablePage code={at.code} key={at.code} />;
  }
}

export function App() {
  useEffect(() => {
    document.title = "Armoire";
  }, [route.value]);
  return (
    <>
      <Page />
      <Bubble />
    </>
  );
}
