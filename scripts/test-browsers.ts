import { parseArgs } from "node:util";
import { findEngines, packages } from "../tests/engines/find-engines.ts";
import { buildIfChanged } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

const { values, positionals } = parseArgs({ options: { require: { type: "string" } }, allowPositionals: true });

const found = findEngines();
for (const { name, program } of found) console.log(`${name}: ${program}`);
const missing = Object.entries(packages).filter(([engine]) => !found.some(({ name }) => name === engine));
for (const [engine, names] of missing) console.log(`${engine}: not found. On Debian: apt-get install ${names}`);

const required = values.require?.split(",") ?? [];
const lacking = required.filter((engine) => !found.some(({ name }) => name === engine));
if (lacking.length > 0) fail(`--require: ${lacking.join(" and ")} missing.`);
if (found.length === 0) fail("Nothing was tested.");

// The server under test serves the built site, as in production.
await buildIfChanged();
process.exit(await run("vitest", ["run", "--project", "engines", ...positionals]));

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
