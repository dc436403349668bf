import { EventEmitter } from "node:events";
import { resolve } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
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

function closing(vite: Awaited<ReturnType<typeof createServer>>) {
  return { vite, [Symbol.asyncDispose]: () => vite.close() };
}
