import { checkContent } from "#content/check.ts";
import { on } from "#contract/parts.ts";
import { launch } from "./run/run.ts";
import { apiPort, sitePort } from "./vite/ports.ts";

// While it runs, a page shows them. At its start React Router would print a stack below them.
try {
  checkContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const withEditor = process.argv.includes("--with-editor");

const serverArgs = ["server/index.ts", "--without-site", ...(withEditor ? ["--edit-here"] : [])];
const server = launch("node", ["--watch", ...serverArgs], {
  env: { SITE_URL: `http://localhost:${sitePort}`, ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
});
const buildDesk = ["build", ".", "--config", "scripts/vite/desk.config.ts", "--logLevel", "warn", "--watch"];
const desk = on.desk || withEditor ? [launch("vite", buildDesk)] : [];
const pages = launch("react-router", ["dev", ".", "--port", String(sitePort), "--strictPort"]);
if (withEditor) console.log(`The words of the site: http://localhost:${sitePort}/desk/content`);

// One without the others is no use: when any ends, so does the whole.
const children = [server, ...desk, pages];
for (const child of children) child.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));

function stop(code: number): void {
  for (const child of children) child.kill();
  process.exit(code);
}
