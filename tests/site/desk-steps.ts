import type { Page } from "playwright-core";

/** What a colleague does at the desk. */

/**
 * With the link of an email. What the desk reads and builds then gives way to all else that this machine does, so it is the
 * test's own limit that ends a wait.
 */
export async function signIn(page: Page, link: string): Promise<void> {
  page.setDefaultTimeout(0);
  await page.goto(link);
  await press(page, "Sign in to the desk");
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.waitForLoadState();
}
