import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
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
const mistakes = site.getByRole("heading", { name: "The content has mistakes" });

const left: string[] = [];
context.on("request", (request) => {
  if (!isOurs(request.url())) left.push(request.url());
});

afterAll(async () => {
  await browser.close();
  await edit.stop();
});

test("npm run edit says where the words are, and they open without an account", async () => {
  expect(edit.output()).toContain(`The words of the site: ${address}/desk/content`);
  await editor.goto(`${address}/desk/content`);
  for (const name of ["Home", "Team", "Web Portals"])
    expect(await editor.getByRole("link", { name, exact: true }).count()).toBe(1);
  expect(await editor.getByRole("button", { name: "Sign out" }).count()).toBe(0);
});

test("nobody gets in by another name of this machine, or further than the words", async () => {
  const from = (host: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port: 4794, host: "127.0.0.1", path, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject).end();
    });
  expect(await from("localhost:4793", "/desk/content")).toBe(200);
  for (const host of ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test:4794"])
    expect(await from(host, "/desk/content")).not.toBe(200);
  for (const path of ["/desk", "/desk/staff", "/desk/changes", "/desk/health"])
    expect(await from("localhost:4793", path)).toBe(303);
});

testOf("clover")("guides have a list", () => hasHeading("Guides"));

testOf("careers")("vacancies have a list", () => hasHeading("Careers · Vacancies"));

testOf("careers")("a saved sentence is on the page that is open", async () => {
  await site.goto(`${address}/careers`);
  const lead = /^lead: .*$/m.exec(readFileSync(join(folder, "content/en/careers.yaml"), "utf8"))?.[0];
  await editor.goto(`${address}/desk/content/edit?file=careers.yaml`);
  await field("en.lead").fill("We work in two offices.");
  await save();
  await site.getByText("We work in two offices.").waitFor();
  expect(git("diff", "--unified=0").split("\n").filter(isChange)).toEqual([
    `-${lead}`,
    "+lead: We work in two offices.",
  ]);
});

testOf("careers")("a job that was posted is on the page that is open, and is one new file", async () => {
  await editor.goto(`${address}/desk/content`);
  await editor.getByRole("link", { name: "Add a vacancy" }).click();
  await field("en.jobTitle").fill("Lighthouse Keeper");
  await field("en.jobDescription").fill("You build what members use every day.");
  for (const [list, entry] of Object.entries({ duties: "Build accessible pages", requirements: "Mathematics" })) {
    await editor.locator(`[id="en.${list}"]`).getByRole("button", { name: "Add" }).click();
    await field(`en.${list}.0`).fill(entry);
  }
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

testOf("careers")("a wrong value is refused with a sentence, and stays in the form", async () => {
  const before = readFileSync(join(folder, "content/en/careers.yaml"), "utf8");
  await editor.goto(`${address}/desk/content/edit?file=careers.yaml`);
  await field("en.empty.team.href").fill("about-us");
  await press("Save draft");
  await editor.getByText("must begin with /, #, https://, mailto: or tel:").first().waitFor();
  expect(await field("en.empty.team.href").inputValue()).toBe("about-us");
  expect(readFileSync(join(folder, "content/en/careers.yaml"), "utf8")).toBe(before);
});

testOf("careers")(
  "a mistake stands in place of the page that is open, its link opens the file, and the editor stays open",
  async () => {
    const file = join(folder, "content/en/careers/no-title.yaml");
    writeFileSync(file, vacancy('""'));
    await site.getByRole("link", { name: "content/en/careers/no-title.yaml:1: jobTitle: must not be empty" }).click();
    await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toBe(`${file} 1 1\n`);
    const forms = await editor.request.get(`${address}/desk/content`, { headers: { accept: "text/html" } });
    expect(forms.status()).toBe(200);
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

async function hasHeading(name: string): Promise<void> {
  await editor.goto(`${address}/desk/content`);
  expect(await editor.getByRole("heading", { name, exact: true }).count(), name).toBe(1);
}

function field(name: string) {
  return editor.locator(`[id="${name}"]`);
}

async function press(name: string): Promise<void> {
  await editor.getByRole("button", { name }).last().click();
}

async function save(): Promise<void> {
  await press("Save draft");
  await editor.getByText("Saved in content/.").waitFor();
}

function vacancy(title: string): string {
  return `jobTitle: ${title}\njobDescription: d\nduties: [d]\nrequirements: [r]\nposted: 2026-11-20\n`;
}

/** The page as the server renders it now. */
async function page(): Promise<string> {
  return (await editor.request.get(`${address}/careers`, { headers: { accept: "text/html" } })).text();
}

function isOurs(url: string): boolean {
  return url.startsWith(`${address}/`) || /^(blob|data):/.test(url);
}

function isChange(line: string): boolean {
  return /^[-+][^-+]/.test(line);
}
