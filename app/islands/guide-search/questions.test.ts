import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { guideDocuments } from "../../../scripts/vite/guide-documents.ts";
import { indexGuides, loadGuideIndex } from "./search-guides.ts";

const { guides, "guide-search": guideSearch } = contentIn("en");
const documents = guideDocuments(guides, guideSearch);
const answersTo = loadGuideIndex(indexGuides(documents, guideSearch), guideSearch);

/**
 * What merchants type at the counter, and the part of a guide that answers it. Where several places answer equally well,
 * any may be first.
 */
const questions: [question: string, ...answers: string[]][] = [
  // Register Plus
  ["void a card", "how-to-void-pre-auth-payments"],
  ["delete a tab", "how-to-void-pre-auth-payments", "easily-edit-or-delete-accounts"],
  ["void a tab", "how-to-void-pre-auth-payments"],
  ["viod preauth", "how-to-void-pre-auth-payments"],
  ["cancel hold on credit card", "how-to-void-pre-auth-payments"],
  ["release the money blocked on a card", "how-to-void-pre-auth-payments"],
  ["open a bar tab", "how-to-pre-auth-and-add-to-tab"],
  ["pre-auths", "how-to-pre-auth-and-add-to-tab"],
  ["preauthorise", "how-to-pre-auth-and-add-to-tab"],
  ["change default pre-auth amount", "how-to-pre-auth-and-add-to-tab"],
  ["I am locked out and don't know my password", "login-and-sign-up"],
  ["forgot pasword", "login-and-sign-up", "sign-in-to-the-portal"],
  ["cant log in", "login-and-sign-up"],
  ["take 10 percent off one bagel", "how-to-apply-a-discount"],
  ["discount whole order", "how-to-apply-a-discount"],
  ["two coffees instead of one", "how-to-select-a-category-and-revise-an-item"],
  ["add item quantity", "how-to-select-a-category-and-revise-an-item"],
  ["remove an item from order", "how-to-select-a-category-and-revise-an-item"],
  ["take payment different card", "how-to-pay"],
  ["close tab", "how-to-pay"],
  ["checkout", "how-to-pay"],

  // Sales Adjuster
  ["happy hour price", "create-discounts", "apply-discounts", "edit-discounts"],
  ["rename a discount", "edit-discounts"],
  ["change happy hour from 15 to 20", "edit-discounts"],
  ["charge extra for delivery", "create-surcharges"],
  ["delivery fees", "create-surcharges"],
  ["surchrage", "create-surcharges", "apply-surcharges"],
  ["groceries have a different tax rate", "create-taxes"],
  ["tax groups", "create-taxes"],
  ["add sales tax to an order", "apply-taxes"],
  ["get rid of pennies in the drawer", "create-and-apply-rounding"],
  ["round to nearest quarter", "create-and-apply-rounding"],
  ["no more coins", "create-and-apply-rounding"],

  // House Account Tab: accounts and purchases
  ["add a regular who pays later", "creating-an-account", "add-purchases-to-account-tabs"],
  ["new customr", "creating-an-account"],
  ["put lunch on the hockey team's account", "add-purchases-to-account-tabs"],
  ["add a tab from the web portal", "add-purchases-to-account-tabs"],
  ["see what they bought last week", "get-detailed-info-about-each-purchase"],
  ["customer disputes a charge", "get-detailed-info-about-each-purchase"],
  ["customer history", "get-detailed-info-about-each-purchase"],
  ["transaction log", "get-detailed-info-about-each-purchase"],
  ["recipt for one purchase", "individual-purchase-information"],
  ["edit a wrong purchase", "individual-purchase-information"],
  [
    "bring back an order I erased by mistake",
    "get-back-a-deleted-transaction",
    "video-recover-deleted-transactions",
    "individual-purchase-information",
  ],
  ["undelete transaction", "get-back-a-deleted-transaction"],
  ["delete customer", "easily-edit-or-delete-accounts"],
  ["swipe", "easily-edit-or-delete-accounts"],
  ["change customers email", "easily-edit-or-delete-account-information"],
  ["raise credit limit", "limits", "easily-edit-or-delete-account-information"],
  ["fix the balance", "easily-edit-or-delete-account-information"],
  ["delete stored card", "easily-edit-or-delete-account-information"],
  ["card expired", "easily-edit-or-delete-account-information"],

  // House Account Tab: money
  ["what does this customer still owe me", "select-one-or-more-accounts", "view-reports"],
  ["monthly report", "view-reports"],
  ["aging", "aging-reports"],
  ["settle balence", "pay-balance"],
  ["pay off tab", "pay-balance"],
  ["customer wants to pay half now", "pay-less-or-more"],
  ["pay in installments", "pay-less-or-more"],
  ["somebody paid too much", "pay-less-or-more"],
  ["split bill between sub acounts", "several-sub-accounts"],
  ["send a bill to a client", "create-one-invoice", "video-generate-a-single-invoice"],
  ["bill everyone at once", "create-many-invoices", "video-generate-bulk-invoices"],
  ["automatic invoices every month", "automatic-invoices"],
  ["my numbers do not match the register", "combine-the-reports"],
  ["pos report", "combine-the-reports"],
  ["keep someone's visa on file", "keep-a-card-on-file", "securely-store-credit-card-information"],
  ["save a credit card", "securely-store-credit-card-information"],

  // House Account Tab: settings, plans, help
  ["give a cashier a code", "add-employees", "video-set-up-a-pincode-for-employees"],
  ["new employe pin", "add-employees", "video-set-up-a-pincode-for-employees"],
  ["which waiter is allowed to take money", "add-employees", "what-an-employee-pin-does"],
  ["payment terms", "automatic-invoices", "online-settings"],
  ["email template", "automatic-invoices", "online-settings"],
  ["email log", "automatic-invoices", "online-settings"],
  ["clover login", "sign-in-with-point-of-sale-account"],
  ["talk to a person on the phone", "quickly-view-help-contact-information"],
  ["support number", "quickly-view-help-contact-information"],
  ["how much does it cost per month", "subscription-plans"],
  ["price of pro", "subscription-plans"],

  // Installing, portals and what the guides added later
  ["install house account tab", "install-and-subscribe"],
  ["how do I subscribe", "install-and-subscribe"],
  ["upgrade to pro", "install-and-subscribe"],
  ["cancel my subscription", "install-and-subscribe"],
  ["install register plus", "how-to-install-and-open-the-portal"],
  ["install sales adjuster", "install-sales-adjuster"],
  ["portal address", "sign-in-to-the-portal", "how-to-install-and-open-the-portal"],
  ["what is the url of the portal", "sign-in-to-the-portal"],
  ["spending limit", "limits"],
  ["monthly budget for a customer", "limits"],
  ["purchase order number", "create-one-invoice"],
  ["invoices for all customers at month end", "create-many-invoices"],
  ["resend an invoice email", "automatic-invoices"],
  ["whose card is charged", "charge-stored-cards"],
  ["charge all stored cards", "charge-stored-cards"],
  ["add an employee", "add-employees"],
  ["cashier forgot her pin", "add-employees"],
  ["bulk upload", "upload-accounts"],
  ["import customers from excel", "upload-accounts"],
  ["aging report", "aging-reports"],
  ["who is overdue", "aging-reports"],
  ["api key", "api"],
  ["connect our accounting software", "api"],
  ["undelete", "get-back-a-deleted-transaction", "individual-purchase-information"],
  ["pay one purchase only", "individual-purchase-information"],
  ["reopen a tab", "how-to-reopen-a-tab"],
  ["another round on the same tab", "how-to-reopen-a-tab"],
  ["create a category", "how-to-set-up-categories-and-pictures"],
  ["add a picture to an item", "how-to-set-up-categories-and-pictures"],
  ["how much money is held", "how-to-pre-auth-and-add-to-tab"],
  ["reset my password", "login-and-sign-up"],
  ["apply a surcharge", "apply-surcharges"],
  ["add a service fee to an order", "apply-surcharges"],
  ["press and hold", "edit-discounts"],
  ["delete a discount", "change-or-delete-what-you-saved"],
  ["change the tax rate", "change-or-delete-what-you-saved"],
  ["10% off the whole bill", "how-to-apply-a-discount"],
  ["late payers", "aging-reports"],
  ["find an invoice", "create-one-invoice"],
  ["tax exempt customer", "apply-taxes"],
  ["move a bar tab to a house account", "how-to-pre-auth-and-add-to-tab"],
  ["taxed and untaxed items in one order", "apply-taxes"],
  ["which tax does an item get", "create-taxes"],
];

