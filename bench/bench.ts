import { fingerprint, isBuiltFrom } from "../scripts/run/fingerprint.ts";
import { benchContact } from "./contact.ts";
import { benchDesk } from "./desk.ts";
import { benchFirstTap } from "./first-tap.ts";
import { benchLinear } from "./linear.ts";
import { benchMemory } from "./memory.ts";
import { benchPages } from "./pages.ts";
import { benchScale } from "./scale.ts";

/** `npm run bench` runs all; `npm run bench -- pages` only one. */
const parts: Record<string, () => Promise<void> | void> = {
  pages: benchPages,
  contact: async () => {
    for (const { what, value, unit, bar } of await benchContact()) {
      const verdict = bar === undefined ? "" : `(bar ${bar}: ${value >= bar ? "held" : "missed"})`;
      console.log(`${what}: ${value.toFixed(unit ? 0 : 2)} ${unit} ${verdict}`.trimEnd());
    }
  },
  desk: benchDesk,
  memory: benchMemory,
  linear: benchLinear,
  "first-tap": benchFirstTap,
  scale: benchScale,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
if (!isBuiltFrom(fingerprint())) {
  // Loaded only to build: a process that ends while the bundler's threads are starting can hang.
  const { buildSite } = await import("../scripts/build/build-site.ts");
  if (!(await buildSite())) process.exit(1);
}
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n— ${name}`);
  await run();
}
