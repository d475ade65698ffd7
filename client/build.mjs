// Bundles the client into src/grasse/web: one entry, a chunk per board and per language, the two
// fonts, the licences. `--watch` builds again at each change, `--demo` writes pages that show the
// boards without a server (see demo.py), `--out DIR` writes elsewhere.
import { build, context } from "esbuild";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const LANGUAGES = ["en", "fr", "es", "it", "de"];
const given = process.argv.slice(2);
const watch = given.includes("--watch");
const demo = given.includes("--demo");
const asked = given.indexOf("--out");
const out = asked < 0 ? join(root, demo ? "client/demo" : "src/grasse/web") : given[asked + 1];

const games = (await readdir(join(here, "src/games"), { withFileTypes: true }))
  .filter((one) => one.isDirectory() && existsSync(join(here, "src/games", one.name, "index.tsx")))
  .map((one) => one.name);

const read = (...parts) => readFile(join(root, ...parts), "utf8");
const ownText = (game) => ["src/grasse/games", game.replaceAll("-", "_"), "text"];

/** A message of a file under another name: `game` of Parfum is `game-parfum` for the frame. */
function renamed(text, id, name) {
  const found = new RegExp(`^${id} =(.*(?:\\n[ \\t]+.*)*)`, "m").exec(text);
  if (!found) throw new Error(`there is no message ${id}`);
  return `${name} =${found[1]}\n`;
}

/** Words of pages that are chunks of their own: by the beginning of their ids. */
const PAGES = { report: /^(report|study)-/ };

/** The messages of a Fluent file whose ids are wanted. */
function some(text, isWanted) {
  let kept = true;
  return text
    .split("\n")
    .filter((line) => {
      const found = /^([a-z][\w-]*) *=/.exec(line);
      if (found) kept = isWanted(found[1]);
      return kept;
    })
    .join("\n");
}

/** The words of the frame: what every game needs, what the browser adds, the names of the games. */
async function frameWords(language) {
  const file = `${language}.ftl`;
  const isLate = (id) => Object.values(PAGES).some((one) => one.test(id));
  const parts = [some(await everybodys(language), (id) => !isLate(id))];
  for (const game of games) {
    const text = await read(...ownText(game), file);
    parts.push(renamed(text, "game", `game-${game}`), renamed(text, "about", `about-${game}`));
  }
  return parts.join("\n");
}

/** What the terminal and the browser say of any game. */
async function everybodys(language) {
  const file = `${language}.ftl`;
  return `${await read("src/grasse/text", file)}\n${await read("client/text", file)}`;
}

/** The words of one game: its own, and those of its board. */
async function gameWords(game, language) {
  const own = await read(...ownText(game), `${language}.ftl`);
  const board = join("client/src/games", game, "text", `${language}.ftl`);
  return existsSync(join(root, board)) ? `${own}\n${await read(board)}` : own;
}

