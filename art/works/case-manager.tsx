import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import type { IconName } from "#art/kit/icon-paths.ts";
import { Label, Strong } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { workSize } from "./size.ts";

/** A case file, and what has happened in it. */
export const caseManager: Drawing = {
  name: "works/case-manager",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} />
      <HandOf t={ramp(20, 280, 1.1)} amp={6} over={12} wave={90} width={1.7}>
        <Sketch d={sheets} passes={0} width={1.2} />
        {tabs.map((label, index) => (
          <IndexTab key={label} label={label} y={112 + index * 92} open={index === 0} />
        ))}
        <Sketch d={file} fill="sheet" />
      </HandOf>
      <Text x={62} y={98} size={32} weight={690} tracking={-0.03}>
        Case 311
      </Text>
      <Label x={62} y={124}>
        Moreno, family
      </Label>
      <Line d={line(82, 172, 82, 446)} width={1.7} />
      {events.map((event, index) => (
        <Event key={event.date} {...event} y={172 + index * 68} />
      ))}
    </>
  ),
};

const file = rect(36, 52, 296, 432, 10);
const sheets = line(50, 52, 50, 42, 342, 42, 342, 60) + line(64, 42, 64, 33, 352, 33, 352, 60);
const tabs = ["File", "Notes", "Bills", "Court"];

function IndexTab({ label, y, open }: { readonly label: string; readonly y: number; readonly open: boolean }) {
  const d = `M330 ${y}H366C372 ${y} 376 ${y + 4} 376 ${y + 10}V${y + 66}C376 ${y + 72} 372 ${y + 76} 366 ${y + 76}H330`;
  return (
    <>
      <Line d={d} fill={open ? "text" : "ground-2"} width={1.5} />
      <g transform={`rotate(90 348 ${y + 38})`}>
        <Text x={348} y={y + 43} size={15} weight={600} anchor="middle" color={open ? "ground" : undefined}>
          {label}
        </Text>
      </g>
    </>
  );
}

interface EventProps {
  readonly icon: IconName;
  readonly title: string;
  readonly date: string;
}

const events: readonly EventProps[] = [
  { icon: "phone", title: "First call", date: "Sep 4" },
  { icon: "mail", title: "Letter sent", date: "Sep 18" },
  { icon: "gavel", title: "Hearing", date: "Oct 9" },
  { icon: "mail", title: "Letter received", date: "Oct 27" },
  { icon: "phone", title: "Call back", date: "Nov 19" },
];

function Event({ icon, title, date, y }: EventProps & { readonly y: number }) {
  const hearing = icon === "gavel";
  return (
    <>
      {hearing ? <Shape d={ellipse(82, y, 21)} /> : <Line d={ellipse(82, y, 17)} fill="sheet" width={1.6} />}
      <Icon name={icon} x={82 - 10} y={y - 10} size={20} color={hearing ? "sheet" : "text"} />
      <Strong x={118} y={y - 2} size={17}>
        {title}
      </Strong>
      <Label x={118} y={y + 19}>
        {date}
      </Label>
    </>
  );
}
