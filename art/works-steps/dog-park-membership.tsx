import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { pointAt } from "#art/drawing/segment.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Button } from "#art/kit/button.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Dog } from "#art/works/motifs/dog.tsx";
import { Fence } from "#art/works/motifs/fence.tsx";
import { Waiting } from "#art/works/motifs/waiting.tsx";
import { Scrawl, stepsOf } from "./step.tsx";

/** From a line at the gate to a button that opens it. */
export const dogParkMembership = stepsOf("dog-park-membership", {
  dreamt: <Queue />,
  planned: <Record />,
  built: <Opened />,
  ground: "green-2",
});

/** People and a dog wait while someone turns the pages of a binder. */
function Queue() {
  return (
    <>
      <Fence from={296} to={512} y={366} />
      <HandOf passes={0}>
        <g transform="translate(0 196) scale(1.5)">
          {[0, 1, 2].map((kind) => (
            <Waiting key={kind} x={34 + kind * 56} y={30 + (kind % 2) * 8} kind={kind} more={30} />
          ))}
        </g>
      </HandOf>
      <Dog x={88} y={92} scale={0.74} t={1} />
      <Sketch d={search()} over={0} passes={1} />
      <Sketch d={binder} fill="sheet" />
      <Sketch d={rings} passes={0} />
      <Scrawl x={366} y={102} size={23}>
        Biscuit?
      </Scrawl>
      <Scrawl x={366} y={134} size={23}>
        Bisquit?
      </Scrawl>
    </>
  );
}

const binder = rect(338, 54, 148, 178, 6);
const rings =
  [84, 142, 200].map((y) => ellipse(338, y, 11, 7)).join("") + line(366, 166, 458, 166) + line(366, 188, 440, 188);

/** The search, from the dog to the binder and around. */
function search(): string {
  const way = { kind: "cubic", from: [168, 110], leave: [226, 40], arrive: [262, 190], to: [322, 140] } as const;
  return curve(coil({ way: (u) => pointAt(way, u), from: 0.1, to: 0.86, radii: [20, 30, 18] }, 12));
}

/** A single record that the phone and the gate ask. */
function Record() {
  return (
    <>
      <Sketch d={rect(36, 44, 222, 302, 16)} fill="sheet" />
      <Sketch d={rect(60, 68, 174, 122, 10)} passes={0} />
      <Dog x={147} y={138} scale={0.58} t={0.34} ground="sheet" />
      {["Dog", "Owner", "Shots until"].map((field, index) => (
        <g key={field}>
          <Text x={60} y={226 + index * 44} size={17} weight={520}>
            {field}
          </Text>
          <Sketch d={line(60, 236 + index * 44, 234, 236 + index * 44)} passes={0} width={1.2} />
        </g>
      ))}
      <Sketch d={rect(372, 40, 92, 156, 16)} fill="sheet" />
      <Sketch d={rect(386, 150, 64, 26, 13)} passes={0} />
      <Sketch d={line(262, 118, 358, 118)} over={2} />
      <Line d={line(346, 110, 358, 118, 346, 126)} width={1.8} />
      <Sketch d={line(262, 296, 330, 296)} over={2} />
      <Line d={line(318, 288, 330, 296, 318, 304)} width={1.8} />
      <Fence from={338} to={508} y={352} />
      <Dimension from={[480, 40]} to={[480, 196]} />
      <Dimension from={[36, 364]} to={[258, 364]} />
    </>
  );
}

/** The phone, and whom it lets in. The fence goes on as far as a wide window shows it. */
function Opened() {
  return (
    <>
      <Dog x={134} y={184} scale={1.1} t={0} ground="green-2" />
      <Fence from={-268} to={796} y={400} />
      <AccentOf accent="green">
        <Phone x={272} y={34} width={204} height={390} loose={0}>
          <Shape d={rect(16, 44, 172, 128, 14)} color="green-2" />
          <Dog x={102} y={110} scale={0.66} t={0} ground="green-2" />
          <Text x={102} y={208} size={28} weight={690} tracking={-0.03} anchor="middle">
            Biscuit
          </Text>
          <Label x={102} y={232} anchor="middle">
            Shots through May 2027
          </Label>
          <Button x={16} y={250} width={172} height={46} radius={23} kind="solid" size={17} label="Open the gate" />
          <Strong x={102} y={328} size={15} anchor="middle">
            14 dogs inside
          </Strong>
        </Phone>
      </AccentOf>
    </>
  );
}
