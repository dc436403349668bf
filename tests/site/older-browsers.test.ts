import { expect, test } from "vitest";
import { desktop, visitAnew, words } from "./browser.ts";

test("browsers from before invoker commands open and close the dialogs too", () =>
  visitAnew("about:blank", { reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      document.addEventListener("command", (event) => event.preventDefault(), { capture: true });
    });
    await page.goto("/about-us", { waitUntil: "networkidle" });
    const dialog = page.getByRole("dialog", { name: words.contact.title });
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: words.contact.close }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    // Only an event: a pressed backdrop would be handled by this browser itself.
    const clickAt = (x: number, y: number) => dialog.dispatchEvent("click", { bubbles: true, clientX: x, clientY: y });
    await clickAt(desktop.width / 2, desktop.height / 2);
    expect(await dialog.isVisible()).toBe(true);
    await clickAt(2, 2);
    await expect.poll(() => dialog.isVisible()).toBe(false);
  }));
