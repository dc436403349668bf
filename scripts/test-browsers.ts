import { findEngines, packages } from "#tests/engines/find-engines.ts";
import { testWith } from "./run/test-with.ts";

const found = findEngines();
for (const [engine, names] of Object.entries(packages)) {
  const program = found.find(({ name }) => name === engine)?.program;
  console.log(`${engine}: ${program ?? `not found. On Debian: apt-get install ${names}`}`);
}
await testWith(
  found.map(({ name }) => name),
  "engines",
);
