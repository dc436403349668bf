import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { copyWithGit, gitOf, saveDraft } from "#tests/support/repository.ts";
import { ada, grace, openServer } from "#tests/support/test-server.ts";
import { desktop, phone, visitAnew } from "./browser.ts";
import { press, signIn } from "./desk-steps.ts";
import { violations } from "./violations.ts";

const home = "content/en/home.yaml";
const pitch = "Software that <b>fits</b> you & yours";

test("a colleague walks through the draft, publishes what they see, and undoes it; visitors see nothing of it before", async () => {
  const repository = copyWithGit();
  const settings = { CONTENT_REPOSITORY: repository };
  await using server = await openServer({ staticFiles: "built", settings });
  const baseURL = await server.listen();
  const { drafts } = server.services.desk;
  const links = [await server.link(ada), await server.link(grace)];
  const [first] = (await server.rows("staff")).filter(({ email }) => email === ada);
  await server.store.allowPublishing({ id: first?.id ?? "", isAllowed: true, by: "test" });
  const seen = (path = "/") => server.browser().send(path);
  const before = (await seen()).body;
  if (!drafts) throw new Error("Editing is off.");
  const save = async (text: string, subject: string) => {
    const words = readFileSync(join(await drafts.draftFolder(), home), "utf8");
    const changed = words.replace(/^ {2}pitch: .*$/m, `  pitch: ${JSON.stringify(text)}`);
    return saveDraft(drafts, { [home]: changed }, { person: { email: ada, name: "Ada Lovelace" }, subject });
  };
  await save("For {company.nothing}", "Home · Wrong");

  await visitAnew("/desk", { baseURL, viewport: phone, javaScriptEnabled: false, expectErrors: true }, async (page) => {
    await signIn(page, links[0] ?? "");
    await page.getByRole("link", { name: "Changes" }).click();
    await press(page, "Preview");
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").innerText()).toContain("home.yaml");
    expect((await seen()).body === before).toBe(true);

    await save(pitch, "Home · Pitch");
    await page.goto("/desk/changes");
    await press(page, "Preview");
    await page.getByText("You see the draft").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator("main").innerText()).toContain(pitch);
    expect(await page.locator("#draft-bar").boundingBox()).toMatchObject({ x: 0 });
    expect((await seen()).body === before).toBe(true);
    await page.goto("/careers");
    await press(page, "Leave");
    await page.goto("/");
    expect(await page.locator("main").innerText()).not.toContain(pitch);
    await page.goto("/desk/changes");
    await press(page, "Preview");
    await looksRightWithScripts();

    const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
    await staysPrivate(cookies);
    await publishingIsRefused();
    await press(page, "Publish");
    expect(await page.getByRole("status").innerText()).toContain("Visitors see it now");
    expect((await seen()).body).toContain("Software that");
    expect(gitOf(repository)("log", "-2", "--format=%an: %s", "main")).toBe(
      "Ada Lovelace: Home · Pitch\nAda Lovelace: Home · Wrong",
    );
    await page.goto("/");
    expect(await page.getByText("You see the draft").count()).toBe(0);
    await page.goto("/desk/changes");
    // Nothing is undone before it was read.
    await page.getByText("Home · Wrong").first().click();
    await page.getByRole("link", { name: "Undo" }).click();
    expect((await seen()).body).toContain("Software that");
    expect(await page.locator(".texts").allInnerTexts()).toEqual([
      expect.stringMatching(/^Home · Hero · Pitch\s+Old:\s+Software that <b>fits<\/b> you & yours.*New:/s),
    ]);
    await press(page, "Undo this change");
    expect((await seen()).body === before).toBe(true);
    await page.getByRole("link", { name: "Undo" }).first().click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Publish again: Home · Pitch; Home · Wrong");
    await press(page, "Publish this change again");
    expect((await seen()).body).toContain("Software that");
    expect(await page.locator("details.change > summary").first().innerText()).toMatch(/^Publish again: Home/);
    await page.locator("details.change > summary").last().click();
    await page.getByRole("button", { name: "Put back" }).last().click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").innerText()).toContain("A later change");
    await page.locator("details.change > summary").first().click();
    await page.getByRole("button", { name: "Put back" }).first().click();
    await page.getByText("Put back in the draft.").waitFor();
    expect(await page.locator("h2").first().innerText()).toBe("Put back: Publish again: Home · Pitch; Home · Wrong");
    await page.locator("summary", { hasText: "Drop" }).first().click();
    await press(page, "Drop for good");
    const undo = await page.locator("a[href$='/undo']").first().getAttribute("href");
    const other = await server.signedIn(grace);
    expect((await other.send("/desk/changes")).body).not.toContain("/undo");
    expect((await other.send(undo ?? "")).statusCode).toBe(403);
    await page.locator("details.change > summary").first().click();
    await page.getByRole("link", { name: "Undo" }).first().click();
    await press(page, "Undo this change");
    expect((await seen()).body === before).toBe(true);
    await page.goto("/desk/log");
    expect(await page.locator("main").innerText()).toMatch(/Undid a publication.*Published/s);
  });

  await save(`${pitch}.`, "Home · Pitch");
  await withScripts(async (page) => {
    for (const path of ["/desk/changes", "/desk/staff"]) {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    }
  });

  /** In a wide window, for the tool that looks for what some cannot use. */
  function withScripts(look: (page: Page) => Promise<void>): Promise<void> {
    return visitAnew("/desk", { baseURL, viewport: desktop, bypassCSP: true, expectErrors: true }, async (page) => {
      await signIn(page, await server.link(ada));
      await look(page);
    });
  }

  /** Everybody can use the draft, and its browser stores nothing of it. */
  async function looksRightWithScripts() {
    await withScripts(async (page) => {
      await page.goto("/desk/changes");
      await press(page, "Preview");
      await page.getByText("You see the draft").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.goto("/works");
      await page.waitForLoadState("networkidle");
      const stored = await page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(stored.filter((path) => !path.startsWith("/static/"))).toEqual([]);
    });
  }

  /** The draft is for the browser that asked for it, as long as its person is signed in. */
  async function staysPrivate(cookies: Map<string, string>) {
    const browser = server.browser();
    const send = (names: string[]) => {
      browser.cookies.clear();
      for (const name of names) browser.cookies.set(name, cookies.get(name) ?? "");
      return browser.send("/", { headers: { host: new URL(baseURL).host }, from: "127.0.0.1" });
    };
    const shown = await send(["desk", "desk-preview"]);
    expect(shown.body).toContain("You see the draft");
    expect(shown.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    expect([shown.headers.etag, shown.headers["x-page"]]).toEqual([undefined, undefined]);
    for (const names of [["desk-preview"], ["desk"]]) expect((await send(names)).body === before).toBe(true);
    // Nor with the session of somebody else.
    const others = await browserOf(grace);
    for (const [name, value] of [
      ["desk", others.get("desk")],
      ["desk-preview", cookies.get("desk-preview")],
    ] as const)
      browser.cookies.set(name, value ?? "");
    const headers = { host: new URL(baseURL).host };
    expect((await browser.send("/", { headers, from: "127.0.0.1" })).body === before).toBe(true);
    cookies.set("desk-preview", `${cookies.get("desk-preview")?.split(".")[0]}.forged`);
    expect((await send(["desk", "desk-preview"])).body === before).toBe(true);
  }

  /** The cookies of someone who has signed in on this machine. */
  async function browserOf(email: string): Promise<Map<string, string>> {
    const browser = server.browser();
    const headers = { host: new URL(baseURL).host };
    await browser.send(await server.link(email), { form: {}, headers, from: "127.0.0.1" });
    return browser.cookies;
  }

  /** By whoever may not, by another site, and from a tab with an older preview. */
  async function publishingIsRefused() {
    const commit = gitOf(repository)("rev-parse", "draft");
    const other = await server.signedIn(grace);
    expect((await other.send("/desk/changes/publish", { form: { commit } })).statusCode).toBe(403);
    expect((await other.send("/desk/changes/x/undo", { form: {} })).statusCode).toBe(403);
    const browser = await server.signedIn(ada);
    const forged = { form: { commit }, headers: { "sec-fetch-site": "cross-site" } };
    expect((await browser.send("/desk/changes/publish", forged)).statusCode).toBe(403);
    const older = await browser.send("/desk/changes/publish", {
      form: { commit: gitOf(repository)("rev-parse", "draft^") },
    });
    expect([older.statusCode, older.body]).toEqual([422, expect.stringContaining("Preview it again")]);
    expect((await seen()).body === before).toBe(true);
  }
}, 900_000);

