import { Employee, Employees } from "#art/screens/hat/employees.tsx";
import { PortalSettings } from "#art/screens/hat/portal-settings.tsx";
import { browser } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

export const setUpAPincodeForEmployees: Storyboard = {
  file: "house-account-tab/set-up-a-pincode-for-employees",
  accent: "green",
  sign: "H",
  pointer: "mouse",
  start: browser(<PortalSettings />),
  chapters: [
    [tap(210, 38, browser(<Employees />))],
    [tap(70, 130, browser(<Employee />))],
    [tap(347, 154, browser(<Employee pin={0} focus="pin" />))],
    [
      type("4812", ({ length }) => browser(<Employee pin={length} focus="pin" />)),
      tap(320, 158, browser(<Employee pin={4} again={0} focus="again" />)),
      type("4812", ({ length }) => browser(<Employee pin={4} again={length} focus="again" />)),
    ],
    [
      tap(27, 211, browser(<Employee pin={4} again={4} allowed={["Take payments"]} />)),
      tap(27, 249, browser(<Employee pin={4} again={4} allowed={["Take payments", "Create invoices"]} />)),
    ],
    [tap(219, 341, browser(<Employees set />)), mark(350, 112, 76, 36)],
  ],
};
