import { buildIfChanged } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

// The servers under test serve the built site, as in production.
await buildIfChanged();

// The short form takes a few minutes; --full does what the short one samples, and cuts the power too.
const isFull = process.argv.includes("--full");
const rest = process.argv.slice(2).filter((argument) => argument !== "--full");
const env = { ...process.env, ...(isFull && { FAULTS: "full" }) };
process.exit(await run("vitest", ["run", "--project", "faults", ...rest], { env }));
