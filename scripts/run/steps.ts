/** A step is one tool; vitest counts its own tests, every other step counts as one. */
export type Step = { name: string; tool: string; args: readonly string[] };

/** All that needs no browser. */
export const checkSteps: readonly Step[] = [
  { name: "format and lint", tool: "biome", args: ["ci", "."] },
  { name: "types", tool: "tsc", args: [] },
  { name: "unit tests", tool: "vitest", args: ["run", "--project", "unit"] },
  // All of them, and everything else in art/: npm test -w art.
  { name: "a sample of the pictures", tool: "vitest", args: ["run", "--root", "art", "sample"] },
];

export const buildStep: Step = { name: "build", tool: "node", args: ["scripts/build.ts"] };

/** Journeys through the built site in a real browser, accessibility, budgets. */
export const siteStep: Step = { name: "site tests", tool: "vitest", args: ["run", "--project", "site"] };

/** Real servers and databases, mostly waiting: these run beside the site tests. */
export const serverSteps: readonly Step[] = [
  { name: "fault tests, the short form", tool: "vitest", args: ["run", "--project", "faults"] },
  { name: "commands of the README", tool: "vitest", args: ["run", "--project", "commands"] },
];
