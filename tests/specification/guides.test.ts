import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const [houseAccountTab, registerPlus, salesAdjuster] = contentIn("en").guides.guides;

const hat = JSON.stringify(houseAccountTab);
const register = JSON.stringify(registerPlus);
const adjuster = JSON.stringify(salesAdjuster);

test.each([
  ["a separate account is needed", "account does not work with House Account Tab"],
  ["a balance is the sum of main and sub accounts", "its own plus those of all its sub accounts"],
  [
    "a balance may be paid in part, a transaction may not",
    "A balance can be paid in part, but a single purchase can’t",
  ],
  ["several sub accounts are paid at once", "Several sub accounts can be paid at once"],
  ["a payment above the balance becomes a deposit", "A payment above the balance becomes a deposit"],
  ["a stored card needs the card vault, in the USA", "card vault, which works in the United States only"],
  ["a report has four sections", "Starting Balance, Purchases, Payments and Ending Balance"],
  ["each of them has a total of revenue and tax", "**Total** is **Revenue** plus **Tax**"],
  ["an invoice has its number and a purchase order number", "purchase order number"],
  ["an employee's PIN has permission settings", "permission settings behind the PIN"],
  ["an account may have a spending limit", "Spending limit"],
  ["an account is edited and deleted by a swipe to the left", "Swipe left on it"],
  ["the logo leads to the help contact", "Tap the logo"],
  ["a deleted transaction is recovered on the higher plans", "**Recover** is included in PRO and PREMIUM"],
])("the tab guide says that %s", (_rule, words) => expect(hat).toContain(words));

test.each([
  [
    houseAccountTab,
    "Creating an Account; Select One (or more!) Accounts; View Reports; Pay Balance; Get Detailed Info about each Purchase; Individual Purchase Information; Easily Edit or Delete Accounts; Securely store credit card information; Easily Edit or Delete Account Information; Online Settings; Quickly View Help Contact Information; Add Purchases to Account Tabs",
  ],
  [
    registerPlus,
    "LOGIN & SIGN-UP; HOW TO PRE-AUTH & ADD TO TAB; HOW TO VOID PRE-AUTH PAYMENTS; HOW TO SELECT A CATEGORY & REVISE AN ITEM; HOW TO APPLY A DISCOUNT ON A SINGLE ITEM OR ENTIRE ORDER; HOW TO PAY",
  ],
])("the sections that the specification names come first, in its order (%#)", (guide, named) => {
  const titles = named.split("; ");
  expect(guide?.sections.slice(0, titles.length).map(({ title }) => title)).toEqual(titles);
});

test("the answer on reports deducts purchases, adds payments and works the example out", () => {
  const answer = JSON.stringify(houseAccountTab?.faq?.entries.find(({ id }) => id === "combine-the-reports"));
  expect(answer).toContain("Deduct the purchases that went on tabs in House Account Tab, then add the payments");
  expect(answer).toContain("$1,000 − $350 + $280 = $930");
});

test.each([
  ["one signs in by username and password", "Type your username and your password"],
  ["a forgotten password has its link", "FORGOT PASSWORD"],
  ["an account is created on the same screen", "Create an Account"],
  ["a total above the default value is pre-authorized whole", "the whole total is pre-authorized"],
  ["the default value is set in the settings portal", "sign in to the settings portal"],
  ["a pre-authorization is voided in the detailed transaction", "on the order’s **Detailed transaction** screen"],
])("the register guide says that %s", (_rule, words) => expect(register).toContain(words));

test.each([
  ["a discount has a name, a type and an amount", "a name, a type ($ or %) and an amount"],
  ["a surcharge has the same fields", "the same three fields"],
  [
    "a tax group stands for a county, with items that have their own rates",
    "default rate and tax items that have their own rates",
  ],
  ["rounding goes up or down, to the quarter or the dollar", "up or down, to the quarter or the dollar"],
])("the Sales Adjuster guide says that %s", (_rule, words) => expect(adjuster).toContain(words));
