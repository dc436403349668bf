import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Strong, Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** One account, three under it, one sum. */
export const houseAccountPortal: Drawing = {
  name: "showcase/web-portals/house-account-portal",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <AccentOf accent="green">
        <Browser x={44} y={60} width={324} height={234} address="prairie-hockey-club">
          <Box x={14} y={14} width={296} height={42} fill="green-2" />
          <Strong x={26} y={41} size={18}>
            Main account
          </Strong>
          <Strong x={298} y={41} size={18} anchor="end">
            420.10
          </Strong>
          {subs.map(([name, balance], index) => (
            <Sub key={name} name={name} balance={balance} y={86 + index * 36} />
          ))}
          <Rule x={14} y={178} width={296} color="text" />
          <Words x={26} y={212} size={16} color="mute">
            All four
          </Words>
          <Text x={298} y={214} size={28} weight={700} tracking={-0.03} anchor="end">
            $1,284.60
          </Text>
        </Browser>
      </AccentOf>
    </>
  ),
};

const subs = [
  ["Juniors", "305.50"],
  ["Coaches", "388.00"],
  ["Ice crew", "171.00"],
] as const;

function Sub({ name, balance, y }: { readonly name: string; readonly balance: string; readonly y: number }) {
  return (
    <>
      <Line d={`M38 ${y - 30}V${y - 6}H54`} color="green" width={1.6} />
      <Words x={64} y={y} size={17}>
        {name}
      </Words>
      <Words x={298} y={y} size={17} anchor="end">
        {balance}
      </Words>
    </>
  );
}
