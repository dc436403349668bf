import { rect } from "#art/drawing/shapes.ts";
import { HandOf } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { GabledHouse } from "#art/works/motifs/gabled-house.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A home, and its bids as blocks that hold on to each other. */
export const auctionConsole: Drawing = {
  name: "showcase/web-portals/auction-console",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Browser x={32} y={60} width={348} height={300} address="auction/14-alder-street">
        <HandOf t={ramp(0, 120)} amp={4} over={8} wave={60} passes={1} width={1.7}>
          <GabledHouse x={16} y={126} scale={0.66} />
        </HandOf>
        <Text x={146} y={52} size={24} weight={690} tracking={-0.03}>
          14 Alder Street
        </Text>
        <Label x={146} y={78} size={16}>
          3 bedrooms, foreclosed
        </Label>
        <Text x={146} y={116} size={28} weight={690} tracking={-0.03}>
          $195,500
        </Text>
        {bids.map((bid, index) => (
          <Block key={bid} bid={bid} x={14 + index * 83} />
        ))}
      </Browser>
    </>
  ),
};

const bids = ["186,500", "191,000", "195,500", "open"];

function Block({ bid, x }: { readonly bid: string; readonly x: number }) {
  const open = bid === "open";
  return (
    <>
      <Line d={rect(x, 152, 66, 76, 10)} width={open ? 1.6 : 1.8} dash={open ? "2 6" : undefined} fill="sheet" />
      <Icon name={open ? "plus" : "lock"} x={x + 23} y={162} size={20} width={1.8} />
      <Strong x={x + 33} y={210} size={13} anchor="middle" color={open ? "mute" : undefined}>
        {bid}
      </Strong>
      {!open && <Line d={rect(x + 55, 179, 22, 13, 6.5) + rect(x + 71, 179, 22, 13, 6.5)} width={2} />}
    </>
  );
}
