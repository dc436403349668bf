import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { flush, screenshot } from "#art/screens/guide-frame.tsx";
import { accounts } from "./accounts.ts";
import { AgingReport } from "./aging-report.tsx";
import { MadeInvoices } from "./bulk-invoices.tsx";
import { Employee } from "./employees.tsx";
import { PayBalance } from "./pay-balance.tsx";
import { PortalAccount } from "./portal-account.tsx";
import { PortalAccounts } from "./portal-accounts.tsx";
import { NewInvoice } from "./single-invoice.tsx";

const three = ["Harlow Dental", "Fire Station 9", "Orchard Row Books"];
const four = ["Prairie Hockey Club", "Mesa Roofing Co.", "Lake Court Residents", "Bayan Grill"];
const parts = accounts.filter(({ name }) => three.includes(name)).map(({ name, balance }) => [name, balance] as const);

/** The screenshots of the portal's guide, and the picture of its card. */
export const hatPortalGuide: readonly Drawing[] = [
  browser("limits", <PortalAccount />),
  tablet("create-one-invoice", <NewInvoice period="November" terms="30 days" order="2207" />),
  browser("create-many-invoices", <MadeInvoices />),
  tablet(
    "charge-stored-cards",
    <PayBalance
      owner="3 accounts"
      parts={parts}
      ticked={three}
      amount="Full balance"
      method="Stored card"
      payment="$823.90"
      newBalance="0.00"
    />,
  ),
  browser("add-employees", <Employee pin={4} again={4} allowed={["Take payments", "Create invoices"]} />),
  browser("aging-reports", <AgingReport />),
  flush(browser("card", <PortalAccounts ticked={four} sum="$6,954.75" />), 22),
];

function browser(name: string, screen: ReactNode): Drawing {
  return screenshot(`house-account-tab-portal/${name}`, "green", "browser", screen);
}

function tablet(name: string, screen: ReactNode): Drawing {
  return screenshot(`house-account-tab-portal/${name}`, "green", "tablet", screen);
}
