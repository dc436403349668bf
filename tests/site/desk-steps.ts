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

/** Waits for the preview: its build gives way to all else that this machine does, so only the test's own limit ends that. */
export async function untilPreviewed(page: Page): Promise<void> {
  await page.getByText("You see the draft").waitFor({ timeout: 0 });
}
