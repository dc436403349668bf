import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";

/** What a visitor does with the contact form. */

export function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Let's start a conversation" });
}

export function sendButtonOf(page: Page): Locator {
  return dialogOf(page).locator("button[type=submit]");
}

export async function openForm(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
  await dialogOf(page).waitFor();
  await page.waitForFunction(() => document.querySelector("[data-island=contact-form]")?.hasAttribute("data-hydrated"));
}

export async function fillIn(page: Page, name = "Ada, Engine Co"): Promise<void> {
  await page.getByLabel("Name & Company").fill(name);
  await page.getByLabel("Email").fill("ada@engine.test");
  await page.getByLabel("Tell us more about your project").fill("A machine that weaves numbers.");
}

export async function passCaptcha(page: Page): Promise<void> {
  await page.getByLabel("I'm not a robot").check();
  await page.getByText("Checked: you are not a robot.").waitFor();
}

/** The request of that name in the database of the server under test. */
export function storedRow(name: string): Record<string, unknown> | undefined {
  const [file = ""] = globSync("**/*.{db,sqlite,sqlite3}", { cwd: inject("dataFolder") });
  const database = new DatabaseSync(join(inject("dataFolder"), file), { readOnly: true });
  try {
    return database.prepare("select * from contact_request where name = ?").get(name);
  } finally {
    database.close();
  }
}
