import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box, Rule } from "#art/kit/box.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { Capsule } from "#art/works/motifs/capsule.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Medicine } from "#art/works/motifs/medicine.tsx";
import { place } from "#art/works/motifs/place.ts";
import { things } from "#art/works/motifs/things.ts";
import { Scrawl, stepsOf } from "./step.tsx";

/** From a sheet of paper with a long way to a counter that already knows. */
export const pharmacyIntegration = stepsOf("pharmacy-integration", {
  dreamt: <LongWay />,
  planned: <OneLine />,
  plannedHeight: 276,
  built: <Counter />,
  ground: "ochre-2",
});

const shelf = ["Zinc", "Ibu", "Amox"];

/** The prescription passes through everything that is there. */
function LongWay() {
  return (
    <>
      <Sketch d="M24 26H126L158 58V196H24ZM126 26V58H158" fill="sheet" />
      <Scrawl x={44} y={92} size={44}>
        Rx
      </Scrawl>
      <Sketch d={line(46, 122, 132, 122) + line(46, 146, 120, 146) + line(46, 170, 130, 170)} passes={0} />
      <Sketch d={curve(longWay)} over={0} passes={0} width={1.8} />
      <HandOf t={1} amp={2.4} over={3} width={2}>
        <Sketch d={place(things.phone, 206, 2, 1.7)} fill="ground" passes={0} />
        <Sketch d={place(things.envelope, 416, 56, 1.9)} fill="ground" passes={0} />
        <Sketch d={place(things.sheet, 36, 240, 2)} fill="ground" passes={0} />
      </HandOf>
      {shelf.map((label, index) => (
        <Sketch key={label} d={place(things.bottle, 252 + index * 84, 244, 2)} passes={0} />
      ))}
      <Sketch d={line(232, 336, 506, 336)} width={2} />
      <Scrawl x={176} y={380} size={25}>
        typed, typed, typed
      </Scrawl>
    </>
  );
}

/** By phone, by mail, onto another sheet, and at last to the shelf: one way with loops on it. */
const longWay: readonly Point[] = [
  [160, 108],
  [206, 114],
  [264, 122],
  [312, 104],
  [318, 66],
  [286, 60],
  [280, 102],
  [332, 134],
  [410, 114],
  [470, 156],
  [446, 198],
  [368, 190],
  [328, 212],
  [352, 240],
  [386, 220],
  [350, 190],
  [270, 182],
  [184, 186],
  [124, 206],
  [98, 238],
  [104, 284],
  [144, 314],
  [186, 304],
  [192, 270],
  [164, 268],
  [166, 308],
  [206, 326],
  [262, 306],
];

/** Two systems, an adapter each, and a queue between. */
function OneLine() {
  return (
    <At x={0} y={-40}>
      <Sketch d={rect(28, 96, 130, 104, 10)} fill="sheet" />
      <Sketch d={line(78, 202, 72, 226) + line(108, 202, 114, 226) + line(54, 227, 132, 227)} passes={0} />
      <Sketch d={rect(362, 96, 130, 104, 10)} fill="sheet" />
      <Sketch d={line(412, 202, 406, 226) + line(442, 202, 448, 226) + line(388, 227, 466, 227)} passes={0} />
      <Name x={93} y={154}>
        Clinic
      </Name>
      <Name x={427} y={154}>
        Counter
      </Name>
      <Sketch d={rect(159, 130, 20, 36, 3) + rect(341, 130, 20, 36, 3)} fill="sheet" />
      <Sketch d={line(180, 148, 340, 148)} over={0} />
      {[0, 1, 2].map((slot) => (
        <Sketch key={slot} d={rect(192 + slot * 47, 128, 40, 40, 5)} fill="sheet" passes={0} />
      ))}
      <Text x={306} y={155} size={18} weight={640} anchor="middle">
        Rx
      </Text>
      <Line d={line(180, 210, 342, 210)} width={1.4} dash="2 6" />
      <Line d={line(190, 203, 180, 210, 190, 217)} width={1.6} />
      <Text x={261} y={236} size={17} weight={520} anchor="middle">
        confirmed
      </Text>
      <Dimension from={[192, 104]} to={[330, 104]} label="queue" side="before" />
      {[169, 351].map((x) => (
        <g key={x}>
          <Line d={line(x, 168, x, 244)} width={1.2} />
          <Shape d={ellipse(x, 168, 3)} />
          <Text x={x} y={262} size={17} weight={520} anchor="middle">
            adapter
          </Text>
        </g>
      ))}
    </At>
  );
}

function Name({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <Text x={x} y={y} size={20} weight={620} anchor="middle">
      {children}
    </Text>
  );
}

/** The original beside what was read from it, and the bottle with its label. Below are the next two. */
function Counter() {
  return (
    <AccentOf accent="green">
      <Browser x={34} y={66} width={452} height={300} address="counter/70421" size={13} loose={0}>
        <Tabs />
        <Box x={18} y={48} width={192} height={154} radius={6} fill="ground-2" />
        <Text x={34} y={88} size={32} weight={690} tracking={-0.04}>
          Rx
        </Text>
        <Label x={34} y={110} size={12}>
          Lake St. Clinic
        </Label>
        <Line d={line(34, 126, 190, 126) + line(34, 140, 172, 140)} color="mute" width={1.1} />
        <Capsule x={114} y={172} length={62} turn={-14} fill="sheet" />
        <Pairs x={242} y={66} width={126} step={27} size={13} rows={fields} />
        <Button x={242} y={168} width={126} height={34} kind="solid" size={14} label="Approve" />
        <Rule x={18} y={220} width={416} />
        {next.map(([number, medicine, clinic, time], index) => (
          <g key={number}>
            <Strong x={18} y={244 + index * 32} size={13}>
              {number}
            </Strong>
            <Words x={76} y={244 + index * 32} size={13}>
              {medicine}
            </Words>
            <Words x={242} y={244 + index * 32} size={13}>
              {clinic}
            </Words>
            <Label x={434} y={244 + index * 32} size={13} anchor="end">
              {time}
            </Label>
            {index === 0 && <Rule x={18} y={256} width={416} />}
          </g>
        ))}
      </Browser>
      <Medicine x={416} y={268} label="Amox" fill="sheet" scale={2} />
      <Shape d={ellipse(470, 182, 13)} color="green" />
      <Line d={line(464, 182, 468.5, 187, 476.5, 177)} color="sheet" width={2.2} />
    </AccentOf>
  );
}

function Tabs() {
  return (
    <>
      <Strong x={18} y={23} size={13}>
        Waiting 3
      </Strong>
      <Words x={100} y={23} size={13}>
        Approved
      </Words>
      <Label x={434} y={23} size={13} anchor="end">
        Counter 2
      </Label>
      <Rule x={0} y={36} width={452} />
      <Line d={line(18, 36, 76, 36)} color="green" width={2.6} />
    </>
  );
}

const next = [
  ["70422", "Ibu 400 mg", "Lake St. Clinic", "9:42"],
  ["70423", "Zinc 15 mg", "Elm Clinic", "9:47"],
] as const;

const fields = [
  ["Medicine", "Amox"],
  ["Strength", "500 mg"],
  ["Take", "3 a day"],
  ["Bottles", "1"],
] as const;
