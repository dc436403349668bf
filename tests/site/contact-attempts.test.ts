import { expect, test } from "vitest";
import { visit } from "./browser.ts";

const still = { reducedMotion: "reduce" } as const;

test("the form tells machines what its fields are, and the server which attempt this is", () =>
  visit("/careers", { ...still, expectErrors: true }, async (page) => {
    const asked: { key: string | undefined; trap: string | undefined; filled: string | undefined }[] = [];
    let answer = () => {};
    await page.route("**/api/contact", async (route) => {
      const headers = route.request().headers();
      asked.push({
        key: headers["idempotency-key"],
        trap: headers["x-form-trap"],
        filled: headers["x-form-filled-ms"],
      });
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: asked.length < 3 ? 500 : 200, json: { error: { code: "internal" } } });
    });
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Let's start a conversation" });
    for (const [label, value] of [
      ["Name & Company", "name"],
      ["Email", "email"],
      ["Phone", "tel"],
    ] as const)
      expect(await dialog.getByLabel(label).getAttribute("autocomplete")).toBe(value);
    expect(await dialog.locator("#contact-email-problem").getAttribute("aria-live")).toBe("polite");
    await dialog.getByLabel("Name & Company").fill("Ada");
    await dialog.getByLabel("Email").fill("ada@engine.test");
    await dialog.getByLabel("Tell us more about your project").fill("A machine.");
    await dialog.locator("[name=website]").evaluate((field: HTMLInputElement) => {
      field.value = "robot";
    });
    const send = async (attempt: number) => {
      await dialog.getByLabel("I'm not a robot").check();
      await page.getByText("Checked: you are not a robot.").waitFor();
      await dialog.locator("button[type=submit]").click();
      await page.getByText("Sending …").waitFor();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect.poll(() => asked.length).toBe(attempt);
      answer();
      await page.getByText("Sending …").waitFor({ state: "detached" });
    };
    await send(1);
    await dialog.getByLabel("Tell us more about your project").fill("Another machine.");
    await send(2);
    await send(3);
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
    expect(asked[2]?.key).toBe(asked[1]?.key);
    expect(asked[0]?.trap).toBe("robot");
    expect(Number(asked[0]?.filled)).toBeGreaterThan(0);
    await dialog.getByRole("status").getByText("Your request was completed successfully!").waitFor();
  }));
