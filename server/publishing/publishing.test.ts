import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { makeCurrent } from "#server/release-folders.ts";
import { until } from "#tests/support/client.ts";
import { buildSmall, currentTitle, openSmallPublishing, startPublishing, titleOf } from "#tests/support/publishing.ts";
import { gitOf, person } from "#tests/support/repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { chooseRelease } from "./choose-release.ts";
import { journalIn, recoverPublishing } from "./publishing.ts";

const home = "content/en/home.yaml";
const grace = { name: "Grace Hopper", email: "grace@ideas.test" };

test("what was previewed is published whole, its commit becomes main, and the log of main reads like a diary", async () => {
  const { publishing, preview, save, git, main, shown, current, live, acts } = await startPublishing();
  await save("title: Hello", { detail: "Home · Title" });
  expect(shown()).toBe("title: Welcome");
  const commit = await preview();
  expect([shown(), current()]).toEqual(["title: Welcome", "title: Welcome"]);
  await publishing.publish({ commit, person: grace });
  expect([shown(), current(), main(home)]).toEqual(["title: Hello", "title: Hello", "title: Hello\n"]);
  expect(live.errorPages.get("en")?.html).toContain("title: Hello");
  expect(git("rev-parse", "main")).toBe(commit);
  expect(git("log", "--format=%an: %s", "main")).toBe(
    "Ada Lovelace: Home · Title\nDeveloper: Change content/en/home.yaml",
  );
  expect(await publishing.publications()).toMatchObject([{ ...grace, commit, subject: "Home · Title" }]);
  expect(acts.at(-1)).toMatchObject({ who: grace.email, action: "published" });
  expect(git("status", "--porcelain")).toBe("");
});

test("a publication keeps its name where Git would take it for a comment", async () => {
  const { publishing, preview, save } = await startPublishing();
  await save("title: Hello", { detail: "#1 for teams: Title" });
  await publishing.publish({ commit: await preview(), person: grace });
  expect(await publishing.publications()).toMatchObject([{ subject: "#1 for teams: Title" }]);
});

test("a draft that has changed since its preview is not published, nor an older preview from a second tab", async () => {
  const { publishing, preview, save, shown, git } = await startPublishing();
  await save("title: First", {});
  const first = await preview();
  await save("title: Second", {});
  await expect(publishing.publish({ commit: first, person })).rejects.toThrow("Preview it again");
  const second = await preview();
  await expect(publishing.publish({ commit: first, person })).rejects.toThrow("Preview it again");
  await expect(publishing.publish({ commit: "", person })).rejects.toThrow("Preview it again");
  await publishing.publish({ commit: second, person });
  expect(shown()).toBe("title: Second");
  expect(git("rev-list", "--count", "main")).toBe("2");
});

test("two presses of Publish are one publication", async () => {
  const { publishing, preview, save, acts } = await startPublishing();
  await save("title: Hello", {});
  const commit = await preview();
  await Promise.all([1, 2].map(() => publishing.publish({ commit, person })));
  expect(await publishing.publications()).toHaveLength(1);
  expect(acts.filter(({ action }) => action === "published")).toHaveLength(1);
});

test("undo brings back what was there before a publication by a new one, and can be undone", async () => {
  const { publishing, preview, save, shown, current, main, git, draft, repository } = await startPublishing();
  for (const text of ["title: First", "title: Second"]) {
    await save(text, {});
    await publishing.publish({ commit: await preview(), person });
  }
  const [second, first] = await publishing.publications();
  writeFileSync(join(repository, "build/undo.index.lock"), "left by a killed server");
  await publishing.undo({ id: first?.id ?? "", person: grace });
  expect([shown(), current(), main(home)?.split("\n")[0]]).toEqual(Array(3).fill("title: Welcome"));
  expect(git("log", "-1", "--format=%an: %s", "main")).toMatch(/^Grace Hopper: Undo: Home/);
  const [undone] = await publishing.publications();
  const { from, to, title, isOlder } = await publishing.lookAtUndo({ id: second?.id ?? "" });
  expect([from, to, title, isOlder]).toEqual([git("rev-parse", "main"), first?.commit, "Undo: Home", true]);
  const stale = publishing.undo({ id: undone?.id ?? "", person, seen: first?.commit ?? "" });
  await expect(stale).rejects.toThrow("has changed since you looked");
  await publishing.undo({ id: undone?.id ?? "", person });
  expect([shown(), current(), main(home)]).toEqual(["title: Second", "title: Second", "title: Second\n"]);
  expect((await publishing.publications())[0]?.subject).toBe("Publish again: Home");
  await expect(publishing.undo({ id: "../x", person })).rejects.toThrow("too old");
  await publishing.undo({ id: second?.id ?? "", person });
  expect(shown()).toBe("title: First");
  await save("title: Third", {});
  expect(draft(home)).toBe("title: Third\n");
  await publishing.publish({ commit: await preview(), person });
  expect([shown(), (await publishing.publications()).length]).toEqual(["title: Third", 6]);
});

