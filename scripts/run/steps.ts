/** A step is one tool; vitest counts its own tests, every other step counts as one. */
export type Step = { name: string; tool: string; args: readonly string[] };

/** All that needs no browser. */
export const checkSteps: readonly Step[] = [
  { name: "format and lint", tool: "biome", args: ["ci", "."] },
  { name: "types", tool: "tsc", args: [] },
  { name: "types in art/", tool: "tsc", args: ["-p", "art"] },
  { name: "unit tests", tool: "vitest", args: ["run", "--project", "unit"] },
  // All of them, and everything else in art/: npm test -w art.
  { name: "a sample of the pictures", tool: "vitest", args: ["run", "--root", "art", "sample"] },
];

/** The built site: links, journeys in a real browser, accessibility, budgets. */
export const siteSteps: readonly Step[] = [
  { name: "build", tool: "node", args: ["scripts/build.ts"] },
  // In one run: where one project's last files leave a processor idle, the next project begins.
  {
    name: "the site, faults in their short form, and the commands of the README",
    tool: "vitest",
    args: ["run", "--project", "site", "--project", "faults", "--project", "commands"],
  },
];
