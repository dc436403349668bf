import type { GuideSection } from "#content/schema/guides.ts";

/** What a merchant does with House Account Tab, one screen at a time. */
export const sections: GuideSection[] = [
  {
    id: "creating-an-account",
    title: "Creating an Account",
    blocks: [
      { p: "You need one account of your own to sign in, and one house account for each customer who buys on a tab." },
      { p: "Create your own account first:" },
      {
        steps: [
          "Open House Account Tab and tap **Create an Account**.",
          "Type your name, your email address and a password.",
          "Tap **Save**, then sign in.",
        ],
      },
      {
        note: "The point-of-sale platform's own account does not work with House Account Tab, so this one must be separate.",
      },
      { p: "Then create an account for each customer:" },
      {
        steps: [
          "On **House accounts**, tap **New account**.",
          "Type the customer's name and the email address for invoices.",
          "Choose **Main account**. For a team or a department, choose **Sub account** and the main account it belongs to.",
          "Under **Balance**, choose **Limited** and type the limit, or choose **Unlimited**.",
          "To protect the account, type a **Pass code**.",
          "Tap **Save**. The account appears in the list with a balance of 0.00.",
        ],
      },
      { note: "PRO and PREMIUM add a **Spending limit** and, in the web portal, bulk account upload." },
    ],
    screenshot: {
      file: "guides/house-account-tab/creating-an-account.svg",
      alt: "The New account form filled in for Harlow Dental: Main account, Limited balance of 800, a pass code of four dots, and the Save button.",
    },
    video: "add-a-new-account",
    keywords: ["new customer", "add customer", "sign up", "register", "sub account", "open a tab", "pass code"],
  },
  {
    id: "select-one-or-more-accounts",
    title: "Select One (or more!) Accounts",
    blocks: [
      {
        p: "Tap one account to see what it owes. Tick several to take one payment, or create invoices, for all of them.",
      },
      {
        steps: [
          "Type a few letters in **Find an account**, or scroll the list.",
          "Tap the account. Its balance, its sub accounts and its last tab open beside the list.",
          "For more than one, tap **Select** and tick each account.",
          "Check the bar below the list: it counts the accounts and adds up what they owe.",
          "Tap **Pay balance** or **Create invoice**.",
        ],
      },
      { note: "Several sub accounts can be paid at once. Invoices are included in PRO and PREMIUM." },
    ],
    screenshot: {
      file: "guides/house-account-tab/select-one-or-more-accounts.svg",
      alt: "House accounts with three ticked. The bar below reads 3 accounts, $823.90, beside Pay balance and Create invoice.",
    },
    video: "bulk-payment",
    keywords: [
      "find a customer",
      "customer owes",
      "search",
      "several accounts",
      "bulk payment",
      "zero out",
      "multiple",
    ],
  },
  {
    id: "view-reports",
    title: "View Reports",
    blocks: [
      { p: "A report shows what was owed at the start, what was bought, what was paid, and what was owed at the end." },
      {
        steps: [
          "Tap **Reports**.",
          "Choose the **Period**, such as last month.",
          "Choose **All accounts**, or one account.",
          "Tap **Show report**.",
        ],
      },
      {
        p: "Every report has the same four sections: Starting Balance, Purchases, Payments and Ending Balance. In each section, **Total** is **Revenue** plus **Tax**.",
      },
      {
        table: {
          caption: "An example month, all accounts",
          head: ["Section", "Total", "Revenue", "Tax"],
          rows: [
            ["Starting Balance", "17,606.15", "15,969.30", "1,636.85"],
            ["Purchases", "2,450.00", "2,222.22", "227.78"],
            ["Payments", "1,650.00", "1,496.60", "153.40"],
            ["Ending Balance", "18,406.15", "16,694.92", "1,711.23"],
          ],
        },
      },
      {
        p: "To check it, add Purchases to the Starting Balance and subtract Payments. The result is the Ending Balance.",
      },
      { note: "Full reporting is included in every plan, aging reports in PREMIUM." },
    ],
    screenshot: {
      file: "guides/house-account-tab/view-reports.svg",
      alt: "A report for all accounts: Starting Balance 17,606.15, Purchases 2,450.00, Payments 1,650.00, Ending Balance 18,406.15, each with Total, Revenue and Tax.",
    },
    keywords: ["end of month", "revenue", "tax", "who owes", "total owed", "bookkeeping", "aging"],
  },
  {
    id: "pay-balance",
    title: "Pay Balance",
    blocks: [
      { p: "Take a payment for the whole account, for some of its sub accounts, or for part of what is owed." },
      {
        steps: [
          "Tap the account to open it, then tap **Pay balance**.",
          "Tick what the customer pays for: the main account, one sub account, or several.",
          "Choose **Full balance**, or choose **Other amount** and type the amount.",
          "Choose **Cash**, **Card** or **Stored card**.",
          "Check the new balance and tap **Confirm payment**.",
        ],
      },
      { note: "The balance of an account is the sum of its main account and all its sub accounts." },
      {
        note: "A payment above the balance becomes a deposit on the account and shows with a minus sign, such as −40.00.",
      },
      { note: "A balance can be paid in part. A single transaction cannot: it is paid in full, or it stays open." },
    ],
    screenshot: {
      file: "guides/house-account-tab/pay-balance.svg",
      alt: "Pay balance for Prairie Hockey Club: Juniors 305.50 and Coaches 388.00 are ticked, Card is chosen, the payment is $693.50 and the new balance $591.10.",
    },
    video: "pay-account-balance",
    keywords: ["settle", "owe", "partial payment", "split the bill", "deposit", "overpay", "pay off"],
  },
  {
    id: "get-detailed-info-about-each-purchase",
    title: "Get Detailed Info about each Purchase",
    blocks: [
      {
        p: "The history of an account holds every purchase and every payment. Open it when a customer asks, “What was that for?”",
      },
      {
        steps: [
          "Tap the account to open it, then tap **History**.",
          "Tap **Purchases** to hide the payments, or **Payments** to hide the purchases.",
          "Tap **Dates** to see one week or one month.",
          "Tap a line to open it.",
        ],
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/get-detailed-info-about-each-purchase.svg",
      alt: "History of Prairie Hockey Club with Purchases chosen: the newest line is Nov 18, 12 coffees and 8 bagels, 61.40.",
    },
    video: "view-transaction-history",
    keywords: ["history", "transactions", "past orders", "what did they buy", "dispute", "look up"],
  },
  {
    id: "individual-purchase-information",
    title: "Individual Purchase Information",
    blocks: [
      {
        p: "One purchase, one screen: the items, the tax, the tip, the employee and the sub account. This is also where you correct a mistake.",
      },
      {
        steps: [
          "In **History**, tap the purchase.",
          "Go through the items with the customer, down to the total.",
          "If something is wrong, tap **Edit**, correct it, and tap **Save**.",
          "If it does not belong here at all, tap **Delete**, then **Delete** again to confirm.",
          "If you deleted the wrong one, tap **Deleted** in **History**, tap the purchase, then **Recover**.",
        ],
      },
      {
        note: "“Edit transactions” and “Delete and undelete transactions” are included in every plan. “Recover deleted transaction” is included in PRO and PREMIUM.",
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/individual-purchase-information.svg",
      alt: "A purchase of Nov 18 on Coaches, rung up by Dana: 12 coffees 35.88, 8 bagels 18.00, tax 5.52, tip 2.00, total 61.40, with the buttons Edit and Delete.",
    },
    video: "recover-deleted-transactions",
    keywords: ["void", "undo", "delete a purchase", "wrong amount", "recover", "restore", "receipt"],
  },
  {
    id: "easily-edit-or-delete-accounts",
    title: "Easily Edit or Delete Accounts",
    blocks: [
      { p: "Change or remove an account straight from the list, without opening it first." },
      {
        steps: [
          "On **House accounts**, find the account.",
          "Swipe left on it. **Edit** and **Delete** appear.",
          "Tap **Edit** to change the account, then **Save**.",
          "Or tap **Delete**, then **Delete account** to confirm.",
        ],
      },
      { note: "Before you delete an account, check that its balance is 0.00." },
    ],
    screenshot: {
      file: "guides/house-account-tab/easily-edit-or-delete-accounts.svg",
      alt: "The House accounts list with the line of Orchard Row Books pushed to the left by a finger; the buttons Edit and Delete show on its right.",
    },
    keywords: ["swipe left", "swipe", "remove a customer", "close an account", "rename"],
  },
  {
    id: "securely-store-credit-card-information",
    title: "Securely store credit card information",
    blocks: [
      { p: "Store a credit or debit card on an account once, and the customer can pay the tab without bringing it." },
      {
        steps: [
          "Tap the account to open it, then tap **Edit**.",
          "Tap **Add card** and hand the customer the card reader.",
          "Check the last four digits and tap **Save card**.",
          "Next time, tap **Pay balance** and choose **Stored card**.",
        ],
      },
      {
        note: "This needs the point-of-sale platform's card vault to be enabled and works in the USA only. It is included in PRO and PREMIUM.",
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/securely-store-credit-card-information.svg",
      alt: "The Edit screen of Prairie Hockey Club with a stored card ending in 4417 and the buttons Save card and Remove card.",
    },
    keywords: ["card on file", "save card", "debit card", "card vault", "stored card", "pay without the card"],
  },
  {
    id: "easily-edit-or-delete-account-information",
    title: "Easily Edit or Delete Account Information",
    blocks: [
      {
        p: "A new email address, a new limit, a card that has expired: change one detail and leave the rest as it is.",
      },
      {
        steps: [
          "Tap the account to open it, then tap **Edit**.",
          "Change the name, the email address, the balance limit or the pass code.",
          "To delete a detail, clear its field. To delete a stored card, tap **Remove card**.",
          "To correct the balance by hand, type the new one under **Adjust balance**.",
          "Tap **Save**.",
        ],
      },
      {
        note: "Adjusting a balance is included in every plan; updating many accounts at once, in the web portal, in PRO and PREMIUM.",
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/easily-edit-or-delete-account-information.svg",
      alt: "The Edit screen of Lake Court Residents with Adjust balance open: 608.90 becomes 583.90, a difference of −25.00.",
    },
    video: "change-the-account-balance",
    keywords: [
      "change email",
      "adjust balance",
      "correct balance",
      "raise the limit",
      "expired card",
      "remove card",
      "pass code",
      "update",
    ],
  },
  {
    id: "online-settings",
    title: "Online Settings",
    blocks: [
      {
        p: "The web portal holds the settings that you choose once: how invoices look and go out, and what each employee may do.",
      },
      {
        steps: [
          "Open the web portal in a browser and sign in with your House Account Tab account.",
          "Click **Settings**.",
          "Choose **Tips**, **Payment terms**, **Email templates** or **Automatic invoices**.",
          "Make the change and click **Save**.",
          "For an employee's PIN, click **Employees**, choose the employee, and click **Set PIN**.",
          "To see which emails were sent, click **Email log**.",
        ],
      },
      {
        note: "Tips are included in every plan; payment terms, email templates, automatic invoices, the email log and employee PINs in PRO and PREMIUM.",
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/online-settings.svg",
      alt: "Settings in the web portal: Tips, Payment terms of 30 days, Email templates, and Automatic invoices on the 1st of each month.",
    },
    video: "set-up-a-pincode-for-employees",
    keywords: [
      "web portal",
      "give an employee a PIN",
      "new employee PIN",
      "permissions",
      "monthly bill",
      "payment terms",
      "email template",
      "tips",
    ],
  },
  {
    id: "quickly-view-help-contact-information",
    title: "Quickly View Help Contact Information",
    blocks: [
      { p: "The phone number and the email address for help are one tap away from the House accounts list." },
      {
        steps: [
          "Tap the logo, the **H** in the top left corner.",
          "Call the number or write to the address that appears.",
          "Tap **Close** to go back to where you were.",
        ],
      },
    ],
    screenshot: {
      file: "guides/house-account-tab/quickly-view-help-contact-information.svg",
      alt: "A Help panel opened from the H logo above the House accounts list, with a phone line, an email line and a Close button.",
    },
    keywords: ["support", "help", "phone", "call", "tap the logo", "email us"],
  },
  {
    id: "add-purchases-to-account-tabs",
    title: "Add Purchases to Account Tabs",
    blocks: [
      {
        p: "The customer leaves with the order, and the bill goes on the account. You add it at the counter, or later from the web portal.",
      },
      { p: "At the counter:" },
      {
        steps: [
          "Ring up the order and tap **Add to tab**.",
          "Type a few letters in **Find an account** and tap the account.",
          "If it has sub accounts, tap the one that is buying.",
          "If it has a pass code, let the customer type it.",
          "Add the tip, if there is one, and tap **Confirm**.",
        ],
      },
      { p: "From the web portal:" },
      {
        steps: [
          "Click **Accounts**, choose the account, and click **Add to tab**.",
          "Type what was bought, the amount and the tax.",
          "Click **Confirm**.",
        ],
      },
      { note: "Adding a tab from the portal and tips on house accounts are included in every plan." },
    ],
    screenshot: {
      file: "guides/house-account-tab/add-purchases-to-account-tabs.svg",
      alt: "Add to tab for 12 coffees and 8 bagels: Prairie Hockey Club and its sub account Coaches are chosen, the total is 61.40 with the tip.",
    },
    keywords: ["charge to account", "put it on the tab", "on account", "tip", "pay later", "sell on credit"],
  },
];
