import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./commands/run-command.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

type Asked = { npm: string; engine?: string; command?: string; before?: string; env?: Record<string, string> };

const name = `node-${process.platform}-${process.arch}`;

test("packages are installed by this Node if it is new enough for all of them", async () => {
  const said = await install({ npm: "11.0.0" });
  expect(said).toMatch(/^npm ci .*: all packages$/m);
  expect(said).not.toContain("one package");
});

test.each([
  ["9.6.4", "20.0.0", "npx --yes npm@11 ci"],
  ["10.0.0", "99.0.0", "npm ci"],
])(
  "with npm %s and a package for Node %s, the pinned Node is fetched first and runs %s",
  async (npm, engine, command) => {
    const said = await install({ npm, engine });
    expect(said).toMatch(/^npm ci .*: one package$/m);
    expect(said).toMatch(new RegExp(`^${command} .* by \\S+/node-\\w+/node_modules/${name}/bin: all packages$`, "m"));
  },
);

test.each([
  ["start", true],
  ["db", true],
  ["test", false],
  ["dev", false],
])("whether npm run %s leaves out what only the workspaces need: %s", async (command, leavesOut) => {
  const said = await install({ npm: "11.0.0", command });
  expect(said.includes("--workspaces=false")).toBe(leavesOut);
});

test("where all packages were installed once, npm run build installs all again", async () => {
  const said = await install({ npm: "11.0.0", command: "build", before: "those of an earlier package-lock.json" });
  expect(said).toMatch(/^npm ci .*: all packages$/m);
  expect(said).not.toContain("--workspaces=false");
});

test("with --silent, installing prints nothing, and an error only on stderr", async () => {
  const said = await install({ npm: "11.0.0", command: "db", env: { npm_config_loglevel: "silent" } });
  // The npm of this test fails.
  expect(said).toBe("npm ci failed; see its message above.\n");
});

/** What is run to install the packages of a copy of the project; npm and npx only say what they were asked. */
async function install({ npm, engine, command = "start", before, env }: Asked) {
  const folder = temporaryFolder();
  for (const file of ["package.json", "scripts/run.mjs"]) cpSync(file, join(folder, file));
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  if (engine) lock.packages["node_modules/one"] = { optional: true, engines: { node: `^18.0.0 || >=${engine}` } };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  if (before) {
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules", ".installed-from"), before);
  }
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
  // Whoever runs the tests with npm run --silent is not whom they are about.
  const started = runCommand(`node scripts/run.mjs ${command}`, folder, {
    PATH,
    npm_config_loglevel: "notice",
    ...env,
  });
  expect(await started.ended).toBe(1);
  return started.output();
}
