import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { contentIn } from "#content/index.ts";
import { databaseName } from "#server/storage/open.ts";
import { readRows } from "#tests/support/database.ts";

const words = contentIn("en");

/** What a visitor does with the contact form. */

/** How the message begins that tells of a request that was not stored. The rest offers the address of the office. */
export const [failure = ""] = words.contact.messages.failure.split("{email}");

export function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: words.contact.title });
}

export function sendButtonOf(page: Page): Locator {
  return dialogOf(page).locator("button[type=submit]");
}

export async function openForm(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
  await formIsReady(page);
}

/** Until then a click is held and repeated later, which Playwright takes for a click without effect. */
export async function formIsReady(page: Page, dialog = dialogOf(page)): Promise<void> {
  await dialog.waitFor();
  await page.waitForFunction(() =>
    document.querySelector("dialog [data-island=contact-form]")?.hasAttribute("data-hydrated"),
  );
}

/** Waits for the form, and closes it. */
export async function closeForm(page: Page): Promise<void> {
  await dialogOf(page).waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
}

/** Opens the form and leaves only Send to press. */
export async function fillInForm(page: Page, name?: string): Promise<void> {
  await openForm(page);
  await fillIn(page, name);
  await passCaptcha(page);
}

export async function fillIn(
  place: Page | Locator,
  name = "Ada, Engine Co",
  { fields } = words.contact,
): Promise<void> {
  await place.getByLabel(fields.name).fill(name);
  await place.getByLabel(fields.email).fill("ada@engine.test");
  await place.getByLabel(fields.body).fill("A machine that weaves numbers.");
}

export async function passCaptcha(page: Page, dialog = dialogOf(page)): Promise<void> {
  await formIsReady(page, dialog);
  await page.getByLabel(words.contact.captcha.label).check();
  await page.getByText(words.contact.captcha.done).waitFor();
}

/** The request of that name in the database of the server under test. */
export function storedRow(name: string): Record<string, unknown> | undefined {
  const rows = readRows(join(inject("dataFolder"), databaseName), "contact_request");
  return rows.find((row) => row.name === name);
}
