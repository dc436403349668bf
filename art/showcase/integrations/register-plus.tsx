import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label } from "#art/kit/label.tsx";
import { Register } from "#art/kit/register.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { type BakeryItem, bakery } from "#art/works/motifs/bakery.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";

/** A card is held before the order is finished. */
export const registerPlus: Drawing = {
  name: "showcase/integrations/register-plus",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <AccentOf accent="sky">
        <Register x={36} y={38} width={272} height={200}>
          <Screen />
        </Register>
      </AccentOf>
      <Reader />
    </>
  ),
};

const items: readonly BakeryItem[] = ["House blend", "Country loaf", "Muffin", "Apple"];

function Screen() {
  return (
    <>
      {items.map((item, index) => {
        const x = 12 + (index % 2) * 78;
        const y = 12 + Math.floor(index / 2) * 92;
        const chosen = index === 1;
        return (
          <g key={item}>
            <Box x={x} y={y} width={70} height={84} edge={chosen ? "sky" : "line"} fill={chosen ? "sky-2" : "sheet"} />
            <Line d={place(bakery[item], x + 9, y + 20, 1.3)} width={1.6} />
          </g>
        );
      })}
    </>
  );
}

/** The card stands in the reader; what is held is not yet taken. */
function Reader() {
  return (
    <HandOf t={0} width={1.7} passes={0}>
      <Shape d={rect(214, 128, 156, 96, 10)} />
      <Shape d={rect(214, 150, 156, 18)} color="sky" />
      <Line d={line(230, 190, 274, 190) + line(230, 204, 256, 204)} color="sheet" width={2.4} />
      <Shape d={rect(330, 184, 24, 18, 4)} color="ochre-2" />
      <Sketch d={rect(192, 206, 200, 130, 14)} fill="sheet" />
      <Line d={line(208, 206, 376, 206)} width={4} />
      <Icon name="lock" x={208} y={228} size={26} width={1.9} color="sky" />
      <Text x={242} y={251} size={26} weight={690} tracking={-0.02}>
        $50.00
      </Text>
      <Label x={210} y={283} size={16}>
        pre-authorized
      </Label>
    </HandOf>
  );
}
