import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Cursor } from "#art/kit/pointer.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** Who works in which room, and one who is being moved. */
export const providerRoster: Drawing = {
  name: "showcase/web-portals/provider-roster",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <HandOf t={ramp(0, 300, 1.1)} amp={4} over={9} wave={80} passes={1} width={1.1}>
        <Sketch d={[0, 1, 2, 3, 4].map((k) => line(26, top + k * row, 388, top + k * row)).join("")} />
        <Sketch d={[0, 1, 2, 3].map((k) => line(left + k * hour, 34, left + k * hour, top + 4 * row)).join("")} />
      </HandOf>
      {["9", "11", "1", "3"].map((time, index) => (
        <Label key={time} x={left + index * hour + 7} y={48} size={16}>
          {time}
        </Label>
      ))}
      {[1, 2, 3, 4].map((room) => (
        <Strong key={room} x={28} y={top + room * row - 22} size={17}>
          {`Room ${room}`}
        </Strong>
      ))}
      {visits.map((visit) => (
        <Visit key={visit.name} {...visit} />
      ))}
      <Moved />
    </>
  ),
};

const left = 104;
const top = 58;
const row = 57;
const hour = 72;

interface VisitProps {
  readonly name: string;
  readonly room: number;
  readonly from: number;
  readonly hours: number;
  readonly color: "sky-2" | "green-2" | "ochre-2";
}

const visits: readonly VisitProps[] = [
  { name: "Haddad", room: 1, from: 0, hours: 1.6, color: "sky-2" },
  { name: "Lo", room: 1, from: 2.4, hours: 1.4, color: "green-2" },
  { name: "Ortega", room: 2, from: 2.3, hours: 1.4, color: "ochre-2" },
  { name: "Petrov", room: 3, from: 1.7, hours: 2.1, color: "green-2" },
  { name: "Sarnai", room: 4, from: 2.7, hours: 1.2, color: "sky-2" },
];

function Visit({ name, room, from, hours, color }: VisitProps) {
  const x = left + from * hour + 4;
  const y = top + (room - 1) * row + 6;
  return (
    <>
      <Line d={rect(x, y, hours * hour - 8, row - 12, 7)} fill={color} width={1.4} />
      <Strong x={x + 10} y={y + 28} size={16}>
        {name}
      </Strong>
    </>
  );
}

/** From room 2 to room 4: where she was, and where she is being taken. */
function Moved() {
  const from = top + row + 6;
  const to = top + 3 * row - 4;
  return (
    <>
      <Line d={rect(left + 30, from, 112, row - 12, 7)} width={1.5} dash="2 5" />
      <Line
        d={`M${left + 60} ${from + 46}C${left + 50} ${from + 70} ${left + 56} ${to - 20} ${left + 70} ${to - 6}`}
        width={1.5}
        dash="2 5"
      />
      <Shape d={rect(left + 36, to, 122, row - 10, 7)} />
      <Strong x={left + 48} y={to + 30} size={16} color="sheet">
        Batbayar
      </Strong>
      <Cursor x={left + 138} y={to + 26} />
    </>
  );
}
