import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { Till } from "#art/works/motifs/till.tsx";

/** What is rung up on the register stands on the customer's account. */
export const houseAccountTab: Drawing = {
  name: "showcase/integrations/house-account-tab",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <HandOf t={ramp(0, 260, 1.1)} amp={5} over={10} wave={80} passes={1} width={1.7}>
        <Sketch d="M100 174C112 262 176 282 216 246S226 118 262 116" over={0} width={2} />
        <Till x={24} y={36} says="Put it on" />
        <Tab />
      </HandOf>
      <AccentOf accent="green">
        <Ledger />
      </AccentOf>
    </>
  ),
};

/** The sum on its way, hanging on the line like a luggage tag. */
function Tab() {
  return (
    <>
      <Sketch d="M96 226L110 210H204V262H110L96 246Z" fill="sheet" amp={3} />
      <Sketch d={line(106, 236, 106.2, 236)} width={5} passes={0} over={0} />
      <Text x={120} y={244} size={23} weight={690} tracking={-0.02}>
        $61.40
      </Text>
    </>
  );
}

const rows = ["Prairie Hockey", "Harlow Dental", "Fire Station 9", "Bayan Grill"];

function Ledger() {
  return (
    <>
      <Shape d={rect(238, 36, 190, 300, 12)} color="sheet" />
      <Sketch d={rect(238, 36, 190, 300, 12)} t={ramp(220, 330, 1.1)} amp={4} over={8} passes={1} width={1.7} />
      <Badge x={256} y={54} size={30} sign="H" />
      <Text x={296} y={76} size={19} weight={660} tracking={-0.02}>
        Accounts
      </Text>
      <Box x={246} y={96} width={180} height={42} radius={8} fill="green-2" />
      {rows.map((name, index) => (
        <g key={name}>
          <Words x={258} y={122 + index * 46} size={17}>
            {name}
          </Words>
          {index > 0 && <Rule x={258} y={138 + index * 46} width={160} />}
        </g>
      ))}
    </>
  );
}