/** Questions with several good answers: the one named here is among the three that a merchant sees at once. */
const amongThree: [question: string, answer: string][] = [
  ["team with players on one account", "creating-an-account"],
  ["employee charge to account with pin", "add-purchases-to-account-tabs"],
  ["club pays everything with stored card", "charge-stored-cards"],
  ["surcharge for paying by card", "create-surcharges"],
  ["3% credit card fee", "create-surcharges"],
  ["discount was applied by mistake", "apply-discounts"],
  ["delete a tab", "how-to-void-pre-auth-payments"],
  ["who owes me money", "aging-reports"],
  ["refund a payment", "get-detailed-info-about-each-purchase"],
  ["refund a paid order", "how-to-pay"],
  ["how do I install", "install-and-subscribe"],
  ["how do I install", "how-to-install-and-open-the-portal"],
  ["how do I install", "install-sales-adjuster"],
  ["forgot password", "sign-in-to-the-portal"],
];

test("no two guides have a part of the same name", () => {
  const targets = new Set(documents.map(({ href }) => href.split("&")[0] ?? ""));
  expect(new Set([...targets].map(partOf)).size).toBe(targets.size);
});

test.each(amongThree)("“%s” has %s among its first three answers", (question, answer) => {
  expect(partsFor(question).slice(0, 3)).toContain(answer);
});

test.each(questions)("“%s” is answered first by %s", (question, ...answers) => {
  expect(answers).toContain(partsFor(question)[0]);
});

function partsFor(question: string): string[] {
  return answersTo(question).map(({ href }) => partOf(href));
}

function partOf(href: string): string {
  return href.replace(/.*#|&t=\d+$/g, "");
}
