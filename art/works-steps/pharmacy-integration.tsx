import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { type Cubic, pointAt } from "#art/drawing/segment.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { At } from "#art/engine/group.tsx";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label } from "#art/kit/label.tsx";
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
      <Sketch d={longWay()} over={0} passes={0} width={1.8} />
      <Sketch d={place(things.phone, 216, 24, 1.3)} passes={0} />
      <Sketch d={place(things.envelope, 404, 44, 1.5)} passes={0} />
      <Sketch d={place(things.sheet, 60, 252, 1.6)} passes={0} />
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

/** By phone, by mail, onto another sheet, and at last to the shelf: three ways with loops on them. */
function longWay(): string {
  const ways: readonly (readonly [way: Cubic, radii: readonly number[]])[] = [
    [{ kind: "cubic", from: [162, 104], leave: [230, 60], arrive: [380, 30], to: [470, 92] }, [24, 34, 20]],
    [{ kind: "cubic", from: [470, 92], leave: [530, 190], arrive: [210, 150], to: [112, 262] }, [20, 32, 24]],
    [{ kind: "cubic", from: [112, 262], leave: [60, 330], arrive: [190, 330], to: [250, 292] }, [18]],
  ];
  return curve(
    ways.flatMap(([way, radii]) => coil({ way: (u) => pointAt(way, u), from: 0.1, to: 0.9, radii, side: -1 }, 12)),
  );
}

/** Two systems, an adapter each, and a queue between. */
function OneLine() {
  return (
    <At x={0} y={24}>
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
      <Dimension from={[150, 268]} to={[188, 268]} label="adapter" />
      <Dimension from={[332, 268]} to={[370, 268]} label="adapter" />
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

/** The original beside what was read from it, and the bottle with its label. */
function Counter() {
  return (
    <AccentOf accent="green">
      <Browser x={34} y={76} width={452} height={344} address="counter/70421" loose={0}>
        <Box x={20} y={22} width={168} height={232} radius={6} fill="ground-2" />
        <Text x={38} y={76} size={40} weight={690} tracking={-0.04}>
          Rx
        </Text>
        <Label x={38} y={104}>
          Lake St. Clinic
        </Label>
        <Line d={line(38, 128, 168, 128) + line(38, 146, 150, 146)} color="mute" width={1.3} />
        <Capsule x={104} y={200} length={94} turn={-18} fill="sheet" />
        <Pairs x={212} y={50} width={220} step={40} size={17} rows={fields} />
        <Button x={212} y={206} width={132} height={48} kind="solid" size={17} label="Approve" />
      </Browser>
      <Medicine x={392} y={400} label="Amox" fill="sheet" scale={2.9} />
      <Shape d={ellipse(462, 276, 18)} color="green" />
      <Line d={line(454, 276, 460, 283, 471, 269)} color="sheet" width={2.8} />
    </AccentOf>
  );
}

const fields = [
  ["Medicine", "Amox"],
  ["Strength", "500 mg"],
  ["Take", "3 a day"],
  ["Bottles", "1"],
] as const;
