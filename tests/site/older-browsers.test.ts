import { expect, test } from "vitest";
import { visit } from "./browser.ts";

test("browsers from before invoker commands open and close the dialogs too", () =>
  visit("/offline", { reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      document.addEventListener("command", (event) => event.preventDefault(), { capture: true });
    });
    await page.goto("/careers", { waitUntil: "networkidle" });
    const dialog = page.getByRole("dialog", { name: "Let's start a conversation" });
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
  }));
