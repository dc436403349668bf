import { expect, test } from "vitest";
import { visit, words } from "./browser.ts";
import { fillIn, formIsReady, passCaptcha, storedRow } from "./contact-steps.ts";

const { clover, company, contact, guides } = words;
const { help } = guides;

const pages = [
  ["/guides", help.anyApp],
  ["/Clovers", help.anyApp],
  ...guides.guides.map(({ slug, app }) => [`/guides/${slug}`, app]),
  ...clover.apps.map(({ card }) => [card.href, card.title]),
];

test.each(pages)("on %s the contact dialog opens as help for %s, also without JavaScript", (path = "", app = "") =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    const dialog = page.getByRole("dialog", { name: help.title });
    await dialog.waitFor();
    expect(await dialog.getByLabel(contact.fields.subject).inputValue()).toBe(help.subject.replace("{app}", app));
    const chosen = dialog.locator("[name=purpose]:checked");
    expect(await chosen.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      help.purpose,
    ]);
    expect(await dialog.getByLabel(help.message).count()).toBe(1);
    expect(await dialog.getByRole("link", { name: company.email }).count()).toBe(1);
    for (const line of [help.reader, help.reply]) expect(await dialog.getByText(line).count()).toBe(1);
  }),
);

test("elsewhere the dialog is about a project, with nothing in its subject", () =>
  visit("/about-us", { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    const dialog = page.getByRole("dialog", { name: contact.title });
    expect(await dialog.getByLabel(contact.fields.subject).inputValue()).toBe("");
    expect(await dialog.getByLabel(contact.fields.body).count()).toBe(1);
  }));

test("/Clovers closes with help, and what is asked there is stored with its subject", () =>
  visit("/Clovers", {}, async (page) => {
    const section = page.getByRole("main").getByRole("region").last();
    expect(await section.getByRole("heading").textContent()).toBe(help.question);
    await section.getByRole("button", { name: help.title }).click();
    const dialog = page.getByRole("dialog", { name: help.title });
    await formIsReady(page, dialog);
    await fillIn(page, "Merchant in trouble", { ...contact, fields: { ...contact.fields, body: help.message } });
    await passCaptcha(page, dialog);
    await dialog.locator("button[type=submit]").click();
    await dialog.waitFor({ state: "hidden" });
    expect(storedRow("Merchant in trouble")).toMatchObject({
      subject: help.subject.replace("{app}", help.anyApp),
      purpose: JSON.stringify([help.purpose]),
    });
  }));
