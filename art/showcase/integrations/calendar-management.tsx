import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { type Hatch, Hatching } from "#art/works/motifs/hatching.tsx";

/** Four calendars that become one week. */
export const calendarManagement: Drawing = {
  name: "showcase/integrations/calendar-management",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <HandOf t={ramp(60, 230, 1.1)} amp={4} over={8} wave={60} passes={1} width={1.6}>
        {calendars.map((hatch, index) => (
          <Calendar key={hatch} hatch={hatch} y={20 + index * 70} />
        ))}
      </HandOf>
      <Week />
    </>
  ),
};

const calendars: readonly Hatch[] = ["rising", "falling", "dots", "level"];
const left = 178;
const column = 42;
const row = 38;
const top = 64;

function Calendar({ hatch, y }: { readonly hatch: Hatch; readonly y: number }) {
  const enters = top + 26 + calendars.indexOf(hatch) * 58;
  return (
    <>
      <Sketch d={`M76 ${y + 30}C130 ${y + 30} 120 ${enters} ${left} ${enters}`} over={2} />
      <Sketch d={rect(22, y + 4, 54, 50, 6)} fill="sheet" />
      <Hatching x={26} y={y + 20} width={46} height={31} hatch={hatch} step={6} />
      <Sketch d={line(22, y + 17, 76, y + 17) + line(36, y, 36, y + 9) + line(62, y, 62, y + 9)} passes={0} />
    </>
  );
}

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const appointments: readonly (readonly [day: number, from: number, rows: number, calendar: Hatch])[] = [
  [0, 0, 2, "rising"],
  [0, 4, 1, "level"],
  [1, 1, 2, "dots"],
  [1, 4, 2, "falling"],
  [2, 0, 1, "level"],
  [2, 2, 3, "rising"],
  [3, 1, 3, "falling"],
  [3, 5, 1, "dots"],
  [4, 0, 2, "dots"],
  [4, 3, 2, "level"],
];

function Week() {
  const height = row * 6;
  const posts = days.slice(1).map((_, index) => left + (index + 1) * column);
  return (
    <>
      <Line d={rect(left, 26, column * 5, 38 + height, 10)} fill="sheet" width={1.7} />
      {days.map((day, index) => (
        <Text
          key={day}
          x={left + (index + 0.5) * column}
          y={52}
          size={17}
          weight={index === 3 ? 700 : 460}
          anchor="middle"
        >
          {day.slice(0, 1)}
        </Text>
      ))}
      <Line d={posts.map((x) => line(x, top, x, top + height)).join("")} color="line" width={1} />
      <Line d={line(left, top, left + column * 5, top)} width={1.2} />
      {appointments.map(([day, from, rows, hatch]) => {
        const box = { x: left + day * column + 4, y: top + from * row + 4, width: column - 8, height: rows * row - 8 };
        return (
          <g key={`${day} ${from}`}>
            <Line d={rect(box.x, box.y, box.width, box.height, 4)} width={1.5} fill="ground" />
            <Hatching {...box} hatch={hatch} step={6} />
          </g>
        );
      })}
    </>
  );
}
