import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Meter } from "#art/kit/chart.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Row } from "#art/kit/row.tsx";
import { Tablet } from "#art/kit/tablet.tsx";
import { Ground } from "./motifs/ground.tsx";
import { workSize } from "./size.ts";

/** The accounts of the house; one is close to its limit. */
export const hat: Drawing = {
  name: "works/hat",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} color="ground-2" />
      <AccentOf accent="green">
        <Tablet x={44} y={62} width={324} height={520}>
          <Accounts />
        </Tablet>
      </AccentOf>
    </>
  ),
};

const left = 20;
const width = 284;

function Accounts() {
  return (
    <>
      <Badge x={left} y={18} sign="H" />
      <Text x={left + 44} y={41} size={21} weight={660} tracking={-0.025}>
        House accounts
      </Text>
      <Row x={left} y={66} width={width} height={50} title="Prairie Hockey Club" value="1,284.60" avatar="P" last />
      <CloseToLimit y={120} />
      {others.map(([title, value], index) => (
        <Row
          key={title}
          x={left}
          y={240 + index * 50}
          width={width}
          height={50}
          title={title}
          value={value}
          avatar={title.slice(0, 1)}
        />
      ))}
    </>
  );
}

const others = [
  ["Harlow Dental", "312.45"],
  ["Fire Station 9", "454.10"],
  ["St. Casimir Parish", "96.00"],
  ["Orchard Row Books", "57.35"],
] as const;

function CloseToLimit({ y }: { readonly y: number }) {
  return (
    <>
      <Box x={left - 10} y={y} width={width + 20} height={112} radius={10} fill="green-2" />
      <Row x={left} y={y + 6} width={width} height={46} title="Mesa Roofing Co." value="3,871.25" avatar="M" last />
      <Meter x={left + 40} y={y + 60} width={width - 40} value={0.968} />
      <Label x={left + 40} y={y + 95}>
        of 4,000.00
      </Label>
      <Strong x={left + width} y={y + 95} anchor="end" size={15} color="green">
        128.75 left
      </Strong>
    </>
  );
}