test("a build that fails names the mistakes, and changes nothing", async () => {
  const { publishing, save, shown, git } = await startPublishing();
  await save("title: BROKEN", {});
  await publishing.startPreview();
  await until("the build has failed", () => publishing.state().is === "failed");
  expect(publishing.state()).toMatchObject({ mistakes: [`${home}:1: is broken`] });
  await expect(publishing.publish({ commit: git("rev-parse", "draft"), person })).rejects.toThrow("Preview it again");
  expect([shown(), publishing.shown()]).toEqual(["title: Welcome", undefined]);
});

test("a remote that has moved on does not keep the site from being published; the push is tried again", async () => {
  const remote = temporaryFolder();
  gitOf(remote)("init", "--quiet", "--bare", "--initial-branch=main");
  const { publishing, preview, save, shown, git, repository } = await startPublishing({ pushTo: "origin" });
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "origin", "main");
  await save("title: First", {});
  await publishing.publish({ commit: await preview(), person });
  await until("it was pushed", () => gitOf(remote)("rev-parse", "main") === git("rev-parse", "main"));
  const other = temporaryFolder();
  gitOf(other)("clone", "--quiet", remote, ".");
  writeFileSync(join(other, "other.txt"), "a developer's");
  gitOf(other)("add", "--all");
  gitOf(other)("commit", "--quiet", "-m", "Develop");
  gitOf(other)("push", "--quiet", "origin", "main");
  await save("title: Second", {});
  await publishing.publish({ commit: await preview(), person });
  await until("the push was refused", () => publishing.pushFailure() !== "");
  expect([shown(), publishing.pushFailure()]).toEqual(["title: Second", expect.stringContaining("rejected")]);
  git("pull", "--quiet", "--no-rebase", "--no-edit", "origin", "main");
  publishing.push();
  await until("it was pushed", () => gitOf(remote)("rev-parse", "main") === git("rev-parse", "main"));
  await until("the failure is forgotten", () => publishing.pushFailure() === "");
  expect(existsSync(join(repository, "other.txt"))).toBe(true);
});

test("what was published and not pushed before the server was stopped is pushed by the next one", async () => {
  const remote = temporaryFolder();
  gitOf(remote)("init", "--quiet", "--bare", "--initial-branch=main");
  const { publishing, preview, save, git, repository } = await startPublishing({ pushTo: "origin" });
  await save("title: Hello", {});
  await publishing.publish({ commit: await preview(), person });
  await until("the push has failed", () => publishing.pushFailure() !== "");
  git("remote", "add", "origin", remote);
  const next = openSmallPublishing(repository, { pushTo: "origin" }).publishing;
  await until(
    "it was pushed",
    () => gitOf(remote)("for-each-ref", "--format=%(objectname)") === git("rev-parse", "main"),
  );
  expect(next.pushFailure()).toBe("");
});

test("what a developer has not committed is never overwritten: publishing and undoing wait for it", async () => {
  const { publishing, preview, save, shown, repository, git } = await startPublishing();
  await save("title: Ours", {});
  const commit = await preview();
  writeFileSync(join(repository, home), "title: Theirs, not committed\n");
  await expect(publishing.publish({ commit, person })).rejects.toMatchObject({ list: [home] });
  expect([shown(), readFileSync(join(repository, home), "utf8")]).toEqual([
    "title: Welcome",
    "title: Theirs, not committed\n",
  ]);
  git("checkout", "--", home);
  await publishing.publish({ commit, person });
  expect(shown()).toBe("title: Ours");
  const [{ id = "" } = {}] = await publishing.publications();
  writeFileSync(join(repository, home), "title: Theirs, not committed\n");
  await expect(publishing.undo({ id, person })).rejects.toMatchObject({ list: [home] });
  expect(shown()).toBe("title: Ours");
});

test("hashed files of the page that someone has open stay reachable, and pages that are gone do not", async () => {
  const { publishing, preview, save, live } = await startPublishing();
  const before = [...live.files.keys()].filter((path) => path.startsWith("/static/"));
  await save("title: Hello", {});
  await publishing.publish({ commit: await preview(), person });
  expect(before).toHaveLength(1);
  expect([...live.files.keys()].filter((path) => path.startsWith("/static/"))).toHaveLength(2);
});

