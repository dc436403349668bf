import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { Drafts } from "#server/publishing/drafts.ts";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { openStore } from "#server/storage/open.ts";
import { runCommand } from "#tests/commands/run-command.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { startPublishing } from "#tests/support/publishing.ts";
import { copyWithGit, saveDraft, startRepository } from "#tests/support/repository.ts";
import { ada, grace, openServer } from "#tests/support/test-server.ts";
import { openTestDatabase, test } from "./fixtures.ts";
import { mountPoint, onDisk } from "./storage/small-disk.ts";

const home = "content/en/home.yaml";

test("staff see each change with its words and person, and drop one; visitors and strangers do not", async ({
  database,
}) => {
  const repository = copyWithGit();
  await using desk = await openServer({ database, settings: { CONTENT_REPOSITORY: repository } });
  const browser = await desk.signedIn();
  const drafts = desk.services.desk.drafts as Drafts;
  const draft = await drafts.draftFolder();
  const text = readFileSync(join(draft, home), "utf8");
  const title = text.match(/^title: (.*)$/m)?.[1] ?? text.match(/title: (.*)$/m)?.[1] ?? "";
  const subject = "Home · <b>Title</b>";
  const changed = text.replace(title, '"<i>We</i> & you"');
  const id = await saveDraft(drafts, { [home]: changed }, { person: { email: ada, name: "Ada" }, subject });
  const page = await browser.send("/desk/changes");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Home · &lt;b&gt;Title&lt;/b&gt;");
  expect(page.body).toMatch(/<ins[^>]*>[^<]*&lt;i&gt;We&lt;\/i&gt; &amp; you/);
  expect(page.body).toContain(">Home · In search results and tabs · Title</a>");
  expect(page.body).not.toContain(home);

  const drop = `/desk/changes/${id}/drop`;
  expect((await desk.browser().send(drop, { form: {} })).headers.location).toContain("/desk/sign-in");
  for (const site of ["cross-site", "same-site", "none"])
    expect((await browser.send(drop, { form: {}, headers: { "sec-fetch-site": site } })).statusCode).toBe(403);
  expect(await drafts.changes()).toHaveLength(1);
  expect((await browser.send(drop, { form: {} })).headers.location).toBe("/desk/changes?done=dropped");
  expect(await drafts.changes()).toEqual([]);
  expect(readFileSync(join(draft, home), "utf8")).toBe(text);
  expect((await browser.send(drop, { form: {} })).statusCode).toBe(422);
  expect((await browser.send("/desk/log")).body).toMatch(/Dropped a change.*Saved a draft/s);
  const acts = (await desk.rows("audit_entry")).filter(({ action }) => ["drafted", "dropped"].includes(action));
  expect(acts.map(({ who, detail }) => `${who}: ${detail}`)).toEqual([
    `${ada}: Home · <b>Title</b>`,
    `${ada}: Home · <b>Title</b> (${ada})`,
  ]);
});

test("a change without which the content has a mistake stays, and the page names the mistake", async ({ database }) => {
  const repository = copyWithGit();
  await using desk = await openServer({ database, settings: { CONTENT_REPOSITORY: repository } });
  const browser = await desk.signedIn();
  const drafts = desk.services.desk.drafts as Drafts;
  const draft = await drafts.draftFolder();
  const text = readFileSync(join(draft, home), "utf8");
  await saveDraft(drafts, { [home]: null }, { subject: "Delete" });
  const id = await saveDraft(drafts, { [home]: `# New\n${text}` }, { subject: "Write again" });
  const refused = await browser.send(`/desk/changes/${id}/drop`, { form: {} });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/role="alert".*home.*does not exist/s);
  expect(await drafts.changes()).toHaveLength(2);
  expect(readFileSync(join(draft, home), "utf8")).toBe(`# New\n${text}`);
});

test("without CONTENT_REPOSITORY one page says how editing is turned on, and nothing leads to it", async ({ desk }) => {
  const browser = await desk.signedIn();
  await desk.store.invite({ email: grace, by: ada });
  expect((await browser.send("/desk/changes")).body).toContain("CONTENT_REPOSITORY");
  const others = await Promise.all(["/desk", "/desk/staff", "/desk/health"].map((path) => browser.send(path)));
  expect(others.map(({ body }) => /changes"|publish/i.test(body))).toEqual([false, false, false]);
});

test("a folder that is no working copy with a branch main is named in a sentence", async ({ database }) => {
  await using desk = await openServer({ database, settings: { CONTENT_REPOSITORY: database.DATA_DIR } });
  const page = await (await desk.signedIn()).send("/desk/changes");
  expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining(`${database.DATA_DIR} is none`)]);
});

