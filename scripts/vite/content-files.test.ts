import { EventEmitter } from "node:events";
import { resolve } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import type { ContentMistake } from "#content/mistakes.ts";
import { contentFiles } from "./content-files.ts";

test.each([
  ["a text of the content", "content/en/home.yaml", [], true],
  ["a module of the page", "app/root.tsx", [{}], true],
  ["a file that no page is made of, like what Node compiles,", "node-cache/ff173d2e", [], false],
])(
  "a page that was loading while %s was saved loads again, if it is made of it",
  async (_what, name, modules, again) => {
    const plugin = contentFiles();
    await using server = closing(
      await createServer({
        configFile: false,
        logLevel: "silent",
        server: { middlewareMode: true, ws: false, watch: null },
      }),
    );
    const ws = new EventEmitter();
    Reflect.apply(plugin.configureServer as () => void, undefined, [
      { middlewares: { use: () => {} }, watcher: server.vite.watcher, ws },
    ]);
    const context = { environment: server.vite.environments.ssr };
    Reflect.apply(plugin.hotUpdate as () => void, context, [{ file: resolve(name), modules, server: server.vite }]);
    const sent: unknown[] = [];
    ws.emit("site:loaded", 0, { send: (message: unknown) => sent.push(message) });
    expect(sent).toEqual(again ? [{ type: "full-reload" }] : []);
  },
);

test("a file that is saved while the content is being checked is checked, too", async () => {
  const first = Promise.withResolvers<ContentMistake[]>();
  const checks = [
    first.promise,
    Promise.resolve([{ file: "content/en/home.yaml", line: 3, sentence: "must not be empty" }]),
  ];
  const { open, watcher } = middlewareOf(contentFiles(() => checks.shift() ?? first.promise));
  const before = open();
  watcher.emit("all", "change", resolve("content/en/home.yaml"));
  first.resolve([]);
  expect(await before).toBe("the page");
  expect(await open()).toContain("must not be empty");
  // There the mistake is corrected.
  expect(await open("/desk/content")).toBe("the page");
});

/** Opens pages as a browser would; resolves to what stands in place of the page, or to "the page". */
function middlewareOf(plugin: ReturnType<typeof contentFiles>) {
  type Handler = (request: object, response: object, next: () => void) => void;
  let handler: Handler | undefined;
  const middlewares = {
    use(given: Handler) {
      handler = given;
    },
  };
  const watcher = new EventEmitter();
  Reflect.apply(plugin.configureServer as () => void, undefined, [{ middlewares, watcher, ws: new EventEmitter() }]);
  const open = (url = "/") =>
    new Promise<string>((show) => {
      const response = { setHeader() {}, writeHead: () => response, end: show };
      handler?.({ headers: { accept: "text/html" }, url }, response, () => show("the page"));
    });
  return { open, watcher };
}

function closing(vite: Awaited<ReturnType<typeof createServer>>) {
  return { vite, [Symbol.asyncDispose]: () => vite.close() };
}
