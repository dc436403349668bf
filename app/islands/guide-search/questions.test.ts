import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { guideDocuments } from "#scripts/vite/guide-documents.ts";
import { answeredQuestions, unansweredQuestions } from "./new-questions.ts";
import { indexGuides, loadGuideIndex } from "./search-guides.ts";

const { guides, "guide-search": guideSearch } = contentIn("en");
const documents = guideDocuments(guides, guideSearch);
const search = loadGuideIndex(indexGuides(documents, guideSearch), guideSearch);
const places = new Set(documents.map(({ href }) => placeOf(href)));

/**
 * What merchants type at the counter, and what answers it, by guide; an answer in another guide has its name before it.
 * Where several places answer equally well, any may be first.
 */
const questions: Record<string, [question: string, ...answers: string[]][]> = {
  "register-plus": [
    ["void a card", "how-to-void-pre-auth-payments"],
    ["delete a tab", "how-to-void-pre-auth-payments", "house-account-tab#easily-edit-or-delete-accounts"],
    ["void a tab", "how-to-void-pre-auth-payments"],
    ["viod preauth", "how-to-void-pre-auth-payments"],
    ["cancel hold on credit card", "how-to-void-pre-auth-payments"],
    ["release the money blocked on a card", "how-to-void-pre-auth-payments"],
    ["open a bar tab", "how-to-pre-auth-and-add-to-tab"],
    ["pre-auths", "how-to-pre-auth-and-add-to-tab"],
    ["preauthorise", "how-to-pre-auth-and-add-to-tab"],
    ["change default pre-auth amount", "how-to-pre-auth-and-add-to-tab"],
    ["I am locked out and don't know my password", "login-and-sign-up"],
    ["forgot pasword", "login-and-sign-up", "house-account-tab-portal#sign-in-to-the-portal"],
    ["cant log in", "login-and-sign-up"],
    ["take 10 percent off one bagel", "how-to-apply-a-discount"],
    ["discount whole order", "how-to-apply-a-discount"],
    ["two coffees instead of one", "how-to-select-a-category-and-revise-an-item"],
    ["add item quantity", "how-to-select-a-category-and-revise-an-item"],
    ["remove an item from order", "how-to-select-a-category-and-revise-an-item"],
    ["take payment different card", "how-to-pay"],
    ["close tab", "how-to-pay"],
    ["checkout", "how-to-pay"],
    ["install register plus", "how-to-install-and-open-the-portal"],
    ["reopen a tab", "how-to-reopen-a-tab"],
    ["another round on the same tab", "how-to-reopen-a-tab"],
    ["create a category", "how-to-set-up-categories-and-pictures"],
    ["add a picture to an item", "how-to-set-up-categories-and-pictures"],
    ["how much money is held", "how-to-pre-auth-and-add-to-tab"],
    ["reset my password", "login-and-sign-up"],
    ["10% off the whole bill", "how-to-apply-a-discount"],
    ["move a bar tab to a house account", "how-to-move-an-order"],
    ["order on the wrong tab", "how-to-move-an-order"],
    ["customer walked out", "how-to-charge-a-customer-who-left"],
    ["cash payment in register plus", "no-other-payments"],
    ["tip on credit card", "how-to-pay"],
    ["change the hold amount", "how-to-pre-auth-and-add-to-tab", "how-to-install-and-open-the-portal"],
    ["card declined", "how-to-pay", "house-account-tab-portal#charge-stored-cards"],
    [
      "app won't open after update",
      "if-the-app-doesnt-open",
      "sales-adjuster#if-the-app-doesnt-open",
      "house-account-tab#quickly-view-help-contact-information",
    ],
    [
      "app crashes",
      "if-the-app-doesnt-open",
      "sales-adjuster#if-the-app-doesnt-open",
      "house-account-tab#quickly-view-help-contact-information",
    ],
    [
      "two stations",
      "how-to-pre-auth-and-add-to-tab",
      "house-account-tab-portal#sign-in-to-the-portal",
      "sales-adjuster#install-sales-adjuster",
    ],
    ["refund a paid order", "how-to-refund-a-paid-order"],
    ["closing time, are there open orders", "before-you-close"],
  ],
  "sales-adjuster": [
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
    ["install sales adjuster", "install-sales-adjuster"],
    ["apply a surcharge", "apply-surcharges"],
    ["add a service fee to an order", "apply-surcharges"],
    ["press and hold", "edit-discounts"],
    ["delete a discount", "change-or-delete-what-you-saved"],
    ["change the tax rate", "change-or-delete-what-you-saved"],
    ["tax exempt customer", "apply-taxes"],
    ["tax is missing on the order", "apply-taxes"],
    ["cancel sales adjuster taxes", "cancel-sales-adjuster"],
    ["taxed and untaxed items in one order", "apply-taxes"],
    ["which tax does an item get", "create-taxes"],
    ["cash rounding", "create-and-apply-rounding"],
    ["tax is wrong on a charge", "apply-taxes", "house-account-tab-portal#cancel-a-sale"],
    ["buttons are gray", "no-offline", "if-the-app-doesnt-open", "house-account-tab-portal#limits"],
  ],
  "house-account-tab": [
    ["add a regular who pays later", "creating-an-account", "add-purchases-to-account-tabs"],
    ["new customr", "creating-an-account"],
    ["put lunch on the hockey team's account", "add-purchases-to-account-tabs"],
    ["add a tab from the web portal", "add-purchases-to-account-tabs"],
    ["see what they bought last week", "get-detailed-info-about-each-purchase"],
    ["customer disputes a charge", "get-detailed-info-about-each-purchase"],
    ["customer history", "get-detailed-info-about-each-purchase"],
    ["transaction log", "get-detailed-info-about-each-purchase"],
    ["recipt for one purchase", "individual-purchase-information"],
    ["edit a wrong purchase", "individual-purchase-information", "house-account-tab-portal#correct-a-mistake"],
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
    ["fix the balance", "easily-edit-or-delete-account-information"],
    ["delete stored card", "easily-edit-or-delete-account-information", "securely-store-credit-card-information"],
    ["card expired", "easily-edit-or-delete-account-information", "securely-store-credit-card-information"],
    ["what does this customer still owe me", "select-one-or-more-accounts", "house-account-tab-portal#who-owes-money"],
    ["monthly report", "view-reports"],
    ["settle balence", "pay-balance"],
    ["pay off tab", "pay-balance"],
    ["settle what is owed", "pay-balance"],
    ["customer wants to pay half now", "pay-less-or-more"],
    ["pay in installments", "pay-less-or-more"],
    ["somebody paid too much", "pay-less-or-more"],
    ["split bill between sub acounts", "several-sub-accounts"],
    ["my numbers do not match the register", "combine-the-reports"],
    ["pos report", "combine-the-reports"],
    ["keep someone's visa on file", "keep-a-card-on-file", "securely-store-credit-card-information"],
    ["save a credit card", "securely-store-credit-card-information"],
    ["clover login", "sign-in-with-point-of-sale-account"],
    ["talk to a person on the phone", "quickly-view-help-contact-information"],
    ["support number", "quickly-view-help-contact-information"],
    ["how much does it cost per month", "subscription-plans"],
    ["price of pro", "subscription-plans"],
    ["how much does it cost", "subscription-plans"],
    ["what does HAT cost", "subscription-plans"],
    ["undelete", "get-back-a-deleted-transaction", "individual-purchase-information"],
    ["pay one purchase only", "individual-purchase-information"],
    ["charged to wrong account", "house-account-tab-portal#correct-a-mistake"],
    ["put on the wrong customer's tab", "house-account-tab-portal#correct-a-mistake"],
    ["wrong payment", "house-account-tab-portal#correct-a-mistake"],
    ["deleted by accident", "get-back-a-deleted-transaction", "individual-purchase-information"],
    ["accidentally deleted", "get-back-a-deleted-transaction", "individual-purchase-information"],
    ["customer overpaid", "pay-less-or-more", "house-account-tab-portal#correct-a-mistake"],
    ["gratuity", "add-purchases-to-account-tabs", "house-account-tab-portal#no-tips-afterwards"],
    ["sales tax on a tab sale", "add-purchases-to-account-tabs"],
    ["sales tax on a tab", "add-purchases-to-account-tabs"],
    ["card declined when paying a tab", "pay-balance"],
    ["wrong amount on the tab", "individual-purchase-information", "house-account-tab-portal#correct-a-mistake"],
    ["customer says he didn't make this charge", "get-detailed-info-about-each-purchase"],
    ["dispute", "get-detailed-info-about-each-purchase"],
    ["undo an adjustment", "easily-edit-or-delete-account-information"],
    ["expired card", "easily-edit-or-delete-account-information", "securely-store-credit-card-information"],
  ],
  "house-account-tab-portal": [
    ["raise credit limit", "limits", "house-account-tab#easily-edit-or-delete-account-information"],
    ["aging", "aging-reports"],
    ["send a bill to a client", "create-one-invoice", "house-account-tab#video-generate-a-single-invoice"],
    ["bill everyone at once", "create-many-invoices", "house-account-tab#video-generate-bulk-invoices"],
    ["automatic invoices every month", "automatic-invoices"],
    ["give a cashier a code", "add-employees", "house-account-tab#video-set-up-a-pincode-for-employees"],
    ["new employe pin", "add-employees", "house-account-tab#video-set-up-a-pincode-for-employees"],
    ["which waiter is allowed to take money", "add-employees", "house-account-tab#what-an-employee-pin-does"],
    ["payment terms", "automatic-invoices", "house-account-tab#online-settings"],
    ["email template", "automatic-invoices", "house-account-tab#online-settings"],
    ["email log", "automatic-invoices", "house-account-tab#online-settings"],
    ["install house account tab", "install-and-subscribe"],
    ["how do I subscribe", "install-and-subscribe"],
    ["upgrade to pro", "install-and-subscribe"],
    [
      "cancel my subscription",
      "install-and-subscribe",
      "register-plus#how-to-cancel",
      "sales-adjuster#cancel-sales-adjuster",
    ],
    ["portal address", "sign-in-to-the-portal", "register-plus#how-to-install-and-open-the-portal"],
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
    ["employee left", "add-employees"],
    ["bulk upload", "upload-accounts"],
    ["import customers from excel", "upload-accounts"],
    ["aging report", "aging-reports"],
    ["who is overdue", "aging-reports"],
    ["api key", "api"],
    ["connect our accounting software", "api", "no-accounting-software"],
    ["late payers", "aging-reports"],
    ["find an invoice", "create-one-invoice"],
    ["two cafes, one account", "no-shared-locations"],
    ["overcharged a customer", "correct-a-mistake"],
    ["customer paid twice", "correct-a-mistake", "register-plus#how-to-refund-a-paid-order"],
    ["cancel a payment", "correct-a-mistake"],
    ["undo a payment", "correct-a-mistake"],
    ["delete a payment", "correct-a-mistake"],
    ["void a payment", "correct-a-mistake"],
    ["receipt for a payment", "no-receipts"],
    ["how much does Joe owe", "who-owes-money", "house-account-tab#select-one-or-more-accounts"],
    ["who owes how much", "who-owes-money"],
    ["list of balances", "who-owes-money"],
    ["customer won't pay", "who-owes-money", "aging-reports", "no-reminders"],
    ["venmo", "no-other-payments"],
    ["paid with Zelle", "no-other-payments"],
    ["cash app", "no-other-payments"],
    ["fire an employee", "add-employees"],
    ["customer says invoice is too high", "create-one-invoice"],
    ["invoice is wrong", "create-one-invoice"],
    ["send a statement at the end of the month", "create-one-invoice"],
    ["the price after the trial", "no-free-trial", "register-plus#no-free-trial", "sales-adjuster#no-free-trial"],
    ["stop a customer from buying", "limits"],
    ["confirm button is gray", "limits"],
    ["can I use a second device", "sign-in-to-the-portal"],
    ["customer wants to leave a tip when paying the tab", "no-tips-afterwards"],
    ["does it work with quickbooks", "no-accounting-software"],
    ["refund a house account sale", "cancel-a-sale"],
    ["lost my clover", "sign-in-to-the-portal", "register-plus#login-and-sign-up"],
    ["stolen device", "sign-in-to-the-portal", "register-plus#login-and-sign-up"],
    ["forgot to close yesterday", "close-the-day"],
    ["yesterday's report", "close-the-day"],
    ["do both stations share the same totals", "sign-in-to-the-portal"],
    ["who rang this up", "no-reports-by-employee", "house-account-tab#individual-purchase-information"],
    ["export to excel", "no-reports-by-employee"],
  ],
};

