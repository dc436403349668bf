import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactPath, emptyRequest } from "#contract/contact.ts";
import { phone, still, visit, visitAnew, words } from "./browser.ts";
import {
  dialogOf,
  failure,
  fillIn,
  fillInForm,
  openForm,
  passCaptcha,
  sendButtonOf,
  storedRow,
} from "./contact-steps.ts";

const otherPurposes = words.contact.purposes.slice(0, -1);
const lastPurpose = words.contact.purposes.at(-1);

// A dialog says that it was closed a moment after it is out of sight.
async function isEmptied(page: Page): Promise<void> {
  await expect.poll(() => page.locator("#contact-name").inputValue()).toBe("");
}

test("has six fields with their labels, three of them required, and all purposes", () =>
  visit("/about-us", still, async (page) => {
    await openForm(page);
    const dialog = dialogOf(page);
    for (const label of [words.contact.fields.name, words.contact.fields.email, words.contact.fields.body]) {
      expect(await dialog.getByLabel(label).getAttribute("aria-required")).toBe("true");
    }
    for (const label of [words.contact.fields.phone, words.contact.fields.subject])
      expect(await dialog.getByLabel(label).getAttribute("aria-required")).toBe(null);
    const optional = dialog.locator("form :is(label, legend)").filter({ hasText: words.contact.optional });
    expect(
      await optional.evaluateAll((labels) => labels.map((label) => label.firstChild?.textContent?.trim())),
    ).toEqual([words.contact.fields.phone, words.contact.fields.subject, words.contact.fields.purpose]);
    // Firefox tells screen readers of everything that CSS calls invalid, whatever aria-invalid says.
    expect(await dialog.locator(":is(input, textarea):invalid").count()).toBe(0);
    // What is not rendered is not watched by screen readers: what comes into it later would stay unsaid.
    const outcomes = dialog.locator("form").locator("[role=status], [role=alert]");
    expect(await outcomes.evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([true, true, true]);
    expect(await dialog.getByLabel(words.contact.fields.body).getAttribute("rows")).toBe("4");
    const { name, email, phone } = words.contact.fields;
    for (const [label, value] of Object.entries({ [name]: "name", [email]: "email", [phone]: "tel" }))
      expect(await dialog.getByLabel(label).getAttribute("autocomplete")).toBe(value);
    expect(await dialog.locator("#contact-email-error").getAttribute("aria-live")).toBe("polite");
    const purposes = dialog.getByRole("group", { name: words.contact.fields.purpose }).getByRole("checkbox");
    const offered = await purposes.evaluateAll((all) =>
      all.map((one) => ({ value: (one as HTMLInputElement).value, label: one.parentElement?.textContent })),
    );
    expect(offered).toEqual(words.contact.purposes);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-name");
    // Beside it what happens next, below it where the words go.
    expect(await dialog.getByRole("listitem").allTextContents()).toEqual(words.contact.next.steps);
    const privacy = dialog.getByRole("link", { name: words.contact.privacy.label });
    expect(await privacy.getAttribute("href")).toBe("/privacy-policy");
  }));

test("stores a request with every field, confirms it for two seconds, closes and is empty again", () =>
  visitAnew("/about-us", still, async (page) => {
    await fillInForm(page, "Grace, Compiler Inc");
    await page.getByLabel(words.contact.fields.phone).fill("+1 555 0100");
    await page.getByLabel(words.contact.fields.subject).fill("Nanoseconds");
    for (const { label } of words.contact.purposes)
      await page.getByLabel(label, { exact: true }).check({ force: true });
    await page.getByLabel(`${lastPurpose?.label}`, { exact: true }).uncheck({ force: true });
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    await sendButtonOf(page).click();
    await page.getByText(words.contact.messages.success).waitFor();
    expect(storedRow("Grace, Compiler Inc")).toMatchObject({
      email: "ada@engine.test",
      phone: "+1 555 0100",
      subject: "Nanoseconds",
      purpose: JSON.stringify(otherPurposes.map(({ value }) => value)),
      body: "A machine that weaves numbers.",
      captcha: "passed",
    });
    await page.clock.runFor(1_900);
    expect(await dialogOf(page).isVisible()).toBe(true);
    await page.clock.runFor(200);
    await dialogOf(page).waitFor({ state: "hidden" });
    await isEmptied(page);
    expect(await page.getByText(words.contact.restore.button).count()).toBe(0);
  }));

test("the time it takes to fill in a second request does not count the first", () =>
  visitAnew("/about-us", still, async (page) => {
    const times: number[] = [];
    await page.route(`**${contactPath}`, (route) => {
      times.push(Number(route.request().headers()["x-form-filled-ms"]));
      return route.fulfill({ status: 200 });
    });
    await page.clock.install();
    for (const pauseMs of [600_000, 0]) {
      await fillInForm(page);
      await sendButtonOf(page).click();
      await page.getByText(words.contact.messages.success).waitFor();
      await page.clock.runFor(2_500);
      await dialogOf(page).waitFor({ state: "hidden" });
      await page.clock.fastForward(pauseMs);
    }
    expect(times[1]).toBeLessThan(600_000);
  }));

test("posts its six fields as JSON, the token in a header; 200 is success, whatever the body says", () =>
  visit("/about-us", still, async (page) => {
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 200, body: "not read" }));
    await fillInForm(page);
    for (const { label } of otherPurposes) await page.getByLabel(label, { exact: true }).check({ force: true });
    await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
      trap.value = "robot";
    });
    const sending = page.waitForRequest(`**${contactPath}`);
    await sendButtonOf(page).click();
    const request = await sending;
    expect([request.method(), request.headers()["content-type"]]).toEqual(["POST", "application/json"]);
    expect(request.headers()).toMatchObject({
      "x-captcha-token": expect.stringMatching(/./),
      "x-form-trap": "robot",
      "x-form-filled-ms": expect.stringMatching(/^[1-9]\d*$/),
    });
    expect(request.postDataJSON()).toEqual({
      ...emptyRequest(),
      name: "Ada, Engine Co",
      email: "ada@engine.test",
      purpose: otherPurposes.map(({ value }) => value),
      body: "A machine that weaves numbers.",
    });
    await page.getByText(words.contact.messages.success).waitFor();
  }));

