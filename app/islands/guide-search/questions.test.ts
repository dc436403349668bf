import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { guideDocuments } from "../../../scripts/vite/guide-documents.ts";
import { indexGuides, loadGuideIndex } from "./search-guides.ts";

const { guides, "guide-search": guideSearch } = contentIn("en");
const answersTo = loadGuideIndex(indexGuides(guideDocuments(guides, guideSearch), guideSearch), guideSearch);

/** What merchants type at the counter, and what answers it. Where several places answer equally well, any may be first. */
const questions: [question: string, ...answers: string[]][] = [
  // Register Plus
  ["void a card", "register-plus#how-to-void-pre-auth-payments"],
  ["delete a tab", "register-plus#how-to-void-pre-auth-payments", "house-account-tab#easily-edit-or-delete-accounts"],
  ["void a tab", "register-plus#how-to-void-pre-auth-payments"],
  ["viod preauth", "register-plus#how-to-void-pre-auth-payments"],
  ["cancel hold on credit card", "register-plus#how-to-void-pre-auth-payments"],
  ["release the money blocked on a card", "register-plus#how-to-void-pre-auth-payments"],
  ["open a bar tab", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["pre-auths", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["preauthorise", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["change default pre-auth amount", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["I am locked out and don't know my password", "register-plus#login-and-sign-up"],
  ["forgot pasword", "register-plus#login-and-sign-up", "house-account-tab-portal#sign-in-to-the-portal"],
  ["cant log in", "register-plus#login-and-sign-up"],
  ["take 10 percent off one bagel", "register-plus#how-to-apply-a-discount"],
  ["discount whole order", "register-plus#how-to-apply-a-discount"],
  ["two coffees instead of one", "register-plus#how-to-select-a-category-and-revise-an-item"],
  ["add item quantity", "register-plus#how-to-select-a-category-and-revise-an-item"],
  ["remove an item from order", "register-plus#how-to-select-a-category-and-revise-an-item"],
  ["take payment different card", "register-plus#how-to-pay"],
  ["close tab", "register-plus#how-to-pay"],
  ["checkout", "register-plus#how-to-pay"],

  // Sales Adjuster
  [
    "happy hour price",
    "sales-adjuster#create-discounts",
    "sales-adjuster#apply-discounts",
    "sales-adjuster#edit-discounts",
  ],
  ["rename a discount", "sales-adjuster#edit-discounts"],
  ["change happy hour from 15 to 20", "sales-adjuster#edit-discounts"],
  ["charge extra for delivery", "sales-adjuster#create-surcharges"],
  ["delivery fees", "sales-adjuster#create-surcharges"],
  ["surchrage", "sales-adjuster#create-surcharges", "sales-adjuster#apply-surcharges"],
  ["groceries have a different tax rate", "sales-adjuster#create-taxes"],
  ["tax groups", "sales-adjuster#create-taxes"],
  ["add sales tax to an order", "sales-adjuster#apply-taxes"],
  ["get rid of pennies in the drawer", "sales-adjuster#create-and-apply-rounding"],
  ["round to nearest quarter", "sales-adjuster#create-and-apply-rounding"],
  ["no more coins", "sales-adjuster#create-and-apply-rounding"],

  // House Account Tab: accounts and purchases
  [
    "add a regular who pays later",
    "house-account-tab#creating-an-account",
    "house-account-tab#add-purchases-to-account-tabs",
  ],
  ["new customr", "house-account-tab#creating-an-account"],
  ["put lunch on the hockey team's account", "house-account-tab#add-purchases-to-account-tabs"],
  ["add a tab from the web portal", "house-account-tab#add-purchases-to-account-tabs"],
  ["see what they bought last week", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["customer disputes a charge", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["customer history", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["transaction log", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["recipt for one purchase", "house-account-tab#individual-purchase-information"],
  ["edit a wrong purchase", "house-account-tab#individual-purchase-information"],
  [
    "bring back an order I erased by mistake",
    "house-account-tab#get-back-a-deleted-transaction",
    "house-account-tab#video-recover-deleted-transactions",
    "house-account-tab#individual-purchase-information",
  ],
  ["undelete transaction", "house-account-tab#get-back-a-deleted-transaction"],
  ["delete customer", "house-account-tab#easily-edit-or-delete-accounts"],
  ["swipe", "house-account-tab#easily-edit-or-delete-accounts"],
  ["change customers email", "house-account-tab#easily-edit-or-delete-account-information"],
  [
    "raise credit limit",
    "house-account-tab-portal#limits",
    "house-account-tab#easily-edit-or-delete-account-information",
  ],
  ["fix the balance", "house-account-tab#easily-edit-or-delete-account-information"],
  ["delete stored card", "house-account-tab#easily-edit-or-delete-account-information"],
  ["card expired", "house-account-tab#easily-edit-or-delete-account-information"],

  // House Account Tab: money
  [
    "what does this customer still owe me",
    "house-account-tab#select-one-or-more-accounts",
    "house-account-tab#view-reports",
  ],
  ["monthly report", "house-account-tab#view-reports"],
  ["aging", "house-account-tab-portal#aging-reports"],
  ["settle balence", "house-account-tab#pay-balance"],
  ["pay off tab", "house-account-tab#pay-balance"],
  ["customer wants to pay half now", "house-account-tab#pay-less-or-more"],
  ["pay in installments", "house-account-tab#pay-less-or-more"],
  ["somebody paid too much", "house-account-tab#pay-less-or-more"],
  ["split bill between sub acounts", "house-account-tab#several-sub-accounts"],
  [
    "send a bill to a client",
    "house-account-tab-portal#create-one-invoice",
    "house-account-tab#video-generate-a-single-invoice",
  ],
  [
    "bill everyone at once",
    "house-account-tab-portal#create-many-invoices",
    "house-account-tab#video-generate-bulk-invoices",
  ],
  ["automatic invoices every month", "house-account-tab-portal#automatic-invoices"],
  ["my numbers do not match the register", "house-account-tab#combine-the-reports"],
  ["pos report", "house-account-tab#combine-the-reports"],
  [
    "keep someone's visa on file",
    "house-account-tab#keep-a-card-on-file",
    "house-account-tab#securely-store-credit-card-information",
  ],
  ["save a credit card", "house-account-tab#securely-store-credit-card-information"],

  // House Account Tab: settings, plans, help
  [
    "give a cashier a code",
    "house-account-tab-portal#add-employees",
    "house-account-tab#video-set-up-a-pincode-for-employees",
  ],
  [
    "new employe pin",
    "house-account-tab-portal#add-employees",
    "house-account-tab#video-set-up-a-pincode-for-employees",
  ],
  [
    "which waiter is allowed to take money",
    "house-account-tab-portal#add-employees",
    "house-account-tab#what-an-employee-pin-does",
  ],
  ["payment terms", "house-account-tab-portal#automatic-invoices", "house-account-tab#online-settings"],
  ["email template", "house-account-tab-portal#automatic-invoices", "house-account-tab#online-settings"],
  ["email log", "house-account-tab-portal#automatic-invoices", "house-account-tab#online-settings"],
  ["clover login", "house-account-tab#sign-in-with-point-of-sale-account"],
  ["talk to a person on the phone", "house-account-tab#quickly-view-help-contact-information"],
  ["support number", "house-account-tab#quickly-view-help-contact-information"],
  ["how much does it cost per month", "house-account-tab#subscription-plans"],
  ["price of pro", "house-account-tab#subscription-plans"],

  // Installing, portals and what the guides added later
  ["install house account tab", "house-account-tab-portal#install-and-subscribe"],
  ["how do I subscribe", "house-account-tab-portal#install-and-subscribe"],
  ["upgrade to pro", "house-account-tab-portal#install-and-subscribe"],
  ["cancel my subscription", "house-account-tab-portal#install-and-subscribe"],
  ["install register plus", "register-plus#how-to-install-and-open-the-portal"],
  ["install sales adjuster", "sales-adjuster#install-sales-adjuster"],
  [
    "portal address",
    "house-account-tab-portal#sign-in-to-the-portal",
    "register-plus#how-to-install-and-open-the-portal",
  ],
  ["what is the url of the portal", "house-account-tab-portal#sign-in-to-the-portal"],
  ["spending limit", "house-account-tab-portal#limits"],
  ["monthly budget for a customer", "house-account-tab-portal#limits"],
  ["purchase order number", "house-account-tab-portal#create-one-invoice"],
  ["invoices for all customers at month end", "house-account-tab-portal#create-many-invoices"],
  ["resend an invoice email", "house-account-tab-portal#automatic-invoices"],
  ["whose card is charged", "house-account-tab-portal#charge-stored-cards"],
  ["charge all stored cards", "house-account-tab-portal#charge-stored-cards"],
  ["add an employee", "house-account-tab-portal#add-employees"],
  ["cashier forgot her pin", "house-account-tab-portal#add-employees"],
  ["bulk upload", "house-account-tab-portal#upload-accounts"],
  ["import customers from excel", "house-account-tab-portal#upload-accounts"],
  ["aging report", "house-account-tab-portal#aging-reports"],
  ["who is overdue", "house-account-tab-portal#aging-reports"],
  ["api key", "house-account-tab-portal#api"],
  ["connect our accounting software", "house-account-tab-portal#api"],
  ["undelete", "house-account-tab#get-back-a-deleted-transaction", "house-account-tab#individual-purchase-information"],
  ["pay one purchase only", "house-account-tab#individual-purchase-information"],
  ["reopen a tab", "register-plus#how-to-reopen-a-tab"],
  ["another round on the same tab", "register-plus#how-to-reopen-a-tab"],
  ["create a category", "register-plus#how-to-set-up-categories-and-pictures"],
  ["add a picture to an item", "register-plus#how-to-set-up-categories-and-pictures"],
  ["how much money is held", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["reset my password", "register-plus#login-and-sign-up"],
  ["apply a surcharge", "sales-adjuster#apply-surcharges"],
  ["add a service fee to an order", "sales-adjuster#apply-surcharges"],
  ["press and hold", "sales-adjuster#edit-discounts"],
  ["delete a discount", "sales-adjuster#change-or-delete-what-you-saved"],
  ["change the tax rate", "sales-adjuster#change-or-delete-what-you-saved"],
  ["10% off the whole bill", "register-plus#how-to-apply-a-discount"],
  ["late payers", "house-account-tab-portal#aging-reports"],
  ["find an invoice", "house-account-tab-portal#create-one-invoice"],
  ["tax exempt customer", "sales-adjuster#apply-taxes"],
  ["move a bar tab to a house account", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["taxed and untaxed items in one order", "sales-adjuster#apply-taxes"],
  ["which tax does an item get", "sales-adjuster#create-taxes"],
];

/** Questions with several good answers: the one named here is among the three that a merchant sees at once. */
const amongThree: [question: string, answer: string][] = [
  ["team with players on one account", "house-account-tab#creating-an-account"],
  ["employee charge to account with pin", "house-account-tab#add-purchases-to-account-tabs"],
  ["club pays everything with stored card", "house-account-tab-portal#charge-stored-cards"],
  ["surcharge for paying by card", "sales-adjuster#create-surcharges"],
  ["3% credit card fee", "sales-adjuster#create-surcharges"],
  ["discount was applied by mistake", "sales-adjuster#apply-discounts"],
  ["delete a tab", "register-plus#how-to-void-pre-auth-payments"],
  ["who owes me money", "house-account-tab-portal#aging-reports"],
  ["refund a payment", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["refund a paid order", "register-plus#how-to-pay"],
  ["how do I install", "house-account-tab-portal#install-and-subscribe"],
  ["how do I install", "register-plus#how-to-install-and-open-the-portal"],
  ["how do I install", "sales-adjuster#install-sales-adjuster"],
  ["forgot password", "house-account-tab-portal#sign-in-to-the-portal"],
];

test.each(amongThree)("“%s” has %s among its first three answers", (question, answer) => {
  const three = answersTo(question).slice(0, 3);
  expect(three.map(({ href }) => href)).toContain(`/guides/${answer}`);
});

test.each(questions)("“%s” is answered first by %s", (question, ...answers) => {
  const [first] = answersTo(question).map(({ href }) => href.replace(/^\/guides\/|&t=\d+$/g, ""));
  expect(answers).toContain(first);
});
