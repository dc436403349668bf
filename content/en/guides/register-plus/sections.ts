import type { GuideSection } from "#content/schema/guides.ts";

/** From sign-in to payment, in the order a shift goes. */
export const sections: GuideSection[] = [
  {
    id: "login-and-sign-up",
    title: "LOGIN & SIGN-UP",
    blocks: [
      { p: "Sign in at the start of the shift. The first time, create an account." },
      {
        steps: [
          "Open Register Plus.",
          "Type your username and your password.",
          "Tap **Log in**. The item categories and an empty order appear.",
        ],
      },
      { p: "If you have no account yet:" },
      {
        steps: [
          "Tap **Create an Account**.",
          "Choose a username and a password.",
          "Tap **Save**, then log in with them.",
        ],
      },
      { note: "If you do not remember the password, tap **FORGOT PASSWORD** under the password field." },
    ],
    screenshot: {
      file: "guides/register-plus/login-and-sign-up.svg",
      alt: "The sign-in screen with the username dana, a hidden password, the Log in button, the FORGOT PASSWORD link, and Create an Account below.",
    },
    video: "login-and-sign-up",
    keywords: ["sign in", "log in", "username", "forgot password", "new account", "reset password"],
  },
  {
    id: "how-to-pre-auth-and-add-to-tab",
    title: "HOW TO PRE-AUTH & ADD TO TAB",
    blocks: [
      {
        p: "Pre-authorize the card before you open the tab. The customer can keep ordering, and you already know that the card is good.",
      },
      {
        steps: [
          "Tap the items of the order.",
          "Tap **Pre-auth** under the total and check the amount.",
          "Let the customer tap or insert the card.",
          "Wait for **Card pre-authorized** and the last four digits of the card.",
          "Tap **Add to tab** and choose the tab, or tap **New tab** and type a name.",
          "Tap **Confirm**.",
        ],
      },
      {
        note: "If the total is above the default pre-auth value, the whole total is pre-authorized. With a default of $50.00, an order of $59.54 is pre-authorized for $59.54.",
      },
      {
        note: "To change the **Default pre-auth value**, sign in to the settings portal, type the new value, and click **Save**.",
      },
    ],
    screenshot: {
      file: "guides/register-plus/how-to-pre-auth-and-add-to-tab.svg",
      alt: "Order 124 with 3 gift boxes, total $59.54. A panel reads Card pre-authorized, card ending in 2093, $59.54, default pre-auth value $50.00, above the Add to tab button.",
    },
    video: "how-to-pre-auth-and-add-to-tab",
    keywords: ["pre-authorize", "hold", "open a tab", "bar tab", "pre-auth limit", "default value"],
  },
  {
    id: "how-to-void-pre-auth-payments",
    title: "HOW TO VOID PRE-AUTH PAYMENTS",
    blocks: [
      {
        p: "Void a pre-auth when the customer pays another way or cancels the order. You do it from the order's detailed transaction.",
      },
      {
        steps: [
          "Tap **Orders** and tap the order.",
          "Tap **Detailed transaction**.",
          "Find the line that says **Pre-auth** and check the card's last four digits.",
          "Tap **Void pre-auth**, then **Confirm**.",
          "Check that the line now says **Voided**.",
        ],
      },
    ],
    screenshot: {
      file: "guides/register-plus/how-to-void-pre-auth-payments.svg",
      alt: "The detailed transaction of Order 124: the items, the total of $59.54, a Pre-auth line for the card ending in 2093, and the Void pre-auth button.",
    },
    video: "how-to-void-pre-auth-payments",
    keywords: ["void", "cancel", "undo", "release the hold", "remove pre-auth", "wrong card"],
  },
  {
    id: "how-to-select-a-category-and-revise-an-item",
    title: "HOW TO SELECT A CATEGORY & REVISE AN ITEM",
    blocks: [
      {
        p: "Items are grouped in categories, each with a picture. An item can be in more than one category, so tap whichever is closest.",
      },
      {
        steps: [
          "Tap a category at the top, such as **Bakery**.",
          "Tap an item to add one to the order. Tap again to add another.",
          "To change the quantity, tap the item in the order, then **+** or **−**.",
          "To remove it, tap the item in the order, then **Remove**.",
          "Tap **Done**. The total updates.",
        ],
      },
    ],
    screenshot: {
      file: "guides/register-plus/how-to-select-a-category-and-revise-an-item.svg",
      alt: "The Bakery category with a picture for each item. In Order 118 the line Sesame ring is open with quantity 2, the buttons minus and plus, Remove and Done. With the tax of 1.76 the total is $18.96.",
    },
    video: "how-to-select-a-category-and-revise-an-item",
    keywords: ["quantity", "edit item", "remove item", "change order", "category", "menu", "pictures"],
  },
  {
    id: "how-to-apply-a-discount",
    title: "HOW TO APPLY A DISCOUNT ON A SINGLE ITEM OR ENTIRE ORDER",
    blocks: [
      { p: "Discount one item, such as yesterday's bread, or the order as a whole." },
      { p: "On a single item:" },
      {
        steps: [
          "Tap the item in the order.",
          "Tap **Item discount** and type the discount.",
          "Tap **Apply**. The discount shows under the item.",
        ],
      },
      { p: "On the entire order:" },
      {
        steps: [
          "Tap **Order discount** above the subtotal.",
          "Type the discount.",
          "Tap **Apply**. The discount shows above the total.",
        ],
      },
    ],
    screenshot: {
      file: "guides/register-plus/how-to-apply-a-discount.svg",
      alt: "Order 118 with an item discount of 10%, −0.65, under Country loaf, subtotal 16.55, tax 1.70, total $18.25, and the Order discount button above the subtotal.",
    },
    video: "how-to-apply-a-discount",
    keywords: ["discount", "percent off", "price reduction", "markdown", "coupon", "staff price"],
  },
  {
    id: "how-to-pay",
    title: "HOW TO PAY",
    blocks: [
      {
        p: "Close the order or the tab when the customer is ready. They can pay with the pre-authorized card or with another card.",
      },
      {
        steps: [
          "Tap **Orders** and tap the order. If it is already on the screen, skip this step.",
          "Check the total and tap **Pay**. The button shows the amount, such as **Pay $18.25**.",
          "Choose the pre-authorized card, or tap **Different card** and let the customer tap or insert it.",
          "Tap **Confirm payment**.",
        ],
      },
      {
        note: "If the customer paid with a different card, void the pre-auth as shown under **HOW TO VOID PRE-AUTH PAYMENTS**.",
      },
    ],
    screenshot: {
      file: "guides/register-plus/how-to-pay.svg",
      alt: "The payment screen of Order 118 for $18.25: the pre-authorized card ending in 2093 is chosen, Different card stands below, above the Confirm payment button.",
    },
    video: "how-to-pay",
    keywords: ["checkout", "close the tab", "charge", "different card", "another card", "take payment"],
  },
];
