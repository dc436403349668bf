import { ChoiceList } from "#art/screens/hat/choice-list.tsx";
import { ApplyTax } from "#art/screens/sales-adjuster/adjuster-panel.tsx";
import { RingUp } from "#art/screens/sales-adjuster/ring-up.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

export const applyTaxes: Storyboard = {
  file: "sales-adjuster/apply-taxes",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: register(<RingUp count={0} />),
  chapters: [
    [80, 142, 204].map((y, index) => tap(317, y, register(<RingUp count={index + 1} />))),
    [tap(104, 301, register(<ApplyTax county="" applied={false} />))],
    [
      tap(
        317,
        64,
        register(
          <>
            <ApplyTax county="" applied={false} />
            <ChoiceList x={226} y={88} width={182} items={["Cook County", "Lake County"]} />
          </>,
        ),
      ),
      tap(300, 111, register(<ApplyTax applied={false} />)),
    ],
    [mark(222, 106, 190, 52)],
    [tap(317, 353, register(<ApplyTax />)), mark(12, 164, 184, 76)],
  ],
};
