import { AdjusterList } from "#art/screens/sales-adjuster/adjuster-lists.tsx";
import { ApplyRounding } from "#art/screens/sales-adjuster/adjuster-panel.tsx";
import { RoundingTab } from "#art/screens/sales-adjuster/adjuster-tabs.tsx";
import { RingUp } from "#art/screens/sales-adjuster/ring-up.tsx";
import { TaxGroups } from "#art/screens/sales-adjuster/tax-groups.tsx";
import { phone, register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, show, tap } from "#art/videos/storyboard.ts";

const down = ["Round down to dollar", ""] as const;
const up = "Round up to quarter";

export const createAndApplyRounding: Storyboard = {
  file: "sales-adjuster/create-and-apply-rounding",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: phone(<TaxGroups />),
  chapters: [
    [tap(294, 100, phone(<AdjusterList tab="Rounding" rows={[down]} />)), tap(271, 54, phone(<RoundingTab />))],
    [tap(96, 188, phone(<RoundingTab direction="Round up" />))],
    [tap(96, 278, phone(<RoundingTab direction="Round up" unit="Quarter" />))],
    [
      tap(176, 361, phone(<AdjusterList tab="Rounding" rows={[down, [up, ""]]} selected={up} />)),
      mark(12, 188, 328, 48),
    ],
    [
      show(register(<RingUp count={3} sums={[["Tax 11.50%", "2.77"]]} total={["Total", "$26.87"]} />)),
      tap(104, 301, register(<ApplyRounding on={false} />)),
    ],
    [tap(387, 132, register(<ApplyRounding applied={false} />)), mark(220, 188, 186, 70)],
    [tap(317, 353, register(<ApplyRounding />)), mark(12, 200, 184, 40)],
  ],
};
