import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./commands/run-command.ts";

test.each([
  ["9.6.4", "npx --yes npm@9.9.4 ci"],
  ["9.6.5", "npm ci"],
  ["9.10.0", "npm ci"],
  ["10.0.0", "npm ci"],
])("where npm %s is installed, packages come from %s", async (version, command) => {
  const folder = mkdtempSync(join(tmpdir(), "runtime-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["package.json", "package-lock.json", "scripts/with-runtime.mjs"])
    cpSync(file, join(folder, file));
  const tools = join(folder, "tools");
  mkdirSync(tools);
  for (const tool of ["npm", "npx"]) {
    const answer = `[ "$1" = --version ] && echo ${version} || { echo "${tool} $@"; exit 1; }`;
    writeFileSync(join(tools, tool), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  }
  const PATH = [tools, process.env.PATH].join(delimiter);
  const started = runCommand("node scripts/with-runtime.mjs scripts/start.ts", folder, { PATH });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(`${command} --include=dev`);
});
