import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Button } from "#art/kit/button.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Finger } from "#art/works/motifs/finger.tsx";
import { GabledHouse } from "#art/works/motifs/gabled-house.tsx";
import { Scrawl, stepsOf } from "./step.tsx";

/** From two hands in the air to a chain that shows who came first. */
export const foreclosedHomeAuctions = stepsOf("foreclosed-home-auctions", {
  dreamt: <TwoHands />,
  planned: <Chain />,
  built: <Console />,
  compared: <Handed />,
  ground: "ground-2",
});

/** Two bids in the same second, for one house. */
function TwoHands() {
  return (
    <>
      <GabledHouse x={176} y={262} scale={1.16} />
      <Sketch d={line(20, 264, 500, 264) + line(8, 292, 512, 292)} />
      <HandOf passes={0}>
        <Finger x={88} y={176} turn={-6} />
        <Finger x={446} y={176} turn={7} />
      </HandOf>
      <Scrawl x={20} y={132} size={26}>
        $191,000!
      </Scrawl>
      <Scrawl x={380} y={132} size={26}>
        $191,000!
      </Scrawl>
      <Scrawl x={196} y={344} size={26}>
        who was first?
      </Scrawl>
    </>
  );
}

const blocks = [
  { bid: "$186,500", mark: "4f1a", before: "77c0" },
  { bid: "$191,000", mark: "b92e", before: "4f1a" },
  { bid: "$195,500", mark: "03d8", before: "b92e" },
];

/** Each block carries the mark of the block before it. */
function Chain() {
  return (
    <>
      {blocks.map(({ bid, mark, before }, index) => {
        const x = 26 + index * 164;
        return (
          <g key={mark}>
            <Sketch d={rect(x, 96, 140, 168, 14)} fill="sheet" />
            <Sketch d={line(x, 150, x + 140, 150) + line(x, 208, x + 140, 208)} passes={0} width={1.2} />
            <Text x={x + 16} y={131} size={16} weight={520}>
              {`after ${before}`}
            </Text>
            <Text x={x + 14} y={187} size={24} weight={660} tracking={-0.02}>
              {bid}
            </Text>
            <Text x={x + 16} y={243} size={16} weight={520}>
              {`is ${mark}`}
            </Text>
            {index > 0 && <Sketch d={link(x)} over={0} passes={1} />}
          </g>
        );
      })}
      <Dimension from={[26, 306]} to={[494, 306]} label="one order, and only one" />
      <Dimension from={[354, 74]} to={[494, 74]} label="the latest bid" side="before" />
    </>
  );
}

/** From the mark of a block to the line of the next that repeats it. */
function link(x: number): string {
  return `M${x - 26} 236C${x + 4} 236 ${x - 28} 124 ${x - 2} 124`;
}

/** The auctioneer's portal, and the phone of a bidder. */
function Console() {
  return (
    <AccentOf accent="sky">
      <Browser x={26} y={78} width={380} height={352} address="auction/14-alder-street" loose={0}>
        <GabledHouse x={18} y={140} scale={0.66} />
        <Text x={136} y={62} size={22} weight={690} tracking={-0.03}>
          14 Alder Street
        </Text>
        <Label x={136} y={88} size={16}>
          3 bedrooms
        </Label>
        <Text x={136} y={130} size={30} weight={690} tracking={-0.03}>
          $195,500
        </Text>
        {blocks.map(({ bid }, index) => (
          <Block key={bid} bid={bid} x={18 + index * 92} />
        ))}
      </Browser>
      <Bidder x={352} y={122} />
    </AccentOf>
  );
}

/** The same, with the phone right of the picture's middle, where the sketch ends, and the chain leading to it. */
function Handed() {
  return (
    <AccentOf accent="sky">
      <Browser x={16} y={62} width={330} height={368} address="auction" loose={0}>
        <GabledHouse x={12} y={136} scale={0.56} />
        <Text x={116} y={64} size={18} weight={690} tracking={-0.03}>
          14 Alder Street
        </Text>
        <Text x={116} y={100} size={26} weight={690} tracking={-0.03}>
          $195,500
        </Text>
        {blocks.slice(0, 2).map(({ bid }, index) => (
          <Block key={bid} bid={bid} x={18 + index * 92} />
        ))}
        <Line d={[205, 221, 237].map((x) => rect(x, 205, 22, 13, 6.5)).join("")} width={2} />
      </Browser>
      <g transform="translate(290 56) scale(1.3)">
        <Bidder x={0} y={0} />
      </g>
    </AccentOf>
  );
}

/** One bid of the chain, and its link to the next. */
function Block({ bid, x }: { readonly bid: string; readonly x: number }) {
  return (
    <>
      <Line d={rect(x, 172, 74, 84, 10)} width={1.8} fill="sheet" />
      <Icon name="lock" x={x + 27} y={184} size={20} width={1.8} />
      <Strong x={x + 37} y={236} size={13} anchor="middle">
        {bid}
      </Strong>
      <Line d={rect(x + 63, 205, 22, 13, 6.5) + rect(x + 79, 205, 22, 13, 6.5)} width={2} />
    </>
  );
}

function Bidder({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <Phone x={x} y={y} width={144} height={320} loose={0}>
      <Icon name="clock" x={18} y={46} size={22} width={1.9} />
      <Text x={46} y={65} size={25} weight={680} tabular>
        02:41
      </Text>
      <Label x={18} y={108}>
        Highest bid
      </Label>
      <Text x={18} y={138} size={25} weight={690} tracking={-0.03}>
        $195,500
      </Text>
      <Button x={14} y={166} width={116} height={44} radius={23} kind="solid" size={15} label="Bid $200,000" />
    </Phone>
  );
}
