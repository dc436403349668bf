import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { testOf } from "#tests/support/test-of.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const readme = readFileSync("README.md", "utf8");
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const { company, frame } = contentIn("en");
const folder = copyProject();
const port = "4790";

/** The commands that are run in this folder. `npm test` is what runs it. */
const tried = [
  "deploy",
  "start",
  "test",
  "dev",
  "edit",
  "check",
  "format",
  "build",
  "rollback",
  "bench",
  "brand",
  "db",
  "desk",
  "stats",
  "content",
];

test("every command of the README exists and is run by a test", () => {
  const shown = [...readme.matchAll(/(?:^|`)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name = ""]) => name);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !scripts[name])).toEqual([]);
  expect([...new Set(shown)].filter((name) => !tried.includes(name))).toEqual([]);
});

describe("npm run dev", () => {
  let dev: ReturnType<typeof runCommand>;
  let browser: Browser;
  beforeAll(async () => {
    dev = runCommand("npm run dev", folder, { PORT: port, API_PORT: "4791", LOG_LEVEL: "silent" });
    browser = await chromium.connect(inject("browserEndpoint"));
    await dev.says(/Local:/);
  });
  afterAll(async () => {
    await browser.close();
    await dev.stop();
  });

  test("serves site and server; islands hydrate, and a saved file shows at once", async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/about-us`);
    // The page's own script, which may come after the page has loaded: a click that is earlier finds no island.
    await page.evaluate("import('/app/entry.client.ts').then(() => undefined)");
    const health = async () => (await page.request.get(`http://localhost:${port}/healthz`)).status();
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    const manifest = await page.request.get(`http://localhost:${port}/site.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name: company.name });
    await page.getByRole("banner").getByRole("button", { name: frame.contactUs }).click();
    await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
    await page.keyboard.press("Escape");
    const file = join(folder, "content/en/about-us.yaml");
    // The lead as it is written, with its markers.
    const [lead = ""] = readFileSync(file, "utf8").match(/^lead: .*$/m) ?? [];
    change(file, lead, "lead: Please look in at another time.");
    await page.getByText("Please look in at another time.").waitFor();
  });

  testOf("desk")("opens the desk to whoever is invited", async () => {
    const invited = runCommand("npm run desk -- invite you@company.example", folder, { PORT: port });
    expect(await invited.ended).toBe(0);
    const [, link = ""] = await invited.says(/(http:\/\/localhost:\S+)/);
    // In a tab of its own: the other one may still be loading the saved file again.
    const desk = await browser.newPage();
    await desk.goto(link);
    await desk.getByRole("button", { name: "Sign in to the desk" }).click();
    await desk.getByRole("heading", { name: "Requests" }).waitFor();
  });
});

test("npm run format fixes a file", async () => {
  const file = join(folder, "contract/pages.ts");
  appendFileSync(file, "export const   untidy = 'yes'\n");
  expect(await runCommand("npm run format", folder).ended).toBe(0);
  expect(readFileSync(file, "utf8")).toContain('export const untidy = "yes";');
});

test.each([
  ["npm run db -- help", 0, ["migrate", "backup", "restore", "export", "erase", "retry-deliveries"]],
  ["npm run stats -- help", 0, ["the last 30 days"]],
  [
    "npm run bench -- nothing",
    1,
    [
      "There is no bench called nothing. There are: pages, contact, desk, editing, memory, linear, first-tap, motion, scale, soak.",
    ],
  ],
])("%s says what there is", async (line, code, words) => {
  const command = runCommand(line, folder);
  expect(await command.ended).toBe(code);
  for (const word of words) expect(command.output()).toContain(word);
});