test("what was begun before the server was stopped is finished once main has moved, and taken back before", async () => {
  const { publishing, preview, save, repository, git, current } = await startPublishing();
  await save("title: Hello", {});
  const commit = await preview();
  const [before, old] = [git("rev-parse", "main"), realpathSync(join(repository, "build/current"))];
  await publishing.publish({ commit, person });
  const [journal] = await publishing.publications();
  const stop = (main: string) => {
    git("update-ref", "refs/heads/main", main);
    git("tag", "--delete", `published/${journal?.id}`);
    makeCurrent(join(repository, "build"), basename(old));
    writeFileSync(journalIn(repository), JSON.stringify(journal));
  };
  stop(commit);
  await recoverPublishing(repository);
  expect([current(), (await publishing.publications())[0]]).toMatchObject(["title: Hello", { commit }]);
  stop(before);
  await recoverPublishing(repository);
  expect([current(), await publishing.publications()]).toEqual(["title: Welcome", []]);
  expect(existsSync(journalIn(repository))).toBe(false);
});

test("what could not be begun, on a full disk for instance, is published by the next press of the button", async () => {
  const { publishing, preview, save, shown, repository } = await startPublishing();
  await save("title: Hello", {});
  const commit = await preview();
  const inTheWay = `${journalIn(repository)}.new`;
  mkdirSync(inTheWay);
  await expect(publishing.publish({ commit, person })).rejects.toThrow("EISDIR");
  expect(shown()).toBe("title: Welcome");
  rmSync(inTheWay, { recursive: true });
  await publishing.publish({ commit, person });
  expect(shown()).toBe("title: Hello");
});

test("an entry of the log that cannot be written takes nothing back", async () => {
  const { repository, save, git, draft } = await startPublishing();
  await save("title: Hello", {});
  const record = () => Promise.reject(new Error("The database is away."));
  const { publishing, live } = openSmallPublishing(repository, { record });
  await publishing.startPreview();
  await until("the preview is ready", () => publishing.shown() !== undefined);
  const commit = git("rev-parse", "draft");
  await expect(publishing.publish({ commit, person })).rejects.toThrow("database is away");
  const seen = [titleOf(live.files), currentTitle(repository), draft(home)?.trim()];
  expect(seen).toEqual(Array(3).fill("title: Hello"));
});

test.each(["publish", "undo"] as const)(
  "a failure after main has moved is finished by the next %s, with its entry in the log",
  async (next) => {
    const { publishing, preview, save, shown, current, repository, acts } = await startPublishing();
    await save("title: Hello", {});
    await publishing.publish({ commit: await preview(), person });
    await save("title: Again", {});
    const commit = await preview();
    const link = join(repository, `build/current-${process.pid}`);
    mkdirSync(join(link, "x"), { recursive: true });
    await expect(publishing.publish({ commit, person })).rejects.toThrow();
    expect([shown(), current()]).toEqual(["title: Hello", "title: Hello"]);
    rmSync(link, { recursive: true });
    if (next === "publish") await publishing.publish({ commit, person });
    else await publishing.undo({ id: (await publishing.publications()).at(0)?.id ?? "", person });
    const title = next === "publish" ? "title: Again" : "title: Hello";
    expect([shown(), current(), existsSync(journalIn(repository))]).toEqual([title, title, false]);
    expect(acts.filter(({ action }) => action === "published")).toHaveLength(2);
    expect(await publishing.publications()).toHaveLength(next === "publish" ? 2 : 3);
  },
);

test("a server starts with the last publication, unless its program was replaced since", async () => {
  const { publishing, preview, save, repository } = await startPublishing();
  await save("title: Hello", {});
  await publishing.publish({ commit: await preview(), person });
  const image = temporaryFolder();
  const own = join(image, "releases/own");
  await buildSmall({ repository, commit: "main", target: own });
  makeCurrent(image, "own");
  const warnings: string[] = [];
  const log = { warn: (text: unknown) => void warnings.push(String(text)), error: () => {} };
  const choose = (repository: string) => chooseRelease(join(image, "current"), repository, log);
  expect(await choose(repository)).toBe(realpathSync(join(repository, "build/current")));
  expect([await choose(""), await choose(temporaryFolder()), warnings]).toEqual([own, own, []]);
  writeFileSync(join(own, "program"), "newer");
  expect([await choose(repository), warnings.length]).toEqual([own, 1]);
  const newer = openSmallPublishing(repository, { live: own }).publishing;
  expect(await newer.isOutdated()).toBe(true);
});
