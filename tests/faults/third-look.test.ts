import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { namesByAddress } from "#server/desk/pages/people.tsx";
import { loadRelease } from "#server/release.ts";
import { openTransact } from "#server/storage/open.ts";
import { eraseRequests } from "#server/storage/personal-data.ts";
import { nameFrom } from "#server/storage/staff.ts";
import { addRelease, rollBack } from "../../scripts/run/releases.ts";
import { runCommand } from "../commands/run-command.ts";
import { goodRequest, storeRequest } from "../support/contact-request.ts";
import { writeSmallRelease } from "../support/small-release.ts";
import { test } from "./fixtures.ts";

const ada = "ada@ideas.test";
const grace = "grace@ideas.test";

describe("releases", () => {
  test("a rollback never goes to a release that was half deleted when a build was killed", async () => {
    const builds = temporaryFolder();
    await add(builds, "first");
    const [first = ""] = readdirSync(join(builds, "releases"));
    await add(builds, "second");
    await add(builds, "third");
    // A build that is killed while it deletes the first leaves some of its folder.
    mkdirSync(join(builds, "releases", first, "client", "assets"), { recursive: true });
    expect(await rollBack(builds)).toBeDefined();
    expect(await titleOf(builds)).toBe("second");
    await rollBack(builds);
    expect(await titleOf(builds)).toBe("second");
  });

  test("a rollback to a release that cannot be loaded changes nothing", async () => {
    const builds = temporaryFolder();
    await add(builds, "first");
    const [first = ""] = readdirSync(join(builds, "releases"));
    await add(builds, "second");
    rmSync(join(builds, "releases", first, "server-content.json"));
    expect(existsSync(join(builds, "releases", first))).toBe(true);
    try {
      await rollBack(builds);
    } catch {
      // To refuse is right.
    }
    expect(await titleOf(builds)).toBe("second");
  });
});

describe("deployment", () => {
  const backupUnit = readFileSync("deploy/website-backup.service", "utf8");
  const unit = readFileSync("deploy/website.service", "utf8");

  test.for([
    ["behind", "1970-01-01", "2026"],
    ["ahead for a fortnight, and is right again", "2026-11-25", "2036"],
  ])("the backup that was just made stays, also if the clock is %s", ([, today = "", year = ""]) => {
    const folder = temporaryFolder();
    for (let day = 10; day < 24; day++) writeFileSync(join(folder, `${year}-11-${day}.jsonl`), "older");
    const made = `${today}.jsonl`;
    writeFileSync(join(folder, made), "just made");
    const [, rotate = ""] = /^ExecStartPost=\/bin\/sh -c '(.+)'$/m.exec(backupUnit) ?? [];
    const command = rotate
      .replaceAll("$$(date +%%F)", today)
      .replaceAll("$$", "$")
      .replaceAll("%%", "%")
      .replaceAll("/var/lib/website-backup", folder);
    spawnSync("sh", ["-c", command]);
    expect(readdirSync(folder)).toContain(made);
  });

  test("the folder of backups is there before the server, or systemd hides nothing from it until it restarts", () => {
    expect(/^StateDirectory=(.+)$/m.exec(unit)?.[1]?.split(" ")).toContain("website-backup");
  });

  test("Node may ask for this machine's addresses, which Fastify does where the server listens on all of them", () => {
    expect(/^RestrictAddressFamilies=(.+)$/m.exec(unit)?.[1]?.split(" ")).toContain("AF_NETLINK");
  });
});

describe("the desk", () => {
  test("the command that invites names only the address it was given", async ({ store }) => {
    const kate = "kate@ideas.test";
    await store.invite({ email: kate, name: "Kate", by: "test" });
    // The sign for kelvin, which is a k in full lower case.
    const command = runCommand("node scripts/desk.ts invite \u212aate@ideas.test Mallory", process.cwd(), {
      DATA_DIR: store.DATA_DIR,
    });
    expect([await command.ended, command.output()]).toEqual([0, expect.stringContaining("may use the desk")]);
    expect((await store.rows("staff")).find(({ email }) => email === kate)?.name).toBe("Kate");
  });

  test("nobody's name is the address of somebody else", () => {
    const name = nameFrom(grace);
    const shown = name === undefined ? undefined : namesByAddress([{ email: ada, name }]).get(ada);
    expect(shown).not.toBe(grace);
  });

  test("a name can be seen, and turns no line around", () => {
    expect([nameFrom("\u200b\u2060"), nameFrom("Eve\u202e Adams")]).toEqual(["", "Eve Adams"]);
  });
});

test("marking many as spam leaves alone what a colleague has changed since the person saw it", async ({ desk }) => {
  const [same, changed] = [await desk.add(), await desk.add()];
  const browser = await desk.signedIn();
  await desk.store.changeRequest({ id: changed, who: grace, version: 0, status: "won", assignee: null });
  const form = new URLSearchParams([same, changed].map((id) => ["request", `0.${id}`]));
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const { headers } = await desk.app.inject({
    method: "POST",
    url: "/desk/spam",
    headers: {
      host: "desk.test",
      cookie,
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    payload: form.toString(),
  });
  expect(headers.location).toBe("/desk?marked=1&unmarked=1");
  const statuses = new Map((await desk.rows("contact_request")).map(({ id, status }) => [id, status]));
  expect([statuses.get(same), statuses.get(changed)]).toEqual(["spam", "won"]);
});

test("the same note of two people is two notes, even under one key", async ({ store }) => {
  const id = await storeRequest(store);
  for (const who of [ada, grace, ada]) await store.addNote({ id, who, text: "Called", key: "key" });
  expect((await store.rows("request_note")).map(({ author }) => author).toSorted()).toEqual([ada, grace]);
});

describe("the desk on PostgreSQL", () => {
  test.override({ engine: "postgres" });

  test("erasing a person's requests and assigning them at the same time do not wait for each other", async ({
    database,
    store,
  }) => {
    for (const email of [ada, grace]) await store.invite({ email, by: "test" });
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) {
      const id = await storeRequest(store, { request: goodRequest, deliveries: [] });
      await store.changeRequest({ id, who: ada, version: 0, status: "new", assignee: grace });
      ids.push(id);
    }
    await using transactions = openTransact(database);
    const outcomes = await Promise.allSettled([
      transactions.transact((tx) => eraseRequests(tx, { email: goodRequest.email })),
      ...ids.map((id) => store.changeRequest({ id, who: grace, version: 1, status: "new", assignee: ada })),
    ]);
    expect(outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual([]);
  });
});

function add(builds: string, title: string): Promise<void> {
  return addRelease(builds, title, (folder) => writeSmallRelease(folder, title));
}

async function titleOf(builds: string): Promise<string> {
  const { staticFiles, deskPages } = await loadRelease(join(builds, "current"));
  const { styles } = await import(deskPages);
  expect(staticFiles.files.get("/")?.identity.body.toString()).toContain(`<title>${styles}</title>`);
  return styles;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
