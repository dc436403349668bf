import { defineConfig } from "vitest/config";

// Whole commands, a real browser and real databases on a busy machine: a test may be tried again, and the report says so.
const retry = process.env.CI ? 2 : 0;

export default defineConfig({
  test: {
    setupFiles: ["tests/quiet-console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,content,contract,scripts,server}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "commands",
          retry,
          include: ["tests/commands/**/*.test.ts"],
          globalSetup: ["tests/browser/serve-browser.ts"],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          retry,
          include: ["tests/site/**/*.test.ts"],
          globalSetup: ["tests/browser/serve-browser.ts", "tests/site/serve.ts"],
          testTimeout: 60_000,
          // A busy machine may take longer than the usual second.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
          // One browser is enough for two cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          retry,
          include: ["tests/faults/*.test.ts"],
          // The power is cut in the long form only: it takes strace, which is not on every machine.
          exclude: process.env.FAULTS === "full" ? [] : ["tests/faults/13-power-cut.test.ts"],
          testTimeout: 15 * 60_000,
          hookTimeout: 60_000,
          // Each of them wants the processor for itself.
          fileParallelism: false,
        },
      },
    ],
  },
});
