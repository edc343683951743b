import { render } from "preact";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/cupboard.css";
import "./styles/setup.css";
import "./styles/lobby.css";
import "./styles/place.css";
import "./styles/table.css";
import "./styles/hand.css";
import "./styles/cards.css";
import "./styles/held.css";
import "./styles/end.css";
import "./styles/aside.css";
import { App } from "./shell/app";

render(<App />, document.getElementById("page")!);
