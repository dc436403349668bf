import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstOf, still, visit, visitAnew, words } from "./browser.ts";
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

const success = words.contact.messages.success;

/** Lets requests wait until the test lets them go, by the real server or with an error. */
async function holdRequests(page: Page) {
  const held: ((outcome: "stored" | "failed") => Promise<void>)[] = [];
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contact", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const { promise, resolve } = Promise.withResolvers<"stored" | "failed">();
    const { promise: responded, resolve: done } = Promise.withResolvers<void>();
    held.push((outcome) => {
      resolve(outcome);
      return responded;
    });
    if ((await promise) === "stored") await route.continue();
    else await route.fulfill({ status: 503, json: { error: { code: "unavailable" } } });
    done();
  });
  return {
    keys,
    async respond(outcome: "stored" | "failed") {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await held.shift()?.(outcome);
    },
  };
}

async function sendAndClose(page: Page, name: string): Promise<void> {
  await fillInForm(page, name);
  await sendButtonOf(page).click();
  await page.getByText(words.contact.sending).waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
}

function edgeOf(page: Page) {
  return page.locator("[data-edge]:not([data-offer])");
}

describe("a form that is closed while it sends", () => {
  test("says at the edge of the page that the request is being sent, then that it is stored, and offers no draft", () =>
    visitAnew("/about-us", still, async (page) => {
      await page.clock.install();
      const { respond } = await holdRequests(page);
      await sendAndClose(page, "Closed, then stored");
      expect(await edgeOf(page).getAttribute("role")).toBe("status");
      expect(await edgeOf(page).innerText()).toBe(words.contact.sending);
      await respond("stored");
      await edgeOf(page).getByText(success).waitFor();
      expect(storedRow("Closed, then stored")).toMatchObject({ captcha: "passed" });
      expect(await page.getByRole("button", { name: words.contact.restore.button }).count()).toBe(0);
      await page.clock.runFor(10_000);
      expect(await edgeOf(page).innerText()).toBe("");
    }));

  test("says that nothing was sent until its notice or Contact us brings the words back, and sends them under the same key", () =>
    visitAnew("/about-us", { ...still, expectErrors: true }, async (page) => {
      await page.clock.install();
      const { respond, keys } = await holdRequests(page);
      for (const [way, button] of [
        ["the notice", page.getByRole("button", { name: words.contact.restore.button })],
        ["Contact us", page.getByRole("banner").getByRole("button", { name: words.frame.contactUs })],
      ] as const) {
        const name = `Failed, then ${way}`;
        await sendAndClose(page, name);
        await respond("failed");
        await edgeOf(page).getByText(words.contact.restore.unsent).waitFor();
        await page.clock.runFor(60_000);
        await button.click();
        await dialogOf(page).getByRole("alert").getByText(failure).waitFor();
        expect(await page.getByLabel(words.contact.fields.name).inputValue()).toBe(name);
        await passCaptcha(page);
        await sendButtonOf(page).click();
        await respond("stored");
        await dialogOf(page).getByText(success).waitFor();
        expect(storedRow(name)).toBeTruthy();
        expect(keys.at(-1)).toBe(keys.at(-2));
        // The button at the edge is gone; the focus goes back to the one that opened the form first.
        await page.keyboard.press("Escape");
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.frame.contactUs);
      }
    }));

  test("asks before the visitor leaves the page, where a failure would go unnoticed", () =>
    visitAnew("/about-us", still, async (page) => {
      await page.clock.install();
      const { respond } = await holdRequests(page);
      await sendAndClose(page, "Leaves while sending");
      const asked: string[] = [];
      page.on("dialog", (question) => {
        asked.push(question.type());
        return question.dismiss();
      });
      const leave = () => page.evaluate(() => location.assign("/privacy-policy"));
      await leave();
      await expect.poll(() => asked).toEqual(["beforeunload"]);
      await respond("stored");
      await edgeOf(page).getByText(success).waitFor();
      await leave();
      await page.waitForURL("**/privacy-policy");
      expect(asked.length).toBe(1);
    }));
});

