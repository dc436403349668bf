import { line } from "#art/drawing/shapes.ts";
import { HandOf } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { GabledHouse } from "#art/works/motifs/gabled-house.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";
import { PhoneOutline } from "#art/works/motifs/phone-outline.tsx";

/** Bids climb a ladder to the roof while the clock runs out. */
export const foreclosedHomeBidding: Drawing = {
  name: "showcase/mobile-apps/foreclosed-home-bidding",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <PhoneOutline x={48} y={20} width={316} height={400} fill="night" />
      <Icon name="clock" x={72} y={60} size={26} width={1.9} />
      <Text x={106} y={83} size={30} weight={680} tracking={-0.01} tabular>
        02:41
      </Text>
      <Text x={198} y={83} size={18} color="mute">
        left
      </Text>
      <HandOf t={ramp(40, 280, 1.1)} amp={5} over={10} wave={70} passes={1} width={1.7}>
        <GabledHouse x={64} y={300} />
        <Ladder />
      </HandOf>
    </>
  ),
};

const bids = ["182,000", "186,500", "191,000", "195,500"];

/** Every rung is a bid; the highest is the one to beat. */
function Ladder() {
  const rung = (index: number) => 282 - index * 50;
  const rail = (y: number) => 240 + (y - 300) * 0.12;
  return (
    <>
      <Line d={line(rail(320), 320, rail(100), 100) + line(rail(320) + 34, 320, rail(100) + 34, 100)} width={1.8} />
      {bids.map((bid, index) => {
        const y = rung(index);
        const best = index === bids.length - 1;
        return (
          <g key={bid}>
            <Line d={line(rail(y), y, rail(y) + 34, y)} width={best ? 4 : 1.8} />
            <Strong x={rail(y) + 44} y={y + 6} size={best ? 19 : 16} color={best ? "text" : "mute"}>
              {bid}
            </Strong>
          </g>
        );
      })}
    </>
  );
}