test("says what is missing: flags an invalid address while it is typed, highlights empty required fields, asks for the captcha; sends nothing", () =>
  visit("/about-us", still, async (page) => {
    const posts: string[] = [];
    page.on("request", (request) => request.url().endsWith(contactPath) && posts.push(request.url()));
    await openForm(page);
    const send = sendButtonOf(page);
    const email = page.getByLabel(words.contact.fields.email);
    const invalid = page.getByText(words.contact.messages.invalidEmail);
    await email.pressSequentially("ada@engine");
    await invalid.waitFor();
    // Told to screen readers with the field.
    expect(await email.getAttribute("aria-describedby")).toBe("contact-email-error");
    // For long endings there is another way.
    const error = page.locator("#contact-email-error");
    expect(await error.getByRole("link").getAttribute("href")).toBe(`mailto:${words.company.email}`);
    await email.pressSequentially(".com");
    await invalid.waitFor({ state: "hidden" });

    await email.fill("");
    await page.getByLabel(words.contact.fields.phone).fill("1");
    await send.click();
    for (const label of [words.contact.fields.name, words.contact.fields.email, words.contact.fields.body]) {
      await page.getByLabel(label).and(page.locator("[aria-invalid=true]")).waitFor();
    }
    expect(await page.getByLabel(words.contact.fields.subject).getAttribute("aria-invalid")).toBe(null);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-name");
    // Screen readers say each with its field; said at once, nobody knows which fields they are about.
    const said = dialogOf(page).locator("[aria-live]").filter({ hasText: words.contact.messages.required });
    expect(await said.evaluateAll((all) => all.map(({ id }) => id))).toEqual(["contact-email-error"]);

    await fillIn(page);
    await send.click();
    await page.getByText(words.contact.messages.captchaMissing).waitFor();
    expect(posts).toEqual([]);
  }));

test("on a phone a failure, and later a success, comes into view below the button that sends", () =>
  visit("/about-us", { ...still, viewport: phone, expectErrors: true }, async (page) => {
    let status = 0;
    const json = { id: "1", error: { code: "unavailable" } };
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status, json }));
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.frame.contactUs }).click();
    for (const [given, text] of [
      [503, failure],
      [200, words.contact.messages.success],
    ] as const) {
      status = given;
      // From the first field on, so that the outcome is out of view.
      await fillIn(page);
      await passCaptcha(page);
      await sendButtonOf(page).click();
      const outcome = dialogOf(page).getByText(text);
      await outcome.waitFor();
      const isInView = () =>
        outcome.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
          return ends.every((end) => end !== null && (element.contains(end) || end.contains(element)));
        });
      await expect.poll(isInView, { message: text }).toBe(true);
    }
  }));

