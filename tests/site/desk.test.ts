import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventsPath } from "#contract/analytics.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import { ada, grace, openServer } from "#tests/support/test-server.ts";
import { desktop, phone, untilReported, visitAnew } from "./browser.ts";
import { colorRules, violations } from "./violations.ts";

const staticFiles = loadStaticFiles("build/current/client");

test("staff sign in, find a request, answer it, and sign out, without scripts", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  await server.add({
    request: { ...goodRequest, name: "Grace Hopper", email: "grace@navy.test", subject: "A compiler" },
  });
  await server.add({ request: { ...goodRequest, subject: "" }, captcha: "absent" });
  const link = await server.link();
  await server.store.invite({ email: grace, by: ada });

  await visitAnew(
    "/desk",
    { baseURL, javaScriptEnabled: false, reducedMotion: "reduce", expectErrors: true },
    async (page) => {
      expect(page.url()).toBe(`${baseURL}/desk/sign-in`);
      await page.goto(link);
      await press(page, "Sign in to the desk");
      expect(await page.locator("tbody tr").count()).toBe(2);
      // What says the most of a message without a subject.
      expect(await page.getByRole("cell", { name: goodRequest.body.slice(0, 20) }).count()).toBe(1);

      await page.getByRole("searchbox").fill("compil");
      await press(page, "Search");
      expect(new URL(page.url()).search).toContain("q=compil");
      await follow(page.getByRole("link", { name: "Grace Hopper" }));
      expect(await page.getByRole("link", { name: "Reply" }).getAttribute("href")).toMatch(
        /^mailto:grace@navy\.test\?subject=Re%3A%20A%20compiler&body=.*wrote/,
      );

      await press(page, "I have answered");
      expect(await page.getByLabel("Status", { exact: true }).inputValue()).toBe("answered");
      expect(await page.getByRole("button", { name: "I have answered" }).count()).toBe(0);
      await choose(page, "Spam");
      await choose(page, "New");
      const id = page.url().match(/requests\/([^?]+)/)?.[1] ?? "";
      await server.store.changeRequest({ id, who: grace, version: 3, status: "won", assignee: null });
      await page.getByLabel("Status", { exact: true }).selectOption("Answered");
      await page.getByLabel("Assignee", { exact: true }).selectOption(grace);
      await press(page, "Save");
      expect(await page.getByRole("alert").innerText()).toContain("grace@ideas.test: status from new to won");
      expect(await page.getByText("Now: Won").isVisible()).toBe(true);
      expect(await page.getByLabel("Status", { exact: true }).inputValue()).toBe("answered");
      await press(page, "Replace it with my choice");
      expect(await page.getByRole("status").innerText()).toMatch(/^Saved\./);
      expect(await page.getByLabel("Status", { exact: true }).inputValue()).toBe("answered");
      expect(await page.getByLabel("Assignee", { exact: true }).inputValue()).toBe(grace);

      for (const mail of await server.store.claimDeliveries({ max: 2, channel: "email" })) {
        await server.store.finishDelivery({ ...mail, result: { sent: true } });
      }
      await page.reload();
      // The notification, which an answered request no longer needs; the other is the email to the assignee.
      expect(await page.getByText("It was not sent: the request was no longer new.").count()).toBe(1);
      await follow(page.getByRole("button", { name: "Send again" }).first());
      expect(await page.getByRole("status").innerText()).toBe("It will be sent again.");
      const cookies = await page.context().cookies();
      await page.context().clearCookies({ name: "desk" });
      await page.getByLabel("New note").fill("Called back.\nShe sends figures.");
      await page.getByLabel("Status", { exact: true }).selectOption("Won");
      await press(page, "Add note");
      expect(await page.getByLabel("Your note").inputValue()).toBe("Called back.\nShe sends figures.");
      await page.context().addCookies(cookies);
      await press(page, "Try again");
      expect(await page.locator(".note").innerText()).toContain("Called back.\nShe sends figures.");
      await choose(page, "Answered");

      await follow(page.getByRole("link", { name: "Back to the list" }));
      expect(new URL(page.url()).search).toBe("?q=compil");
      await follow(page.getByRole("link", { name: "Answered" }));
      expect(await page.locator("tbody tr").count()).toBe(1);
      await follow(page.getByRole("link", { name: "Grace Hopper" }));
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Export" }).click(),
      ]);
      expect(await text(await file.createReadStream())).toContain("She sends figures.");
      await follow(page.getByRole("link", { name: "Erase" }));
      await press(page, "Erase");
      expect(await page.getByRole("status").innerText()).toBe("The request was erased.");
      await page.goto(`/desk/requests/${id}`);
      await follow(page.getByRole("link", { name: "All requests" }));
      expect(await page.locator("tbody tr").count()).toBe(1);

      const [box] = await page.getByRole("checkbox").all();
      await box?.check();
      // What is done with the selected ones stays in sight, but not in a window that would show little else.
      const { width, height } = page.viewportSize() ?? desktop;
      for (const [low, position] of [
        [320, "static"],
        [height, "sticky"],
      ] as const) {
        await page.setViewportSize({ width, height: low });
        expect(await page.locator("#chosen").evaluate((form) => getComputedStyle(form).position)).toBe(position);
      }
      await press(page, "Mark as spam");
      expect(await page.getByRole("status").innerText()).toBe("1 request marked as spam.");
      expect(await page.locator("tbody tr").count()).toBe(0);

      await follow(page.getByRole("link", { name: "Staff" }));
      await page.getByLabel("Email address").fill("linus@ideas.test");
      await press(page, "Invite");
      expect(await page.getByRole("rowheader", { name: "linus@ideas.test" }).count()).toBe(1);

      await follow(page.getByRole("link", { name: "Sessions" }));
      await press(page, "Sign out everywhere");
      expect(await page.getByRole("status").innerText()).toBe("You are signed out.");
      await page.goto("/desk");
      expect(page.url()).toBe(`${baseURL}/desk/sign-in`);
    },
  );
  expect(await server.rows("contact_request")).toHaveLength(1);
  expect(await server.rows("desk_session")).toEqual([]);
});

