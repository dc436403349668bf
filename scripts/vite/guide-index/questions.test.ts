import { describe, expect, test } from "vitest";
import { findPlaces } from "#app/islands/guide-search/find-places.ts";
import { guideSearch } from "#content/en/guide-search.ts";
import { guides } from "#content/en/guides.ts";
import { makeIndex } from "./make-index.ts";

const index = makeIndex(guides, guideSearch);

/** What merchants ask, in their words, and where the answer is. */
const questions = [
  ["delete a tab", "register-plus#how-to-void-pre-auth-payments"],
  ["what does this customer still owe me", "house-account-tab#select-one-or-more-accounts"],
  ["send a bill to a client", "house-account-tab#video-generate-a-single-invoice"],
  ["bill everyone at once", "house-account-tab#video-generate-bulk-invoices"],
  ["open a bar tab", "register-plus#how-to-pre-auth-and-add-to-tab"],
  ["customer wants to pay half now", "house-account-tab#pay-less-or-more"],
  ["somebody paid too much", "house-account-tab#pay-less-or-more"],
  ["give a cashier a code", "house-account-tab#video-set-up-a-pincode-for-employees"],
  ["which waiter is allowed to take money", "house-account-tab#what-an-employee-pin-does"],
  ["my numbers do not match the register", "house-account-tab#combine-the-reports"],
  ["keep someone's visa on file", "house-account-tab#keep-a-card-on-file"],
  ["bring back an order I erased by mistake", "house-account-tab#get-back-a-deleted-transaction"],
  ["release the money blocked on a card", "register-plus#how-to-void-pre-auth-payments"],
  ["I am locked out and don't know my password", "register-plus#login-and-sign-up"],
  ["take 10 percent off one bagel", "register-plus#how-to-apply-a-discount"],
  ["happy hour price", "sales-adjuster#create-discounts"],
  ["charge extra for delivery", "sales-adjuster#create-surcharges"],
  ["groceries have a different tax rate", "sales-adjuster#create-taxes"],
  ["get rid of pennies in the drawer", "sales-adjuster#create-and-apply-rounding"],
  ["add a regular who pays later", "house-account-tab#creating-an-account"],
  ["put lunch on the hockey team's account", "house-account-tab#add-purchases-to-account-tabs"],
  ["see what they bought last week", "house-account-tab#get-detailed-info-about-each-purchase"],
  ["two coffees instead of one", "register-plus#how-to-select-a-category-and-revise-an-item"],
  ["talk to a person on the phone", "house-account-tab#quickly-view-help-contact-information"],
  ["how much does it cost per month", "house-account-tab#subscription-plans"],
] as const;

describe("finds among the first three answers", () => {
  test.each(questions)("%s → %s", (question, answer) => {
    const found = findPlaces(question, index, guideSearch).map(({ href }) => href.replace(/^\/guides\/|&t=\d+$/g, ""));
    expect(found.slice(0, 3)).toContain(answer);
  });
});