test("on a full disk a sentence says so, the draft is as it was, and takes the words once there is room", () => {
  const folder = mountPoint();
  const [command = "", ...words] = onDisk(folder, 4 * 1024 * 1024);
  const child = [process.execPath, "tests/faults/storage/fill-drafts.ts", folder];
  const { stdout, stderr } = spawnSync(command, [...words, ...child], { encoding: "utf8" });
  expect(stdout).toBe(
    `${"The disk of the server is full. Nothing was lost: try again once there is room.\ntitle: Saved\n".repeat(2)}With room, Saved\ntitle: Written\n`,
  );
  expect(stderr).not.toContain("Error");
});

test("on a full disk publishing and undoing are done or refused, and visitors see one site, whole", async () => {
  const started = await startPublishing();
  const folder = mountPoint();
  const [command = "", ...words] = onDisk(folder, 6 * 1024 * 1024);
  const child = [process.execPath, "tests/faults/storage/fill-publishing.ts", started.repository, folder];
  const { stdout, stderr } = spawnSync(command, [...words, ...child], { encoding: "utf8" });
  const said = stdout.trim().split("\n");
  expect(said.filter((line) => /^(publish|undo): whole$/.test(line))).toHaveLength(10);
  expect(new Set(said.filter((line) => !line.endsWith(": whole")))).toEqual(
    new Set(
      ["publish", "undo"].map(
        (what) => `${what}: The disk of the server is full. Nothing was lost: try again once there is room.`,
      ),
    ),
  );
  expect(stderr).not.toContain("Error");
});

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("only who may publish lets others, nobody takes it from themselves, and who comes back begins without", async ({
    database,
  }) => {
    const { repository } = await startRepository();
    await using desk = await openServer({ database, settings: { CONTENT_REPOSITORY: repository } });
    const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
    const mark = async (email: string) => (await desk.rows("staff")).find((one) => one.email === email)?.may_publish;
    const pageOf = async (email: string) =>
      `/desk/staff/${(await desk.rows("staff")).find((one) => one.email === email)?.id}/publishing`;
    expect((await first.send(await pageOf(grace), { form: { isAllowed: "yes" } })).statusCode).toBe(403);
    expect((await first.send(await pageOf(ada), { form: { isAllowed: "yes" } })).statusCode).toBe(403);
    expect((await first.send("/desk/staff")).body).not.toContain("Let publish");

    const { DATA_DIR, DATABASE_URL } = database;
    const command = runCommand(`node scripts/desk.ts invite ${ada}`, process.cwd(), {
      DATA_DIR,
      ...(DATABASE_URL && { DATABASE_URL }),
    });
    expect(await command.ended).toBe(0);
    expect([await mark(ada), await mark(grace)]).toEqual([1, 0]);
    expect((await first.send("/desk/staff")).body).toContain("Let publish");
    expect((await second.send("/desk/staff")).body).not.toContain("Let publish");
    const given = await first.send(await pageOf(grace), { form: { isAllowed: "yes" } });
    expect(given.headers.location).toBe("/desk/staff?done=allowed");
    expect(await mark(grace)).toBe(1);
    expect((await first.send(await pageOf(ada), { form: { isAllowed: "no" } })).statusCode).toBe(403);

    const id = (await desk.rows("staff")).find(({ email }) => email === grace)?.id;
    await first.send(`/desk/staff/${id}/remove`, { form: {} });
    await first.send("/desk/staff", { form: { email: grace } });
    expect(await mark(grace)).toBe(0);
    const marks = (await desk.rows("audit_entry")).filter(({ action }) => action === "allowed");
    expect(marks.map(({ who, detail }) => [who, detail])).toEqual([
      ["npm run desk", ada],
      [ada, grace],
    ]);
  });

  test("a backup carries who may publish, and one from before is restored without", async ({ database, desk }) => {
    await desk.store.invite({ email: ada, by: "test" });
    const [person] = await desk.rows("staff");
    await desk.store.allowPublishing({ id: person?.id ?? "", isAllowed: true, by: "test" });
    const file = join(database.DATA_DIR, "backup.jsonl");
    await writeBackup(database, file);
    await using other = await openTestDatabase(engine);
    await restoreBackup(other, file);
    expect(await other.rows("staff")).toMatchObject([{ email: ada, may_publish: 1 }]);
  });

  test("a database from before gets the column, and nobody in it may publish", async ({ database }) => {
    const before = await openStore(database);
    await before.invite({ email: ada, by: "test" });
    await before.close();
    await changeRows(database, "alter table staff drop column may_publish");
    await changeRows(database, "delete from migration where name = '002-may-publish'");
    await (await openStore(database)).close();
    expect(await database.rows("staff")).toMatchObject([{ email: ada, may_publish: 0 }]);
  });
});