test("every page of the desk is accessible and fits every window, in both color schemes", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  const long = "x".repeat(200);
  const id = await server.add({
    request: { ...goodRequest, name: long, subject: long, body: `${long}\n`.repeat(20) },
    source: { landing: `/${long}`, referrer: `${long}.test`, source: long, medium: long, campaign: long },
  });
  await server.store.invite({ email: grace, name: long.slice(0, 100), by: ada });
  await server.store.changeRequest({ id, who: ada, version: 0, status: "new", assignee: grace });
  const link = await server.link();
  const [person] = await server.rows("staff");
  const paths = [
    "",
    `/requests/${id}`,
    `/requests/${id}/erase`,
    "/erase",
    `/erase?email=${encodeURIComponent(goodRequest.email)}`,
    "/erase?email=nobody@nowhere.test",
    "?q=nothing",
    `?source=${long}.test`,
    "/statistics",
    "/health",
    "/staff",
    `/staff/${person?.id}/name`,
    "/log",
    "/sessions",
  ];

  // With a mail server, as the page for signing in has no form without one.
  await using mailing = await openServer({ staticFiles, settings: { SMTP_URL: "smtp://127.0.0.1:1" } });
  await mailing.link();
  const signIn = `${await mailing.listen()}/desk/sign-in`;

  // The policy allows no script, and the check is one.
  await visitAnew("/desk/sign-in", { baseURL, bypassCSP: true }, async (page) => {
    await check(page);
    await page.goto(signIn);
    await check(page);
    await page.goto(link);
    await check(page);
    await press(page, "Sign in to the desk");
    for (const path of paths) {
      await page.goto(`/desk${path}`);
      await check(page);
    }
  });
});

