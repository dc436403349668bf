import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { chromium, type Locator, type Page } from "playwright-core";
import { resolveConfig } from "vite";
import { afterAll, expect, inject, test } from "vitest";
import { testOf } from "#tests/support/test-of.ts";
import { copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject();
const address = "http://localhost:4793";
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

git("init", "--quiet");
git("add", "content");
git("-c", "user.name=Editor", "-c", "user.email=editor@example.com", "commit", "--quiet", "--message", "Before");
// In place of a person's text editor: it writes down what it is asked to open.
const opened = join(folder, "opened");
const textEditor = join(folder, "text-editor");
writeFileSync(textEditor, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
const edit = runCommand("npm run edit", folder, {
  ...{ PORT: "4793", API_PORT: "4794", LOG_LEVEL: "silent" },
  LAUNCH_EDITOR: textEditor,
});
await edit.says(/Local: .*4793/);
const browser = await chromium.connect(inject("browserEndpoint"));
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
/** The page beside the editor. It goes nowhere else: it loads again whenever a file is saved. */
const site = await context.newPage();
const editor = await context.newPage();
// Next to it stands the form of the other language.
const english = editor.getByRole("group", { name: /^Edit \W?English/ });
// As tall as a form: a field that is not in view is not there yet.
await editor.setViewportSize({ width: 1024, height: 3000 });

const mistakes = site.getByRole("heading", { name: "The content has mistakes" });

const left: string[] = [];
const complaints: string[] = [];
context.on("requestfailed", (request) => {
  if (!isOurs(request.url()) && request.failure()?.errorText !== "csp") left.push(request.url());
});
context.on("requestfinished", (request) => {
  if (!isOurs(request.url())) left.push(request.url());
});
editor.on("console", (message) => {
  if (message.type() === "warning") complaints.push(message.text());
});

afterAll(async () => {
  await browser.close();
  await edit.stop();
});

test("npm run edit says where the editor is, and it opens the folder without an account", async () => {
  expect(edit.output()).toContain(`The content editor: ${address}/edit`);
  await openFolder(editor);
  await editor.getByRole("treeitem").first().waitFor();
  for (const name of ["Pages and words", "Services", "Legal documents"]) await hasList(name);
  expect(await editor.getByRole("button", { name: /sign in/i }).count()).toBe(0);
  // Icons are letters of a font: without it they would show as words, which are wider.
  const widths = await editor.locator(".material-symbols-outlined:visible").evaluateAll((icons) => {
    return icons.map((icon) => icon.scrollWidth);
  });
  expect(Math.max(...widths)).toBeLessThan(30);
  expect(complaints).toEqual([]);
});

testOf("clover")("guides have a list", () => hasList("Guides"));

testOf("careers")("vacancies have a list", () => hasList("Vacancies"));

testOf("careers")("a saved sentence is on the page that is open", async () => {
  await site.goto(`${address}/careers`);
  const lead = /^lead: .*$/m.exec(readFileSync(join(folder, "content/en/careers.yaml"), "utf8"))?.[0];
  await openForm("Pages and words", "Careers");
  await fill(english.getByRole("textbox", { name: "Lead", exact: true }), "We work in two offices.");
  await save();
  await site.getByText("We work in two offices.").waitFor();
  expect(git("diff", "--unified=0").split("\n").filter(isChange)).toEqual([
    `-${lead}`,
    "+lead: We work in two offices.",
  ]);
});

testOf("careers")("a job that was posted is on the page that is open, and is one new file", async () => {
  await openForm("Vacancies");
  await fill(english.getByRole("textbox", { name: "Job title" }), "Lighthouse Keeper");
  await fill(english.getByRole("textbox", { name: "Job description" }), "You build what members use every day.");
  for (const [list, entry] of Object.entries({ Duties: "Build accessible pages", Requirements: "Mathematics" })) {
    const group = english.getByRole("group", { name: list });
    await group.getByRole("button", { name: /^Add/ }).click();
    await fill(group.getByRole("textbox"), entry);
  }
  await english.getByRole("button", { name: "Today" }).click();
  await save();
  expect(git("status", "--porcelain", "--untracked-files=all", "--", "content")).toBe(
    " M content/en/careers.yaml\n?? content/en/careers/lighthouse-keeper.yaml\n",
  );
  expect(readFileSync(join(folder, "content/en/careers/lighthouse-keeper.yaml"), "utf8")).toMatch(
    /^jobTitle: Lighthouse Keeper\njobDescription: You build .*\nduties:\n {2}- Build .*\nrequirements:\n {2}- Mathematics\nposted: '?\d{4}-\d\d-\d\d'?\n$/,
  );
  await site.getByText("Lighthouse Keeper").first().waitFor();
});

testOf("careers")("a page that was loading while a file was saved loads again", async () => {
  const file = join(folder, "content/en/careers/loading.yaml");
  // As if another tab were open: Vite keeps its message for a page that is loading only if no other page hears it.
  const tab = new WebSocket(address.replace("http", "ws"), "vite-hmr");
  await once(tab, "message");
  const late = Promise.withResolvers<void>();
  await site.route("**/@vite/client", async (route) => {
    await late.promise;
    await route.continue();
  });
  await site.reload({ waitUntil: "commit" });
  await site.getByText("Lighthouse Keeper").first().waitFor();
  writeFileSync(file, vacancy("Latecomer"));
  await expect.poll(async () => (await page()).includes("Latecomer")).toBe(true);
  late.resolve();
  await site.getByText("Latecomer").first().waitFor();
  await site.unroute("**/@vite/client");
  tab.close();
  rmSync(file);
});

testOf("careers")("a wrong value is refused with a sentence", async () => {
  await openForm("Pages and words", "Careers");
  await fill(english.getByRole("textbox", { name: "Href", exact: true }).first(), "about-us");
  await editor.getByRole("button", { name: "Save" }).click();
  await editor.getByText("must begin with /, #, https://, mailto: or tel:").waitFor();
  expect(await changes()).toEqual([]);
});

testOf("careers")(
  "a mistake stands in place of the page that is open, its link opens the file, and the editor stays open",
  async () => {
    const file = join(folder, "content/en/careers/no-title.yaml");
    writeFileSync(file, vacancy('""'));
    await site.getByRole("link", { name: "content/en/careers/no-title.yaml:1: jobTitle: must not be empty" }).click();
    await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toBe(`${file} 1 1\n`);
    expect((await editor.request.get(`${address}/edit`, { headers: { accept: "text/html" } })).status()).toBe(200);
    rmSync(file);
    await mistakes.waitFor({ state: "detached" });
  },
);

testOf("careers", "mongolian")("a mistake in a translation stands there too, until it is corrected", async () => {
  const mongolian = join(folder, "content/mn/careers.yaml");
  const words = readFileSync(mongolian, "utf8");
  writeFileSync(mongolian, words.replace(/^title: .*$/m, 'title: ""'));
  await site.getByRole("link", { name: /^content\/mn\/careers.yaml:\d+: title: must not be empty$/ }).waitFor();
  writeFileSync(mongolian, words);
  await mistakes.waitFor({ state: "detached" });
});

test("no request left the machine", () => {
  expect(left).toEqual([]);
});

test("development watches the content, not what the server stores or what is built", async () => {
  const { server } = await resolveConfig({ configFile: "vite.config.ts" }, "serve");
  const ignored = [server.watch?.ignored].flat().filter((one) => typeof one === "function");
  const isIgnored = (file: string) => ignored.some((one) => one(resolve(file)));
  expect(["data/contact.sqlite", "build/desk", "content/en/team.yaml", "database.ts"].map(isIgnored)).toEqual([
    ...[true, true, false, false],
  ]);
});

test("the site without the editor has no part of it", async () => {
  const { plugins } = await resolveConfig({ configFile: "vite.config.ts" }, "build");
  const names = plugins.map(({ name }) => name);
  expect(names).toContain("site:content");
  expect(names).not.toContain("site:content-editor");
});

async function hasList(name: string): Promise<void> {
  expect(await editor.getByRole("treeitem", { name, exact: true }).count(), name).toBe(1);
}

function vacancy(title: string): string {
  return `jobTitle: ${title}\njobDescription: d\nduties: [d]\nrequirements: [r]\nposted: 2026-11-20\n`;
}

/** The page as the server renders it now. */
async function page(): Promise<string> {
  return (await editor.request.get(`${address}/careers`, { headers: { accept: "text/html" } })).text();
}

/** Opens the editor on a folder of the browser's own file system, with the files of the project in it. */
async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${address}/edit`);
  const files = contentFiles().map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of all) {
      const names = path.split("/");
      let handle = root;
      for (const name of names.slice(0, -1)) handle = await handle.getDirectoryHandle(name, { create: true });
      const file = await handle.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
}

/** Opens a file from its list; without a name, a new one. */
async function openForm(list: string, file?: string): Promise<void> {
  await editor.getByRole("treeitem", { name: list, exact: true }).click();
  if (file) await editor.getByRole("row", { name: file, exact: true }).click();
  else await editor.getByRole("button", { name: "Create New Entry" }).last().click();
}

/** As a person does: a click waits until the form has slid in, and only then it keeps what is typed. */
async function fill(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

/** Saves, and copies what has changed from the browser's file system to the project. */
async function save(): Promise<void> {
  await editor.getByRole("button", { name: "Save" }).click();
  await editor.getByRole("group", { name: "Content Library" }).waitFor();
  for (const [file, text] of await changes()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The files in the browser's file system that are not the project's. */
async function changes(): Promise<[string, string][]> {
  const files = await editor.evaluate(async () => {
    const found: [string, string][] = [];
    const walk = async (handle: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, inner] of handle.entries()) {
        if (inner instanceof FileSystemDirectoryHandle) await walk(inner, `${path}${name}/`);
        else found.push([path + name, await (await (inner as FileSystemFileHandle).getFile()).text()]);
      }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
  });
  const known = new Set(contentFiles());
  return files.filter(([file, text]) => !known.has(file) || readFileSync(join(folder, file), "utf8") !== text);
}

function contentFiles(): string[] {
  return globSync("content/[a-z][a-z]/**/*.{yaml,md}", { cwd: folder });
}

function isOurs(url: string): boolean {
  return url.startsWith(`${address}/`) || /^(blob|data):/.test(url);
}

function isChange(line: string): boolean {
  return /^[-+][^-+]/.test(line);
}
