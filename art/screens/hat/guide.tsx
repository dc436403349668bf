import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { flush, screenshot } from "#art/screens/guide-frame.tsx";
import { AccountList } from "./account-list.tsx";
import { AddToTab } from "./add-to-tab.tsx";
import { AdjustBalance } from "./adjust-balance.tsx";
import { CardOnFile } from "./card-on-file.tsx";
import { EditAccount } from "./edit-account.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { History } from "./history.tsx";
import { NewAccount } from "./new-account.tsx";
import { PayBalance } from "./pay-balance.tsx";
import { PortalSettings } from "./portal-settings.tsx";
import { Purchase } from "./purchase.tsx";
import { Report } from "./report.tsx";
import { SwipedList } from "./swiped-list.tsx";

/** The screenshots of the guide, one for each section, and the picture of its card. */
export const hatGuide: readonly Drawing[] = [
  tablet(
    "creating-an-account",
    <NewAccount
      name="Harlow Dental"
      email="office@harlow.example"
      kind="Main account"
      balance="Limited"
      limit="800"
      passCode={4}
    />,
  ),
  tablet(
    "select-one-or-more-accounts",
    <AccountList ticked={["Harlow Dental", "Fire Station 9", "Orchard Row Books"]} sum="$823.90" />,
  ),
  tablet("view-reports", <Report />),
  tablet(
    "pay-balance",
    <PayBalance
      ticked={["Juniors", "Coaches"]}
      amount="Full balance"
      method="Card"
      payment="$693.50"
      newBalance="$591.10"
    />,
  ),
  tablet("get-detailed-info-about-each-purchase", <History filter="Purchases" dates="Nov" selected={0} />),
  tablet("individual-purchase-information", <Purchase />),
  tablet("easily-edit-or-delete-accounts", <SwipedList />),
  tablet(
    "securely-store-credit-card-information",
    <EditAccount name="Prairie Hockey Club" email="club@prairie.example" limit="2,500">
      <CardOnFile />
    </EditAccount>,
  ),
  tablet(
    "easily-edit-or-delete-account-information",
    <EditAccount name="Lake Court Residents" email="board@lake.example" limit="1,500">
      <AdjustBalance />
    </EditAccount>,
  ),
  screenshot("house-account-tab/online-settings", "green", "browser", <PortalSettings />),
  tablet("quickly-view-help-contact-information", <HelpPanel />),
  tablet("add-purchases-to-account-tabs", <AddToTab search="Prai" found sub="Coaches" tip="2.00" />),
  flush(tablet("card", <AccountList selected="Prairie Hockey Club" />), 10),
];

function tablet(name: string, screen: ReactNode): Drawing {
  return screenshot(`house-account-tab/${name}`, "green", "tablet", screen);
}