test("Send waits for a captcha check that is still running, and shows that it is busy", () =>
  visit("/about-us", still, async (page) => {
    const { promise: wanted, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/api/captcha", async (route) => {
      await wanted;
      await route.continue();
    });
    await openForm(page);
    await fillIn(page, "Sent while checking");
    const form = dialogOf(page).locator("form");
    expect(await form.getAttribute("aria-busy")).toBe("false");
    await page.getByLabel(words.contact.captcha.label).check();
    await page.getByText(words.contact.captcha.working).waitFor();
    await page.getByLabel(words.contact.fields.email).press("Enter");
    await sendButtonOf(page).getByText(words.contact.sending).waitFor();
    expect(await form.getAttribute("aria-busy")).toBe("true");
    expect(await page.getByText(words.contact.messages.captchaMissing).count()).toBe(0);
    goOn();
    await dialogOf(page).getByText(success).waitFor();
    expect(await form.getAttribute("aria-busy")).toBe("false");
    expect(storedRow("Sent while checking")).toMatchObject({ captcha: "passed" });
  }));

test("text typed after Send stays: the form does not close, and offers it as a draft later", () =>
  visitAnew("/about-us", still, async (page) => {
    const { respond } = await holdRequests(page);
    await fillInForm(page, "Types on");
    await page.clock.install();
    await sendButtonOf(page).click();
    await page.getByLabel(words.contact.fields.subject).fill("One more thing");
    await respond("stored");
    await dialogOf(page).getByText(success).waitFor();
    expect(storedRow("Types on")).toMatchObject({ subject: "" });
    await page.clock.runFor(5_000);
    expect(await dialogOf(page).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.contact.restore.button }).click();
    expect(await page.getByLabel(words.contact.fields.subject).inputValue()).toBe("One more thing");
  }));

test.each(firstOf("/projects/:project"))("a draft on %s does not expire while another dialog covers it", (path) =>
  visitAnew(path, still, async (page) => {
    await openForm(page);
    await fillIn(page);
    await page.clock.install();
    await page.keyboard.press("Escape");
    await page.locator("[data-view=picture]").first().click();
    await page.getByRole("dialog", { name: words.frame.viewer.label }).waitFor();
    await page.clock.runFor(15_000);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.contact.restore.button }).click();
    await dialogOf(page).waitFor();
  }),
);

test("the form gives up on a silent server after 30 seconds, and nothing is lost", () =>
  visitAnew("/about-us", { ...still, expectErrors: true }, async (page) => {
    await holdRequests(page);
    await fillInForm(page, "No answer");
    await page.clock.install();
    await sendButtonOf(page).click();
    await page.getByText(words.contact.sending).waitFor();
    await page.clock.runFor(31_000);
    await dialogOf(page).getByRole("alert").getByText(failure).waitFor();
    expect(await page.getByLabel(words.contact.fields.name).inputValue()).toBe("No answer");
  }));

test("an expired captcha has to be passed again before anything is sent", () =>
  visitAnew("/about-us", still, async (page) => {
    await page.clock.install();
    await fillInForm(page, "Took half an hour");
    await page.clock.fastForward(30 * 60_000);
    await page.getByText(words.contact.captcha.expired).waitFor();
    expect(await page.getByLabel(words.contact.captcha.label).isChecked()).toBe(false);
    await passCaptcha(page);
    await sendButtonOf(page).click();
    await dialogOf(page).getByText(success).waitFor();
    expect(storedRow("Took half an hour")).toMatchObject({ captcha: "passed" });
  }));

test("the form says that it is offline, keeps the text, and sends once the connection is back", () =>
  visit("/about-us", { ...still, expectErrors: true }, async (page) => {
    const context = page.context();
    await fillInForm(page, "Out of reach");
    await context.setOffline(true);
    await sendButtonOf(page).click();
    await dialogOf(page).getByRole("alert").getByText(failure).waitFor();
    await page.getByLabel(words.contact.captcha.label).click();
    await page.getByText(words.contact.captcha.failed).waitFor();
    await context.setOffline(false);
    await passCaptcha(page);
    await sendButtonOf(page).click();
    await dialogOf(page).getByText(success).waitFor();
    expect(storedRow("Out of reach")).toBeTruthy();
  }));
