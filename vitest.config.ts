import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { testsOff } from "./contract/parts.ts";

/** Begins with what takes longest: at the end it would keep one worker busy while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      /every-(translated-)?page|desk-(words|editing)|killed-publishing/.test(moduleId) ? "long" : "short",
    );
    return [...long, ...short];
  }
}

export default defineConfig({
  test: {
    setupFiles: ["tests/quiet-console.ts"],
    // One more than there are cores: many tests wait for a browser, a timer or a disk.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // A test that hangs ends; a slow machine only takes longer.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project({
        name: "unit",
        // Loading the modules again for each file takes as long as the tests. So a test puts back what it changes, and
        // mocks no module that another one imports.
        isolate: false,
        include: [
          "{app,bench,content,contract,scripts,server}/**/*.test.{ts,tsx}",
          "tests/*.test.ts",
          "tests/{content,specification}/*.test.ts",
        ],
      }),
      project({
        name: "commands",
        include: ["tests/commands/**/*.test.ts"],
        globalSetup: ["tests/browser/serve-browser.ts"],
        testTimeout: 180_000,
      }),
      project({
        name: "site",
        // A worker keeps the modules, the browser and the windows that wait from one file to the next.
        isolate: false,
        include: ["tests/site/**/*.test.ts"],
        globalSetup: ["tests/site/serve.ts"],
      }),
      project({
        // Not part of npm test: it needs proxies (scripts/test-proxy.ts).
        name: "proxy",
        include: ["tests/proxy/*.test.ts"],
        exclude: process.env.PROXIES?.includes("caddy") ? [] : ["tests/proxy/http3.test.ts"],
        globalSetup: ["tests/faults/serve-postgres.ts"],
      }),
      project({
        // Not part of npm test: it needs other browsers (scripts/test-browsers.ts).
        name: "engines",
        include: ["tests/engines/**/*.test.ts"],
        globalSetup: ["tests/engines/serve.ts"],
        // One server notes what goes wrong, so one file at a time.
        maxWorkers: 1,
      }),
      project({
        name: "faults",
        // As in unit: what loads the modules once must leave them as they were.
        isolate: false,
        include: ["tests/faults/*.test.ts"],
        globalSetup: ["tests/faults/serve-postgres.ts"],
        // The power is cut in the long form only: it takes strace, which is not on every machine.
        exclude: process.env.FAULTS === "full" ? [] : ["tests/faults/power-cut.test.ts"],
        testTimeout: 15 * 60_000,
      }),
    ],
  },
});

/** Has all that is set for every project, too, and no test of a part of the site that is off. */
function project(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  const { exclude = [] } = test ?? {};
  return { extends: true, test: { ...test, exclude: [...configDefaults.exclude, ...exclude, ...testsOff] } };
}