test("ignores clicks while it sends; on failure the text stays, visitor and console are told, and a retry keeps its key unless the words change", () =>
  visit("/about-us", { ...still, expectErrors: true }, async (page) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const keys: (string | undefined)[] = [];
    const { promise: held, resolve: respond } = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await held;
      await route.fulfill({ status: 503, json: { error: { code: "unavailable" } } });
    });
    await fillInForm(page);
    const send = sendButtonOf(page);
    await send.click();
    await page.getByText(words.contact.sending).waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const _press of [1, 2]) await send.click({ force: true });
    await expect.poll(() => keys.length).toBe(1);
    respond();

    const alert = dialogOf(page).getByRole("alert");
    await alert.getByText(failure).waitFor();
    expect(keys.length).toBe(1);
    expect(await alert.getByRole("link").getAttribute("href")).toBe(`mailto:${words.company.email}`);
    expect(await page.getByLabel(words.contact.fields.body).inputValue()).toBe("A machine that weaves numbers.");
    expect(await send.getAttribute("aria-disabled")).toBe("false");
    expect(logged.join()).toContain("The contact request was not stored: 503 unavailable");

    await passCaptcha(page);
    await send.click();
    await expect.poll(() => keys.length).toBe(2);
    await page.waitForFunction(() => document.querySelector("[data-sending]") === null);
    expect(keys[1]).toBe(keys[0]);

    await page.getByLabel(words.contact.fields.body).fill("Another machine.");
    await passCaptcha(page);
    await send.click();
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[2]).not.toBe(keys[0]);
  }));

test("Escape, the close button and a click outside each close and empty the form, captcha included; the draft can be restored for ten seconds", () =>
  visitAnew("/about-us", still, async (page) => {
    await page.clock.install();
    for (const [way, close] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["the close button", () => dialogOf(page).getByRole("button", { name: words.contact.close }).click()],
      ["a click outside", () => page.mouse.click(5, 400)],
    ] as const) {
      await fillInForm(page, way);
      await page.getByLabel(`${lastPurpose?.label}`, { exact: true }).check({ force: true });
      await close();
      await dialogOf(page).waitFor({ state: "hidden" });
      await isEmptied(page);
      expect(await page.getByLabel(words.contact.captcha.label).isChecked(), way).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent), way).toBe(words.frame.contactUs);
      await page.getByRole("button", { name: words.contact.restore.button }).click();
      await dialogOf(page).waitFor();
      expect(await page.getByLabel(words.contact.fields.name).inputValue()).toBe(way);
      expect(await page.getByLabel(`${lastPurpose?.label}`, { exact: true }).isChecked(), way).toBe(true);
      await close();
      await page.getByRole("button", { name: words.contact.restore.button }).waitFor();
      await page.clock.runFor(10_000);
      expect(await page.getByRole("button", { name: words.contact.restore.button }).count(), way).toBe(0);
    }
  }));

test("closing takes 390 ms unless motion is reduced", () =>
  visit("/about-us", {}, async (page) => {
    const duration = await page.evaluate(
      () => getComputedStyle(document.getElementById("contact") as Element).transitionDuration,
    );
    expect(new Set(duration.split(", "))).toEqual(new Set(["0.39s"]));
  }));

test("without JavaScript the button opens the form, and the form is stored, marked, and confirmed", () =>
  visit("/about-us", { viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.getByRole("button", { name: words.frame.openMenu }).click();
    await page
      .getByRole("dialog", { name: words.frame.mainMenu })
      .getByRole("button", { name: words.frame.contactUs })
      .click();
    const dialog = dialogOf(page);
    await fillIn(dialog, "Plain Person");
    await dialog.getByRole("button", { name: words.contact.send }).click();
    await page.waitForURL("**/contact-received");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.contact.messages.success);
    expect(storedRow("Plain Person")).toMatchObject({ captcha: "absent", suspicions: "[]" });
  }));

test("without JavaScript an invalid form comes back filled in, with what to correct", () =>
  visit("/about-us", { javaScriptEnabled: false, expectErrors: true }, async (page) => {
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(words.contact.fields.name).fill("Half <b>Done</b>");
    await dialog.getByLabel(words.contact.fields.email).fill("half@done.example");
    await dialog.getByRole("button", { name: words.contact.send }).click();
    await page.getByRole("link", { name: words.contact.fields.email }).waitFor();
    const main = page.getByRole("main");
    expect(await main.innerText()).toContain(words.contact.messages.invalidEmail);
    // For long endings there is another way.
    expect(await main.innerText()).toContain(words.contact.messages.longEnding.replace("{email}", words.company.email));
    expect(await main.locator("#name").inputValue()).toBe("Half <b>Done</b>");
    expect(await main.innerText()).toContain(words.contact.next.steps[0]);
    await main.getByRole("link", { name: words.contact.privacy.label }).waitFor();
  }));

test("the contact form fits a window of 320 px", () =>
  visit("/", { ...still, viewport: { width: 320, height: 640 } }, async (page) => {
    await page.getByRole("button", { name: words.home.closing.button }).last().click();
    const dialog = dialogOf(page);
    await dialog.waitFor();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // No word is broken: the address stands on one line.
    expect(await dialog.getByRole("link", { name: /@/ }).evaluate((link) => link.getClientRects().length)).toBe(1);
  }));
