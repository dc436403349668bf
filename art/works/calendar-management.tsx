import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Label } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { type Hatch, Hatching } from "./motifs/hatching.tsx";
import { workSize } from "./size.ts";

/** A week of four calendars in one grid. */
export const calendarManagement: Drawing = {
  name: "works/calendar-management",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} />
      <Text x={36} y={72} size={36} weight={690} tracking={-0.035}>
        Week 47
      </Text>
      <Label x={36} y={98}>
        Four calendars, one grid
      </Label>
      <HandOf t={ramp(0, 240, 1.1)} amp={5} over={10} passes={1} width={1.1}>
        <Grid />
        {appointments.map((appointment) => (
          <Appointment key={`${appointment.day}-${appointment.from}`} {...appointment} />
        ))}
      </HandOf>
    </>
  ),
};

const left = 36;
const top = 148;
const column = 68;
const row = 43;

function Grid() {
  const rules = Array.from({ length: 9 }, (_, k) => line(left, top + k * row, left + 5 * column, top + k * row));
  const posts = Array.from({ length: 6 }, (_, k) => line(left + k * column, top, left + k * column, top + 8 * row));
  return (
    <>
      <Sketch d={rules.join("") + posts.join("")} />
      {["Mon", "Tue", "Wed", "Thu", "Fri"].map((day, index) => (
        <Text
          key={day}
          x={left + (index + 0.5) * column}
          y={top - 12}
          size={16}
          weight={index === 3 ? 680 : 460}
          anchor="middle"
        >
          {day}
        </Text>
      ))}
    </>
  );
}

interface AppointmentProps {
  readonly day: number;
  readonly from: number;
  readonly rows: number;
  readonly name: string;
  readonly calendar: Hatch | "solid";
}

const appointments: readonly AppointmentProps[] = [
  { day: 0, from: 1, rows: 2, name: "Intake", calendar: "rising" },
  { day: 0, from: 5, rows: 2, name: "Visit", calendar: "dots" },
  { day: 1, from: 0, rows: 3, name: "Shift", calendar: "falling" },
  { day: 1, from: 4, rows: 2, name: "Court", calendar: "solid" },
  { day: 2, from: 2, rows: 2, name: "Call", calendar: "rising" },
  { day: 2, from: 5, rows: 3, name: "Shift", calendar: "falling" },
  { day: 3, from: 0, rows: 2, name: "Team", calendar: "solid" },
  { day: 3, from: 3, rows: 3, name: "Class", calendar: "dots" },
  { day: 4, from: 1, rows: 3, name: "Visit", calendar: "dots" },
  { day: 4, from: 5, rows: 2, name: "Intake", calendar: "rising" },
];

function Appointment({ day, from, rows, name, calendar }: AppointmentProps) {
  const box = { x: left + day * column + 4, y: top + from * row + 4, width: column - 8, height: rows * row - 8 };
  const d = rect(box.x, box.y, box.width, box.height, 5);
  const solid = calendar === "solid";
  return (
    <>
      <Sketch d={d} fill={solid ? "text" : "ground"} over={7} width={1.4} />
      {!solid && <Hatching {...box} hatch={calendar} />}
      {!solid && <Shape d={rect(box.x + 3, box.y + 6, box.width - 6, 22, 3)} color="ground" />}
      <Text x={box.x + 7} y={box.y + 22} size={15} weight={640} color={solid ? "ground" : undefined} tracking={-0.02}>
        {name}
      </Text>
    </>
  );
}
