import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { visit } from "./browser.ts";
import { dialogOf, openForm } from "./contact-steps.ts";

const words = contentIn("en");

test("the form posts its six fields as JSON, the token in a header; 200 is success, whatever the body says", () =>
  visit("/careers", { reducedMotion: "reduce" }, async (page) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status: 200, body: "not read" }));
    await openForm(page);
    const dialog = dialogOf(page);
    await dialog.getByLabel(words.contact.fields.name).fill("Ada, Engine Co");
    await dialog.getByLabel(words.contact.fields.email).fill("ada@engine.test");
    await dialog.getByLabel(words.contact.fields.body).fill("A machine.");
    for (const purpose of ["AI", "Other"]) await dialog.getByLabel(purpose, { exact: true }).check({ force: true });
    await dialog.getByLabel(words.contact.captcha.label).check();
    await dialog.getByText(words.contact.captcha.done).waitFor();
    const sending = page.waitForRequest("**/api/contact");
    await dialog.getByRole("button", { name: words.contact.send }).click();
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
    await dialog.getByText(words.contact.messages.success).waitFor();
  }));
