import type { Guide } from "#content/schema/guides.ts";

/** The questions that merchants ask about House Account Tab. */
export const faq: Guide["faq"] = {
  title: "Frequently asked questions",
  entries: [
    {
      id: "sign-in-with-point-of-sale-account",
      question: "Can I sign in with my point-of-sale account?",
      answer: [
        {
          p: "No. The point-of-sale platform's own account does not work with House Account Tab. Create a separate account and sign in with that one.",
        },
      ],
      keywords: ["login", "log in", "sign up", "Clover account", "separate account", "password"],
    },
    {
      id: "combine-the-reports",
      question: "How do I combine House Account Tab with my point-of-sale report?",
      answer: [
        {
          p: "Start with the total of the point-of-sale platform's report. Deduct the purchases that went on tabs in House Account Tab, then add the payments it received.",
        },
        {
          table: {
            caption: "A worked example for one period",
            head: ["Line", "Amount"],
            rows: [
              ["Total of the point-of-sale report", "1000"],
              ["House Account Tab purchases", "− 350"],
              ["House Account Tab payments", "+ 280"],
              ["Consolidated total", "930"],
            ],
          },
        },
        { p: "In one line: 1000 − 350 + 280 = 930. Use the same period for both reports." },
      ],
      keywords: ["consolidate", "bookkeeping", "end of day", "sales report", "totals do not match", "accountant"],
    },
    {
      id: "pay-less-or-more",
      question: "Can a customer pay less, or more, than the balance?",
      answer: [
        {
          p: "Yes, both. A customer can pay the full balance or part of it; what is left stays on the account. A payment above the balance becomes a deposit on the account.",
        },
        {
          p: "A single transaction is different: it cannot be paid in part. It is paid in full, or it stays open.",
        },
      ],
      keywords: ["partial payment", "part", "installment", "overpay", "deposit", "credit", "prepay"],
    },
    {
      id: "several-sub-accounts",
      question: "Can a customer pay for several sub accounts at once?",
      answer: [
        {
          p: "Yes. Tap **Pay balance** and tick every sub account that the payment covers. The sub accounts that you leave unticked keep their balance.",
        },
        { p: "The balance at the top of the account is always the main account plus all its sub accounts." },
      ],
      keywords: ["sub account", "main account", "split the bill", "team", "department", "sum"],
    },
    {
      id: "keep-a-card-on-file",
      question: "Can I keep a customer's card on file?",
      answer: [
        {
          p: "Yes, with PRO or PREMIUM, if you are in the USA and the point-of-sale platform's card vault is enabled. Stored cards are available in the USA only.",
        },
      ],
      keywords: ["stored card", "save card", "card on file", "credit card", "debit card", "card vault"],
    },
    {
      id: "get-back-a-deleted-transaction",
      question: "Can I get back a transaction that I deleted?",
      answer: [
        { p: "It depends on your plan:" },
        {
          list: [
            "**LITE** includes “Delete and undelete transactions”.",
            "**PRO** and **PREMIUM** add “Recover deleted transaction”, which the tutorial “Recover deleted transactions” shows.",
          ],
        },
      ],
      keywords: ["undo", "undelete", "restore", "recover", "deleted by mistake", "void"],
    },
    {
      id: "what-an-employee-pin-does",
      question: "What does an employee PIN do?",
      answer: [
        {
          p: "It tells the app which employee is at the register. The permission settings behind the PIN say what that employee may do. You set both in the web portal, under **Employees**, with PRO or PREMIUM.",
        },
        {
          p: "The pass code of a house account is something else: it protects one customer's account.",
        },
      ],
      keywords: ["permissions", "pass code", "who did it"],
    },
  ],
};
