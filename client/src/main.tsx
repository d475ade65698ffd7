import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/pages.css";
import "./styles/pictures.css";
import "./icons/plants.css";
import { render } from "preact";
import { About } from "./frame/about";
import { Home } from "./frame/home";
import { Lost, lostPath } from "./frame/lost";
import { TablePage } from "./frame/page";
import { Top } from "./frame/top";
import { route } from "./route";
import { TipPlace } from "./tip";
import { preferred, speak, t } from "./words";

function App() {
  const { page, table, invitation } = route.value;
  if (page === "table") return <TablePage key={table} id={table} invitation={invitation} />;
  if (page === "nowhere") return <Lost title={t("lost-title")} text={t("lost-page", { path: lostPath() })} />;
  return (
    <>
      <Top />
      {page === "home" && <Home />}
      {page === "about" && <About />}
      <TipPlace />
    </>
  );
}

await speak(preferred());
const place = document.getElementById("app");
if (place) render(<App />, place);