/** Comments, empty lines and deep indents of Fluent files are for translators. */
const packed = (text) =>
  text
    .split("\n")
    .filter((line) => line.trim() && !/^#/.test(line))
    .map((line) => line.replace(/^\s+/, " ").replace(/^(\S+) = /, "$1="))
    .join("\n");

const grasse = {
  name: "grasse",
  setup(bundler) {
    bundler.onResolve({ filter: /^grasse:/ }, ({ path }) => ({ path, namespace: "grasse" }));
    bundler.onLoad({ filter: /.*/, namespace: "grasse" }, async ({ path }) => {
      const [kind, ...rest] = path.slice("grasse:".length).split("/");
      if (kind === "games") {
        const cards = games.map((g, i) => `import card${i} from "./src/games/${g}/card";`);
        // A chunk cannot bring its style, so a board's is a file that is linked with its first table.
        const styled = (g) => existsSync(join(here, "src/games", g, "board.css"));
        const styles = games.filter(styled).map((g) => `import style${games.indexOf(g)} from "grasse:style/${g}.css";`);
        const board = (g, i) =>
          styled(g) ? `Promise.all([import("./src/games/${g}/index"), link(style${i})]).then(([one]) => one)` : `import("./src/games/${g}/index")`;
        const loads = (g) =>
          LANGUAGES.map((l) => `${l}: () => import("grasse:words/${l}/${g}")`).join(", ");
        const rows = games.map(
          (g, i) =>
            `${JSON.stringify(g)}: { card: card${i}, board: () => ${board(g, i)}, words: { ${loads(g)} } }`,
        );
        const frame = LANGUAGES.map((l) => `${l}: () => import("grasse:words/${l}")`).join(", ");
        const pages = Object.keys(PAGES).map((page) => `${page}: { ${loads(`page-${page}`)} }`);
        return {
          contents: `${[...cards, ...styles].join("\n")}\nimport { link } from "./src/styles/link";\nexport const games = { ${rows.join(", ")} };\nexport const words = { ${frame} };\nexport const pages = { ${pages.join(", ")} };`,
          resolveDir: here,
        };
      }
      if (kind === "style") {
        const board = join(here, "src/games", rest[0].replace(".css", ""), "board.css");
        const file = existsSync(board) ? board : join(here, "src/styles", rest[0]);
        // It may be made of several files (@import).
        const { outputFiles, metafile } = await build({ entryPoints: [file], absWorkingDir: here, bundle: true, write: false, minify: !watch, metafile: true });
        return { contents: outputFiles[0].contents, loader: "file", watchFiles: Object.keys(metafile.inputs).map((one) => join(here, one)) };
      }
      if (kind === "words") {
        const [language, game] = rest;
        const page = PAGES[/^page-(.*)/.exec(game ?? "")?.[1]];
        const text = page
          ? some(await everybodys(language), (id) => page.test(id))
          : game
            ? await gameWords(game, language)
            : await frameWords(language);
        const folders = ["src/grasse/text", "client/text", ...games.map((g) => ownText(g).join("/"))];
        return {
          contents: `export default ${JSON.stringify(packed(text))};`,
          watchDirs: folders.map((folder) => join(root, folder)),
        };
      }
      if (kind === "worker") {
        // A script of its own: it runs beside the page, and shares nothing with it.
        const entry = join(here, "src/games", rest[0].replace(/\.js$/, ""), "worker.ts");
        const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, minify: !watch, target: "es2022" });
        return { contents: outputFiles[0].contents, loader: "file", watchFiles: [entry] };
      }
      throw new Error(`there is no ${path}`);
    });
    bundler.onEnd(async (result) => {
      if (result.errors.length === 0) await finish(result.metafile);
    });
  },
};

const fresh = `${out}.new`;

const options = {
  absWorkingDir: here,
  entryPoints: demo ? { demo: "src/demo.tsx" } : { main: "src/main.tsx" },
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  outdir: join(fresh, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: demo ? undefined : "/assets",
  loader: { ".woff2": "file", ".svg": "file" },
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !watch,
  sourcemap: watch ? "linked" : false,
  legalComments: "none",
  metafile: true,
  plugins: [grasse],
  logLevel: "warning",
  define: { DEMO: String(demo) },
};

/** index.html with the names of this build, the licences; then the new folder takes its place. */
async function finish({ outputs }) {
  const name = (path) => relative(join(fresh, "assets"), join(here, path)).replaceAll("\\", "/");
  const first = Object.values(options.entryPoints)[0];
  const [entry, { cssBundle }] = Object.entries(outputs).find(([, one]) => one.entryPoint === first);
  const fonts = Object.keys(outputs).filter((path) => path.endsWith(".woff2"));
  const page = (await readFile(join(here, "index.html"), "utf8"))
    .replaceAll("{{assets}}", demo ? "assets" : "/assets")
    .replace("{{script}}", name(entry))
    .replace("{{style}}", name(cssBundle))
    .replace("{{fonts}}", fonts
      .map((path) => `<link rel="preload" href="${demo ? "assets" : "/assets"}/${name(path)}" as="font" type="font/woff2" crossorigin>`)
      .join("\n    "));
  await writeFile(join(fresh, "index.html"), page);
  await writeFile(join(fresh, "assets", "licences.txt"), await licences());
  const old = `${out}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(out)) await rename(out, old);
  await rename(fresh, out);
  await rm(old, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  if (!watch) await rm(fresh, { recursive: true, force: true });
}

/** The licences of all that is shipped: what the package's dependencies are, development aside. */
async function licences() {
  const { dependencies } = JSON.parse(await read("client/package.json"));
  const shipped = [...Object.keys(dependencies), "@preact/signals-core"].sort();
  const parts = [];
  for (const one of shipped) {
    const folder = join(here, "node_modules", one);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    const text = file ? (await readFile(join(folder, file), "utf8")).trim() : `Licence: ${license}`;
    parts.push(`${one} ${version} (${license})\n\n${text}`);
  }
  return `The browser table of Grasse contains these packages.\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

await rm(fresh, { recursive: true, force: true });
if (watch) {
  await (await context(options)).watch();
  console.log(`building into ${relative(root, out)} at each change; stop with Ctrl-C`);
} else {
  await build(options);
  console.log(`built ${relative(root, out)}`);
}
