import { buildDesk } from "./build/build-desk.ts";
import { launch } from "./run/run.ts";
import { apiPort } from "./vite/api-address.ts";

const port = process.env.PORT ?? "3000";
const withEditor = process.argv.includes("--with-editor");

await buildDesk({ watches: true });
const server = launch("node", ["--watch", "server/index.ts", "--without-site"], {
  env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
});
const config = withEditor ? "scripts/editor/vite.config.ts" : "vite.config.ts";
const site = launch("react-router", ["dev", ".", "--config", config, "--port", port, "--strictPort"]);
if (withEditor) console.log(`The content editor: http://localhost:${port}/edit (in Chrome or Edge)`);

// One without the other is no use: when either ends, so does the whole.
for (const child of [server, site]) child.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));

function stop(code: number): void {
  server.kill();
  site.kill();
  process.exit(code);
}
