import { runSteps } from "../scripts/run/run-steps.ts";

process.exit(
  await runSteps([
    { name: "types of art", tool: "tsc", args: ["-p", "art"] },
    { name: "tests of art", tool: "vitest", args: ["run", "--root", "art", ...process.argv.slice(2)] },
  ]),
);