/** Questions with several good answers: the one named here is among the three that a merchant sees at once. */
const amongThree: [question: string, answer: string][] = [
  ["team with players on one account", "house-account-tab#creating-an-account"],
  ["employee charge to account with pin", "house-account-tab#add-purchases-to-account-tabs"],
  ["club pays everything with stored card", "house-account-tab-portal#charge-stored-cards"],
  ["surcharge for paying by card", "sales-adjuster#create-surcharges"],
  ["surcharge on a tab payment", "house-account-tab-portal#no-tips-afterwards"],
  ["3% credit card fee", "sales-adjuster#create-surcharges"],
  ["discount was applied by mistake", "sales-adjuster#apply-discounts"],
  ["delete a tab", "register-plus#how-to-void-pre-auth-payments"],
  ["who owes me money", "house-account-tab-portal#aging-reports"],
  ["refund a payment", "house-account-tab-portal#correct-a-mistake"],
  ["how do I install", "house-account-tab-portal#install-and-subscribe"],
  ["how do I install", "register-plus#how-to-install-and-open-the-portal"],
  ["how do I install", "sales-adjuster#install-sales-adjuster"],
  ["forgot password", "house-account-tab-portal#sign-in-to-the-portal"],
  ["how to cancel subscription", "house-account-tab-portal#install-and-subscribe"],
  ["how to cancel subscription", "register-plus#how-to-cancel"],
  ["how to cancel subscription", "sales-adjuster#cancel-sales-adjuster"],
];