test("visitors get the same bytes whether the site can be edited or not", async () => {
  await using plain = await openServer({ staticFiles: "built" });
  await using editable = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
  for (const path of ["/", "/mn", "/contact", "/sw.js", "/nothing"]) {
    const [one, other] = await Promise.all([plain, editable].map((server) => server.browser().send(path)));
    const { date: _, ...headers } = other?.headers ?? {};
    expect(one?.body === other?.body, path).toBe(true);
    expect(one?.headers).toMatchObject(headers);
  }
});

test("the page that waits for a preview is read once: it loads when the preview is ready or has failed, and not before", async () => {
  await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
  const baseURL = await server.listen();
  const link = await server.link(ada);
  const { publishing } = server.services.desk;
  if (!publishing) throw new Error("Editing is off.");
  let state: ReturnType<typeof publishing.state> = { is: "building", commit: "c0ffee", since: 0 };
  publishing.state = () => state;
  await visitAnew("/desk", { baseURL, viewport: desktop, expectErrors: true }, async (page) => {
    await signIn(page, link);
    await page.clock.install();
    await page.goto("/desk/changes?preview=1");
    expect(await page.title()).toMatch(/^The preview is being built/);
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    const ask = async () => {
      const asked = page.waitForRequest("**/desk/changes/state");
      await page.clock.runFor(2_000);
      return (await asked).response();
    };
    expect(await (await ask())?.text()).toBe("building");
    // As while the server restarts.
    await page.route("**/desk/changes/state", (route) => route.abort(), { times: 1 });
    expect(await ask()).toBeNull();
    expect(await (await ask())?.text()).toBe("building");
    expect(loads).toBe(0);
    state = { is: "failed", commit: "c0ffee", mistakes: ["home.yaml: this is wrong"] };
    await page.clock.runFor(2_000);
    await page.getByRole("alert").waitFor();
    expect(await page.title()).toMatch(/^Error:/);
    expect(loads).toBe(1);
  });
}, 200_000);