test("a screen reader hears first what happened, each text in its language, and what a link is about", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  const id = await server.add({
    language: "mn",
    request: { ...goodRequest, subject: "Вэб сайт", body: "Сайн байна уу?" },
  });
  await server.store.invite({ email: grace, by: ada });
  const link = await server.link();

  await visitAnew(link, { baseURL, expectErrors: true }, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
    await press(page, "Sign in to the desk");
    await page.getByRole("link", { name: "Requests 1 new" }).waitFor();
    await page.getByRole("checkbox", { name: "Ada Lovelace, Вэб сайт", exact: true }).waitFor();
    for (const [query, title] of [
      ["?q=nothing", "None found. Requests · Desk"],
      ["?status=new", "1 found. Requests · Desk"],
      ["", "Requests · Desk"],
    ] as const) {
      await page.goto(`/desk${query}`);
      expect(await page.title()).toBe(title);
    }

    await page.goto(`/desk/requests/${id}`);
    for (const text of [page.getByRole("heading", { level: 1 }), page.locator("dd.typed").last()]) {
      expect(await text.locator("bdi").getAttribute("lang")).toBe("mn");
    }
    await page.getByLabel("New note").fill("x".repeat(5_001));
    await press(page, "Add note");
    expect(await page.title()).toBe("Error: Вэб сайт · Desk");
    await expect.poll(focused).toBe("text");
    const note = page.getByLabel("New note").and(page.locator("[aria-invalid=true]"));
    expect(await note.getAttribute("aria-describedby")).toBe(await page.getByRole("alert").getAttribute("id"));

    await page.goto(`/desk/requests/${id}`);
    await server.store.changeRequest({ id, who: grace, version: 0, status: "won", assignee: null });
    await page.getByLabel("Status", { exact: true }).selectOption("Answered");
    await press(page, "Save");
    expect(await page.title()).toBe("Error: Вэб сайт · Desk");
    await expect.poll(focused).toBe("warning");
    await press(page, "Replace it with my choice");
    expect(await page.title()).toBe("Saved. Вэб сайт · Desk");

    await page.goto("/desk/staff");
    expect(await page.getByRole("link", { name: `Remove ${grace}` }).count()).toBe(1);
    await page.getByLabel("Email address").fill("linus@ideas");
    await press(page, "Invite");
    expect(await page.title()).toBe("Error: Staff · Desk");
    await expect.poll(focused).toBe("email");
    await page.goto("/desk/sessions");
    expect(await page.getByRole("button", { name: "Sign out of" }).count()).toBe(1);
    await page.emulateMedia({ forcedColors: "active" });
    const current = page.getByRole("link", { name: "Sessions" });
    expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
  });
});

test("with scripts, a note is not lost before it is added", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  const id = await server.add();
  const link = await server.link();
  await visitAnew(link, { baseURL, viewport: desktop, reducedMotion: "reduce" }, async (page) => {
    await press(page, "Sign in to the desk");
    await page.goto(`/desk/requests/${id}`);
    await page.getByLabel("New note").fill("Call on Thursday");
    expect(await page.getByText("Not saved yet").isVisible()).toBe(true);
    const asked = page.waitForEvent("dialog");
    const pressed = page.getByRole("link", { name: "All requests" }).click();
    await (await asked).dismiss();
    await pressed;
    expect(await page.getByLabel("New note").inputValue()).toBe("Call on Thursday");
    await press(page, "Add note");
    await follow(page.getByRole("link", { name: "All requests" }));
    expect(new URL(page.url()).pathname).toBe("/desk");
  });
});

test("on a phone the list says what became of a notification, unless it was sent", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  await server.add({ deliveries: [] });
  await server.add();
  const link = await server.link();

  await visitAnew(link, { baseURL, viewport: phone, reducedMotion: "reduce" }, async (page) => {
    const said = () =>
      page.locator("[data-mail]:visible").evaluateAll((mails) => {
        return mails.map((mail) => `${getComputedStyle(mail, "::before").content} ${mail.textContent}`).sort();
      });
    await press(page, "Sign in to the desk");
    await page.getByRole("heading", { name: "Requests" }).waitFor();
    expect(await said()).toEqual(['"Notification: " None', '"Notification: " Waiting']);
    for (const mail of await server.store.claimDeliveries({ max: 1, channel: "email" })) {
      await server.store.finishDelivery({ ...mail, result: { sent: true } });
    }
    await page.reload();
    expect(await said()).toEqual(['"Notification: " None']);
  });
});

