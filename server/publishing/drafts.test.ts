import { existsSync, linkSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitOf, saveDraft, startRepository } from "#tests/support/repository.ts";

const ada = { name: "Ada Lovelace", email: "ada@ideas.test" };
const home = "content/en/home.yaml";

test("what is saved becomes a commit of the draft by the person, and main stays as it is", async () => {
  const { drafts, save, git, main } = await startRepository();
  const before = git("rev-parse", "main");
  expect(await save("title: Hello", { detail: "Home · Title" })).toBe(git("rev-parse", "draft"));
  expect(git("log", "-1", "--format=%an <%ae> %s", "draft")).toBe("Ada Lovelace <ada@ideas.test> Home · Title");
  expect(git("rev-parse", "main")).toBe(before);
  expect(main(home)).toBe("title: Welcome\ntext: We make software.\n");
  const [change] = await drafts.changes();
  expect(change).toMatchObject({ ...ada, subject: "Home · Title" });
  expect(await drafts.changedFiles([change?.id ?? ""])).toMatchObject([[{ file: home, is: "changed" }]]);
});

test("saving what is there already is no change", async () => {
  const { drafts, folder } = await startRepository();
  await saveDraft(drafts, { [home]: readFileSync(join(await folder(), home), "utf8") });
  expect(await drafts.changes()).toEqual([]);
});

test("a change says what the words were and are, of sentences full of markup and in any letters, too", async () => {
  const { drafts, save } = await startRepository();
  await save("title: Сайн <b>байна</b> уу", { detail: "Home: Title" });
  const second = await save("title: Сайн <b>байна</b> уу\n\n--- a\n+++ b\n@@ c\ndiff --git d", {});
  const first = (await drafts.changes())[1]?.id ?? "";
  const [before, between, after] = [
    "title: Welcome\ntext: We make software.\n",
    "title: Сайн <b>байна</b> уу\n",
    "title: Сайн <b>байна</b> уу\n\n--- a\n+++ b\n@@ c\ndiff --git d\n",
  ];
  expect(await drafts.changedFiles([second, first])).toEqual([
    [{ file: home, is: "changed", before: between, after }],
    [{ file: home, is: "changed", before, after: between }],
  ]);
});

test("only the files that are named are committed; files that are new or gone can be, and pictures have no words", async () => {
  const { repository, drafts, folder, git } = await startRepository();
  const draft = await folder();
  const picture = join(repository, "picture");
  writeFileSync(picture, Buffer.from([0, 1, 2, 10, 0]));
  writeFileSync(join(draft, "content/en/other.yaml"), "half: written\n");
  const id = await saveDraft(drafts, { [home]: null, "content/pictures/a b.jpg": { from: picture } });
  expect(await drafts.changedFiles([id])).toMatchObject([
    [
      { file: home, is: "removed", after: "" },
      { file: "content/pictures/a b.jpg", is: "added", before: "", after: "" },
    ],
  ]);
  expect(git("show", "draft", "--stat")).not.toContain("other.yaml");
});

test.each([
  "../main.ts",
  "/etc/passwd",
  "content/../package.json",
  "content\\en\\home.yaml",
  "content/a\0b",
  "app/root.tsx",
  "content/en/link.yaml",
  "C:content",
  ":(top)package.json",
])("%s is no file of the content, and nothing is committed", async (file) => {
  const { drafts, folder } = await startRepository();
  symlinkSync("/etc/passwd", join(await folder(), "content/en/link.yaml"));
  const saved = saveDraft(drafts, { [home]: "title: New\n", [file]: "x" });
  await expect(saved).rejects.toThrow("Only files of the content");
  expect(await drafts.changes()).toEqual([]);
});

test.each([
  ["Eve\nCo-authored-by: Ada <ada@ideas.test>", "Eve Co-authored-by: Ada ada@ideas.test"],
  ["Eve <ada@ideas.test>", "Eve ada@ideas.test"],
  ["--amend", "--amend"],
  ["...", "eve@ideas.test"],
  ["", "eve@ideas.test"],
  ["\u202eevE", "evE"],
])("a person called %j is one author of one line", async (name, called) => {
  const { save, git } = await startRepository();
  await save("title: Hello", {
    person: { name, email: "eve@ideas.test" },
    detail: `--amend\n\nSigned-off-by: ${name}`,
  });
  expect(git("log", "-1", "--format=%an|%ae|%cn", "draft")).toBe(`${called}|eve@ideas.test|Desk`);
  expect(git("log", "-1", "--format=%B", "draft").trim().split("\n")).toHaveLength(1);
  expect(git("rev-list", "--count", "main..draft")).toBe("1");
});

