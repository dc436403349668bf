import { expect, test } from "vitest";
import { visit } from "./browser.ts";

test("the form posts its six fields as JSON, the token in a header; 200 is success, whatever the body says", () =>
  visit("/careers", { reducedMotion: "reduce" }, async (page) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status: 200, body: "not read" }));
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    const dialog = page.getByRole("dialog", { name: "Let's start a conversation" });
    await dialog.getByLabel("Name & Company").fill("Ada, Engine Co");
    await dialog.getByLabel("Email").fill("ada@engine.test");
    await dialog.getByLabel("Tell us more about your project").fill("A machine.");
    for (const purpose of ["AI", "Other"]) await dialog.getByLabel(purpose, { exact: true }).check({ force: true });
    await dialog.getByLabel("I'm not a robot").check();
    await dialog.getByText("Checked: you are not a robot.").waitFor();
    const sending = page.waitForRequest("**/api/contact");
    await dialog.getByRole("button", { name: "Send" }).click();
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toBe("application/json");
    expect(request.postDataJSON()).toEqual({
      name: "Ada, Engine Co",
      email: "ada@engine.test",
      phone: "",
      subject: "",
      purpose: ["artificialIntelligence", "other"],
      body: "A machine.",
    });
    expect(request.headers()["x-captcha-token"]).toBeTruthy();
    await dialog.getByText("Your request was completed successfully!").waitFor();
  }));