test("no file of the public site names the desk, except the service worker, which leaves it alone", () => {
  const texts = [...staticFiles.files].filter(
    ([address]) => address !== "/sw.js" && !/\.(avif|woff2|webm|mp4|png|ico|pdf|apk|jpg)$/.test(address),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(
    texts.filter(([, { identity }]) => /["'`/(>]\/?desk["'`/)<?]/.test(String(identity.body))).map(([name]) => name),
  ).toEqual([]);
});

test("no service worker keeps or repeats a page of the desk, even if a visitor's words make it look like one of the site", async () => {
  await using server = await openServer({ staticFiles });
  const asked: string[] = [];
  server.app.addHook("onRequest", async ({ url }) => void asked.push(url));
  const baseURL = await server.listen();
  const entry = [...staticFiles.files.keys()].find((path) => path.startsWith("/static/entry.client-"));
  const id = await server.add({ request: { ...goodRequest, subject: `Why is ${entry} so large?` } });
  const link = await server.link();
  const options = { baseURL, serviceWorkers: "allow", reducedMotion: "reduce", expectErrors: true } as const;
  await visitAnew("/about-us", options, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    const stored = () =>
      page.evaluate(async () => {
        const kept = (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        );
        return (await Promise.all(kept)).flat();
      });
    await expect.poll(stored).toContain("/about-us");
    await page.goto(link);
    await press(page, "Sign in to the desk");
    await page.goto(`/desk/requests/${id}`);
    expect(await page.locator("h1").textContent()).toContain(entry);
    expect(asked.filter((url) => url === `/desk/requests/${id}`)).toHaveLength(1);
    await Promise.all([page.waitForEvent("download"), page.goto("/desk/requests.csv").catch(() => {})]);
    const acts = (await server.rows("audit_entry")).filter(({ action }) => action === "exported");
    expect(acts).toHaveLength(1);
    await page.goto("/about-us");
    expect((await stored()).filter((path) => path.startsWith("/desk"))).toEqual([]);
    await page.goto("/desk/sessions");
    await press(page, "Sign out everywhere");
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await server.app.close();
    for (const path of ["/desk", `/desk/requests/${id}`]) {
      const shown = await page.goto(path).catch(() => null);
      expect((await shown?.text()) ?? "").not.toContain(goodRequest.email);
    }
  });
});

test("an error of a script that a visitor meets is counted at the desk, without what it quotes", async () => {
  await using server = await openServer({ staticFiles });
  const baseURL = await server.listen();
  const link = await server.link();
  await visitAnew(
    "/about-us",
    { baseURL, userAgent: "Mozilla/5.0 (X11; Linux) Chrome/140.0", expectErrors: true },
    async (page) => {
      await untilReported(page);
      await page.route("**/static/late-12345678.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "throw new TypeError('No \"Ada\" in row 7')" }),
      );
      const reported = page.waitForRequest((request) => request.url().endsWith(eventsPath));
      await page.addScriptTag({ url: "/static/late-12345678.js" });
      await reported;
      await page.goto(link);
      await press(page, "Sign in to the desk");
      const row = page.getByRole("row").filter({ hasText: "Uncaught TypeError: No … in row 0" });
      // The counter writes every five seconds.
      const shown = async () => {
        await page.goto("/desk/statistics");
        return (await row.count()) > 0 && row.innerText();
      };
      await expect.poll(shown, { interval: 500 }).toMatch(/late\s+[\w-]+\s+1\s+1\s+1$/);
    },
  );
});

async function check(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === "dark" ? colorRules : undefined;
    expect([page.url(), await violations(page, rules)]).toEqual([page.url(), []]);
  }
  for (const width of [320, phone.width, desktop.width]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([page.url(), width, sideways]).toEqual([page.url(), width, 0]);
  }
}

async function choose(page: Page, status: string): Promise<void> {
  await page.getByLabel("Status", { exact: true }).selectOption(status);
  await press(page, "Save");
  expect(await page.getByRole("status").innerText()).toBe("Saved.");
}

async function press(page: Page, name: string): Promise<void> {
  await follow(page.getByRole("button", { name, exact: true }));
}

/** Clicks what leads to another page, and waits until all of that page is there: its title, its rows. */
async function follow(target: Locator): Promise<void> {
  await Promise.all([target.page().waitForEvent("domcontentloaded"), target.click()]);
}
