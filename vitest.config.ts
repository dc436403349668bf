import { defineConfig } from "vitest/config";

// On a busy machine browsers and databases sometimes miss a deadline. The report names every second try.
const retry = process.env.CI ? 2 : 0;

export default defineConfig({
  test: {
    setupFiles: ["tests/quiet-console.ts"],
    // Every core. Vitest leaves one free otherwise, which is half of a small machine.
    maxWorkers: "100%",
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
          testTimeout: 120_000,
          // A busy machine may take longer than the usual second.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 60_000,
          // They share one browser.
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
          maxWorkers: 3,
        },
      },
    ],
  },
});