// Guides, sections and questions come and go with the apps.
test.each(amongThree.filter(([, answer]) => places.has(answer)))(
  "“%s” has %s among its first three answers",
  (question, answer) => {
    const three = search(question).slice(0, 3);
    expect(three.map(({ href }) => href)).toContain(`/guides/${answer}`);
  },
);

const answered = Object.entries(questions)
  .flatMap(([guide, asked]) =>
    asked.map(([question, ...answers]): [string, ...string[]] => [
      question,
      ...answers.map((answer) => (answer.includes("#") ? answer : `${guide}#${answer}`)),
    ]),
  )
  .filter(([, answer = ""]) => places.has(answer));

test.each(answered)("“%s” is answered first by %s", (question, ...answers) => {
  const [first] = search(question).map(({ href }) => placeOf(href));
  expect(answers).toContain(first);
});

test.each(["printer not working", "reader not working", "the card reader is broken"])(
  "“%s” has no answer here: Clover helps",
  (question) => expect(search(question)).toEqual([]),
);

test("of fifty questions, 45 get the right answer first, or none if there is none", () => {
  const asked = [...answeredQuestions, ...unansweredQuestions.map((question): [string] => [question])];
  // Guides, sections and questions come and go with the apps.
  const known = asked.filter(([, ...answers]) => answers.every((answer) => places.has(answer)));
  const wrong = known
    .map(([question, ...answers]) => ({
      question,
      answers,
      first: search(question).map(({ href }) => placeOf(href))[0],
    }))
    .filter(({ answers, first }) => (answers.length > 0 ? !answers.includes(first ?? "") : first !== undefined));
  expect(asked).toHaveLength(50);
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(known.length / 10);
});

/** "house-account-tab#pay-balance" of an address. */
function placeOf(href: string): string {
  return href.replace(/^\/guides\/|&t=\d+$/g, "");
}
