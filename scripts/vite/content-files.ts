import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { indexGuides } from "#app/islands/guide-search/search-guides.ts";
import { contentNames, loadContent } from "#content/load.ts";
import type { ContentMistake } from "#content/mistakes.ts";
import { pictureFolder } from "#content/pictures.ts";
import { contentMistakes, inWords } from "#scripts/build/check-content.ts";
import { guideDocuments } from "./guide-documents.ts";

/**
 * Lets the browser import a part of the content (/content/en/team.yaml), the index of the guide search
 * (/content/en/guides.yaml?search-index) and the videos of a guide (/content/en/guides/register-plus.yaml?videos).
 */
export function contentFiles(findMistakes = contentMistakes): Plugin {
  let saves = 0;
  return {
    name: "site:content",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      // No page is rendered in the browser, so the content of all of them stays out of its code.
      const stub = this.environment.name === "client" && stubs[pathOf(file)];
      if (stub) return stub;
      if (isText(file)) return `export default ${JSON.stringify(read(file, query))}`;
      return undefined;
    },
    configureServer({ middlewares, watcher, ws }) {
      // A check that a file was saved during is forgotten as well, before it has an answer.
      let checked: Promise<string> | undefined;
      watcher.on("all", (_event, file) => {
        if (/^(content|public)\//.test(pathOf(file))) checked = undefined;
      });
      // The message that a file was saved does not reach a page that is still loading.
      ws.on("site:loaded", (savesInPage: number, client) => {
        if (savesInPage < saves) client.send({ type: "full-reload" });
      });
      middlewares.use(async (request, response, next) => {
        // The forms and Vite's own addresses are what mistakes are corrected with.
        const isPage = request.headers.accept?.includes("text/html") && !/^\/(desk\b|__|@)/.test(request.url ?? "");
        if (!isPage) return next();
        response.setHeader("server-timing", `saves;dur=${saves}`);
        checked ??= findMistakes().then(mistakesPage);
        const page = await checked;
        if (page === "") return next();
        response.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(page);
      });
    },
    hotUpdate({ file, modules, server }) {
      // Not whatever else is written in the project meanwhile, like what Node compiles at a start.
      if (isContent(file) || modules.length > 0) saves += 1;
      if (!isContent(file)) return;
      // A page has texts of many files, and the facts that they name.
      this.environment.moduleGraph.invalidateAll();
      // The server's environment comes last: then nothing old is left to render.
      if (this.environment.name === "ssr") server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

const stubs: Record<string, string> = {
  "content/index.ts": "export const contentIn = null",
  "content/pages.ts": "export const languagesOf = null, pageTable = null, rowsOff = null",
};

function read(file: string, query: string | undefined): unknown {
  const name = basename(file, ".yaml");
  if (query === "videos") {
    return loadContent(dirname(dirname(file))).guides.guides.find(({ slug }) => slug === name)?.videos;
  }
  const content = loadContent(dirname(file));
  if (query === "search-index") {
    return indexGuides(guideDocuments(content.guides, content["guide-search"]), content["guide-search"]);
  }
  const part = contentNames.find((one) => one === name);
  return part && content[part];
}

/** Stands in for every page until the content is right. It loads again as soon as a file is saved. */
function mistakesPage(mistakes: readonly ContentMistake[]): string {
  if (mistakes.length === 0) return "";
  const item = (mistake: ContentMistake) =>
    `<li><a target="editor" href="/__open-in-editor?file=${mistake.file}:${mistake.line}">${escaped(inWords(mistake))}</a></li>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mistakes in the content</title>
<script type="module" src="/app/development.ts"></script>
<style>html { color-scheme: light dark } a { overflow-wrap: anywhere }
body { font: 1.125rem/1.6 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>The content has mistakes</h1><p>Choose one to open its file. This page goes away when all are corrected.</p>
<ol>${mistakes.map(item).join("")}</ol><iframe name="editor" hidden title="Opens files"></iframe></html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function isContent(file: string): boolean {
  return isText(file) || pathOf(file).startsWith(`${pictureFolder}/`);
}

function isText(file: string): boolean {
  return /^content\/[a-z]{2}\/.*\.(yaml|md)$/.test(pathOf(file));
}

function pathOf(file: string): string {
  return relative(process.cwd(), file).replaceAll("\\", "/");
}
