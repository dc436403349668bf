import { AccountList } from "#art/screens/hat/account-list.tsx";
import { AccountPage } from "#art/screens/hat/account-page.tsx";
import { ChoiceList } from "#art/screens/hat/choice-list.tsx";
import { Invoice, NewInvoice } from "#art/screens/hat/single-invoice.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const chosen = { period: "November", terms: "30 days" };

export const generateASingleInvoice: Storyboard = {
  file: "house-account-tab/generate-a-single-invoice",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList />),
  chapters: [
    [tap(100, 363, tablet(<AccountPage name="Bayan Grill" />)), mark(11, 94, 200, 32)],
    [tap(310, 298, tablet(<NewInvoice />)), mark(18, 174, 182, 32)],
    [
      tap(
        108,
        116,
        tablet(
          <NewInvoice>
            <ChoiceList x={16} y={140} width={186} items={["November", "October", "This week"]} />
          </NewInvoice>,
        ),
      ),
      tap(80, 163, tablet(<NewInvoice period="November" />)),
      tap(
        310,
        116,
        tablet(
          <NewInvoice period="November">
            <ChoiceList x={218} y={140} width={186} items={["14 days", "30 days", "60 days"]} />
          </NewInvoice>,
        ),
      ),
      tap(280, 201, tablet(<NewInvoice {...chosen} />)),
    ],
    [
      tap(310, 190, tablet(<NewInvoice {...chosen} typing />)),
      type("2207", (order) => tablet(<NewInvoice {...chosen} typing order={order} />)),
    ],
    [tap(210, 324, tablet(<Invoice />))],
    [tap(210, 348, tablet(<Invoice sent />)), mark(12, 330, 204, 32)],
  ],
};
