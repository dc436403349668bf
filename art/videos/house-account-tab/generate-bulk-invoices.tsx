import { MadeInvoices, NewInvoices } from "#art/screens/hat/bulk-invoices.tsx";
import { ChoiceList } from "#art/screens/hat/choice-list.tsx";
import { PortalAccounts } from "#art/screens/hat/portal-accounts.tsx";
import { PortalSettings } from "#art/screens/hat/portal-settings.tsx";
import { browser } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const four = ["Prairie Hockey Club", "Mesa Roofing Co.", "Lake Court Residents", "Bayan Grill"];
const sums = ["$1,284.60", "$5,155.85", "$5,764.75", "$6,954.75"];

export const generateBulkInvoices: Storyboard = {
  file: "house-account-tab/generate-bulk-invoices",
  accent: "green",
  sign: "H",
  pointer: "mouse",
  start: browser(<PortalSettings />),
  chapters: [
    [tap(48, 38, browser(<PortalAccounts />))],
    [
      tap(381, 79, browser(<PortalAccounts ticked={[]} />)),
      ...[116, 209, 240, 302].map((y, index) => tap(31, y, ticked(index + 1))),
    ],
    [mark(14, 334, 214, 28), tap(347, 348, browser(<NewInvoices />))],
    [
      tap(108, 166, form({ period: true })),
      tap(90, 210, browser(<NewInvoices period="November" />)),
      tap(320, 166, form({ terms: true })),
      tap(300, 248, browser(<NewInvoices period="November" terms="30 days" />)),
    ],
    [tap(219, 336, browser(<MadeInvoices />)), mark(52, 114, 176, 190)],
    [tap(219, 341, browser(<MadeInvoices sent />)), mark(120, 326, 198, 30)],
  ],
};

function ticked(count: number) {
  return browser(<PortalAccounts ticked={four.slice(0, count)} sum={sums[count - 1]} />);
}

function form({ period, terms }: { readonly period?: boolean; readonly terms?: boolean }) {
  return browser(
    <NewInvoices period={terms ? "November" : undefined}>
      {period && <ChoiceList x={16} y={190} width={195} items={["November", "October", "This week"]} />}
      {terms && <ChoiceList x={227} y={190} width={195} items={["14 days", "30 days", "60 days"]} />}
    </NewInvoices>,
  );
}