test("a hook that lies in the working copy never runs", async () => {
  const { save, repository, git } = await startRepository();
  writeFileSync(join(repository, ".git/hooks/pre-commit"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await save("title: Hello", {});
  expect(git("rev-list", "--count", "main..draft")).toBe("1");
});

test("a change in the middle can be dropped, the others stay with their authors and times", async () => {
  const { drafts, save, draft, folder, git, acts } = await startRepository();
  await save("title: First", { detail: "First" });
  const dropped = await save("footer: Second", { file: "content/en/footer.yaml", detail: "Second" });
  await save("more: Third", {
    file: "content/en/more.yaml",
    person: { name: "Grace", email: "grace@ideas.test" },
    detail: "Third",
  });
  gitOf(await folder())("commit", "--quiet", "--amend", "--no-edit", "--date=@1700000000 +0800");
  expect(await drafts.dropChange({ id: dropped, person: ada })).toBeUndefined();
  expect(git("log", "--format=%an: %s", "main..draft")).toBe("Grace: Third\nAda Lovelace: First");
  expect((await drafts.changes()).map(({ at }) => at)[0]).toBe(1_700_000_000_000);
  expect([draft(home), draft("content/en/footer.yaml"), draft("content/en/more.yaml")]).toEqual([
    "title: First\n",
    undefined,
    "more: Third\n",
  ]);
  expect(acts.at(-1)).toEqual({ who: ada.email, action: "dropped", detail: "Second (ada@ideas.test)" });
  await expect(drafts.dropChange({ id: dropped, person: ada })).rejects.toThrow("not in the draft");
  await expect(drafts.dropChange({ id: "--output=x", person: ada })).rejects.toThrow("not in the draft");
});

test("a change on which a later one builds is not dropped, and neither is one without which something is missing", async () => {
  const { drafts, save, draft, mistakes } = await startRepository();
  const first = await save("title: First", { detail: "First" });
  await save("title: Second", { detail: "Second" });
  await expect(drafts.dropChange({ id: first, person: ada })).rejects.toThrow("Drop the later one first");
  const other = await save("footer: x", { file: "content/en/footer.yaml" });
  mistakes.push("content/en/footer.yaml does not exist");
  await expect(drafts.dropChange({ id: other, person: ada })).rejects.toMatchObject({ list: mistakes });
  expect([draft(home), draft("content/en/footer.yaml")]).toEqual(["title: Second\n", "footer: x\n"]);
  expect(await drafts.changes()).toHaveLength(3);
});

test("a change that was published is put back by a new one, alone, unless a later one builds on it or needs it", async () => {
  const { drafts, save, draft, git, acts, mistakes } = await startRepository();
  const first = await save("title: First", { detail: "Home: Title" });
  await save("footer: Second", { file: "content/en/footer.yaml", detail: "Second" });
  git("update-ref", "refs/heads/main", "draft");
  const putBack = (id: string, subject: string) => drafts.putBack({ id, subject, person: ada });
  mistakes.push("title is missing");
  await expect(putBack(first, "Home: Title")).rejects.toMatchObject({ list: mistakes });
  mistakes.pop();
  await putBack(first, "Home: Title");
  const [again] = await drafts.changes();
  expect([draft(home), draft("content/en/footer.yaml"), again]).toEqual([
    "title: Welcome\ntext: We make software.\n",
    "footer: Second\n",
    expect.objectContaining({ ...ada, subject: "Put back: Home: Title" }),
  ]);
  expect(acts.at(-1)).toEqual({ who: ada.email, action: "drafted", detail: "Put back: Home: Title" });
  await expect(putBack(first, "Home: Title")).rejects.toThrow("already as it was");
  await putBack(again?.id ?? "", again?.subject ?? "");
  expect([draft(home), (await drafts.changes())[0]?.subject]).toEqual(["title: First\n", "Change again: Home: Title"]);
  await save("title: Later", {});
  await expect(putBack(first, "Home: Title")).rejects.toThrow("Put back the later one first");
});

test("whoever saves the same fields again has made one change, and none once they are as they were", async () => {
  const { drafts, save, draft, git } = await startRepository();
  const grace = { name: "Grace", email: "grace@ideas.test" };
  await save("title: First", { detail: "Home: Title" });
  await save("title: Second", { detail: "Home: Title" });
  await save("title: Third", { detail: "Home: Title", person: grace });
  expect(git("log", "--format=%an: %s", "main..draft")).toBe("Grace: Home: Title\nAda Lovelace: Home: Title");
  expect(draft(home)).toBe("title: Third\n");
  await save("title: Second", { detail: "Home: Title", person: grace });
  expect(git("log", "--format=%an: %s", "main..draft")).toBe("Ada Lovelace: Home: Title");
  git("update-ref", "refs/heads/main", "draft");
  await save("title: Fourth", { detail: "Home: Title" });
  expect([git("rev-list", "--count", "main..draft"), (await drafts.changes()).length]).toEqual(["1", 1]);
});

test("a file that was linked to or copied meanwhile is no change, and stops neither Drop nor Put back", async () => {
  const { drafts, repository, folder, git } = await startRepository();
  const picture = join(repository, "build", "picture");
  const added = join(await folder(), "content/pictures/a.jpg");
  writeFileSync(picture, "a picture");
  const add = () =>
    saveDraft(drafts, { "content/pictures/a.jpg": { from: picture } }, { person: ada, subject: "Team: Picture" });
  const id = await add();
  linkSync(added, join(repository, "build", "linked"));
  await drafts.dropChange({ id, person: ada });
  expect(existsSync(added)).toBe(false);
  const published = await add();
  git("update-ref", "refs/heads/main", "draft");
  utimesSync(added, 1, 1);
  await drafts.putBack({ id: published, subject: "Team: Picture", person: ada });
  expect(existsSync(added)).toBe(false);
});

test("a change is named in one line that ends with a whole word", async () => {
  const { save, git } = await startRepository();
  await save("title: Hello", {
    detail: "Guides · Questions: add It takes no gift cards, can it take them, and when will it?",
  });
  expect(git("log", "-1", "--format=%s", "draft")).toBe(
    "Guides · Questions: add It takes no gift cards, can it take them, and…",
  );
});

test("what was changed is named by three pages, each once, and by how many more there are", async () => {
  const { drafts, save } = await startRepository();
  for (const [index, page] of ["Home", "Team", "Careers", "Contact", "Legal", "Team"].entries())
    await save(`title: ${index}`, { file: `content/en/${page}.yaml`, detail: `${page}: Title` });
  expect(await drafts.describe("main", "draft")).toBe("Team; Legal; Contact and 2 more");
});

test("the draft follows main, and stays as it is where both changed the same line", async () => {
  const { drafts, save, draft, folder, git, commitToMain } = await startRepository();
  await save("title: Ours\ntext: We make software.", {});
  commitToMain("content/en/new.yaml", "by: a developer\n");
  await folder();
  expect(draft("content/en/new.yaml")).toBe("by: a developer\n");
  expect(git("log", "--format=%an", "main..draft")).toBe("Ada Lovelace");
  commitToMain(home, "title: Theirs\n");
  await folder();
  expect(draft(home)).toBe("title: Ours\ntext: We make software.\n");
  expect(await drafts.changes()).toHaveLength(1);
});

test("two who save at the same moment both have their commit, also through two servers", async () => {
  const { git, folder, open } = await startRepository();
  const [one, other] = [open(), open()];
  await one.draftFolder();
  expect(await other.draftFolder()).toBe(await folder());
  const names = Array.from({ length: 12 }, (_, index) => `content/en/page-${index}.yaml`);
  await Promise.all(
    names.map((file, index) => saveDraft(index % 2 ? one : other, { [file]: "a: b\n" }, { subject: file })),
  );
  expect(git("rev-list", "--count", "main..draft")).toBe("12");
});

test("a draft that someone deletes is checked out again, and without its repository the server goes on", async () => {
  const { repository, drafts, folder, save, draft } = await startRepository();
  await save("title: Hello", {});
  rmSync(await folder(), { recursive: true });
  expect(await drafts.changes()).toHaveLength(1);
  expect(draft(home)).toBe("title: Hello\n");
  rmSync(repository, { recursive: true });
  await expect(drafts.changes()).rejects.toThrow();
});

test("what a killed Git has left by a clock that was ahead keeps nobody waiting until that time comes", async () => {
  const { repository, save, git } = await startRepository();
  await save("title: Hello", {});
  const lock = join(repository, ".git/index.lock");
  writeFileSync(lock, "");
  const tomorrow = Date.now() / 1_000 + 24 * 3_600;
  utimesSync(lock, tomorrow, tomorrow);
  expect(await save("title: Good day", {})).toBe(git("rev-parse", "draft"));
  expect(existsSync(lock)).toBe(false);
});
