import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/pages.css";
import "./styles/pictures.css";
import "./icons/plants.css";
import { signal } from "@preact/signals";
import { render, type ComponentType } from "preact";
import { About } from "./frame/about";
import { Home } from "./frame/home";
import { Lost, lostPath } from "./frame/lost";
import { TablePage } from "./frame/page";
import { Practice } from "./frame/practice";
import { Top } from "./frame/top";
import { route } from "./route";
import { TipPlace } from "./tip";
import { preferred, speak, t } from "./words";

/** The page of a report comes when it is first wanted. */
const report = signal<ComponentType<{ id: string }> | null>(null);

function Later({ id }: { id: string }) {
  const Page = report.value;
  if (Page) return <Page key={id} id={id} />;
  void import("./frame/report").then((one) => (report.value = one.default));
  return null;
}

function App() {
  const { page, table, invitation } = route.value;
  if (page === "table") return <TablePage key={table} id={table} invitation={invitation} />;
  if (page === "report") {
    return (
      <>
        <Later id={table} />
        <TipPlace />
      </>
    );
  }
  if (page === "nowhere") return <Lost title={t("lost-title")} text={t("lost-page", { path: lostPath() })} />;
  return (
    <>
      <Top />
      {page === "home" && <Home />}
      {page === "about" && <About />}
      {page === "practice" && <Practice key={table} game={table} />}
      <TipPlace />
    </>
  );
}

await speak(preferred());
const place = document.getElementById("app");
if (place) render(<App />, place);
