import type { Page } from "playwright-core";

/** What a colleague does at the desk. */

/** With the link of an email. */
export async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, "Sign in to the desk");
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.waitForLoadState();
}
