import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { visitAnew } from "./browser.ts";

const words = contentIn("en");

test("browsers from before invoker commands open and close the dialogs too", () =>
  visitAnew("/offline", { reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      document.addEventListener("command", (event) => event.preventDefault(), { capture: true });
    });
    await page.goto("/careers", { waitUntil: "networkidle" });
    const dialog = page.getByRole("dialog", { name: words.contact.title });
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole("button", { name: words.contact.close }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
  }));
