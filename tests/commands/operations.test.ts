import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { on } from "#contract/parts.ts";
import { openStore } from "#server/storage/open.ts";
import { goodRequest, newRequest } from "#tests/support/contact-request.ts";
import { openOwnPostgres, readRows } from "#tests/support/database.ts";
import { copyProject } from "./project-copy.ts";

const manual = readFileSync("docs/operations.md", "utf8");
// Those of a language run elsewhere (installation.test.ts), or not at all.
const blocks = [...manual.matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)].flatMap(([, language, text = ""]) =>
  language === "" ? [text] : [],
);
const inBlocks = blocks.flatMap((text) => text.trim().split("\n")).map((line) => line.trim());
const inText = [...manual.matchAll(/`((?:npm|node|docker|DATA_DIR=)[^`\n]* [^`\n]+)`/g)].map(([, line = ""]) => line);

/**
 * Copying a lost database out is tried in tests/faults/lost-files.test.ts; npm start, a build and a rollback in
 * start.test.ts. The tests of the proxies are not part of npm test: where there are proxies, they take a minute.
 */
const elsewhere =
  /^(mkdir|ls|cp|rm|mv|chown|git pull|(sudo )?systemctl|npm start|npm run (test:proxy|build|rollback))\b/;

const folder = copyProject();
const home = join(folder, "home");
const data = join(folder, "data");
mkdirSync(home);

test("every command in docs/operations.md runs as written, in the order of the page", async () => {
  await using postgres = await openOwnPostgres();
  const store = await openStore({ DATA_DIR: data });
  await store.storeRequest(newRequest({ request: { ...goodRequest, email: "ada@example.com" } }));
  await store.close();

  const lines = [...inBlocks, ...inText].filter(
    (line) => !elsewhere.test(line) && (on.desk || !/npm run desk|desk\.ts/.test(line)),
  );
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const command = line
      .replace("docker exec <container> ", `DATA_DIR=${data} `)
      .replace("/var/lib/website", data)
      .replace(" /data/", ` ${home}/`)
      .replace("DATA_DIR=rescued", `DATA_DIR=${data}`)
      .replace("postgres://<user>:<password>@<host>/<database>", postgres.DATABASE_URL ?? "")
      .replace("<today>", new Date().toISOString().slice(0, 10));
    expect({ line, ...run(command) }).toMatchObject({ line, status: 0 });
  }

  expect(await postgres.rows("contact_request")).toMatchObject([{ email: "ada@example.com" }]);
  expect(readRows(join(folder, "restored/contact.sqlite"), "contact_request")).toHaveLength(1);
  expect(JSON.parse(readFileSync(join(home, "ada.json"), "utf8"))).toMatchObject([{ email: "ada@example.com" }]);
  expect(readRows(join(data, "contact.sqlite"), "contact_request")).toEqual([]);
});

test("every npm script that docs/operations.md names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...manual.matchAll(/\bnpm run (?:--\S+ )?([a-z][\w:-]*)/g)].map(([, name = ""]) => name);
  expect(named).toContain("test:proxy");
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});

test("a command takes its settings from .env, and the shell's over those", () => {
  const file = join(folder, ".env");
  writeFileSync(file, "DATA_DIR=from-the-file\n");
  onTestFinished(() => rmSync(file));
  expect(run("npm run db -- migrate")).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, "from-the-file/contact.sqlite"))).toBe(true);
  expect(run("DATA_DIR=from-the-shell npm run db -- migrate")).toMatchObject({ status: 0 });
  expect(existsSync(join(folder, "from-the-shell/contact.sqlite"))).toBe(true);
});

/** Types a line into a shell in the project's folder. */
function run(line: string) {
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: folder,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, HOME: home },
  });
  return { status, said: stdout + stderr };
}
