import type { ReactNode } from "react";
import { Badge } from "#art/kit/avatar.tsx";
import { Button } from "#art/kit/button.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Tabs } from "#art/kit/tabs.tsx";

const tabs = { Taxes: "tax group", Discounts: "discount", Surcharges: "surcharge", Rounding: "rounding" } as const;

export type AdjusterTab = keyof typeof tabs;

interface AdjusterAppProps {
  readonly tab: AdjusterTab;
  /** Drawn in the screen's coordinates, from 128 pixels on. */
  readonly children: ReactNode;
}

/** Sales Adjuster on a phone: its four tabs above one of them. 352 by 400. */
export function AdjusterApp({ tab, children }: AdjusterAppProps) {
  return (
    <>
      <Badge x={16} y={38} size={32} sign="±" />
      <Strong x={58} y={61} size={18}>
        Sales Adjuster
      </Strong>
      <Button x={206} y={37} width={130} height={34} label={`New ${tabs[tab]}`} />
      <Tabs x={16} y={84} width={320} items={Object.keys(tabs)} selected={tab} gap={12} />
      {children}
    </>
  );
}
