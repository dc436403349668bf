import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import type { IconName } from "#art/kit/icon-paths.ts";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** A case from its first call to the hearing and after, along one line. */
export const caseManager: Drawing = {
  name: "showcase/integrations/case-manager",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <HandOf t={ramp(0, 260, 1.1)} amp={6} over={12} wave={90} width={1.7}>
        <Sketch d={line(44, 42, 44, 32, 352, 32, 352, 46)} passes={0} width={1.2} />
        {[0, 1, 2, 3].map((tab) => (
          <Line key={tab} d={tabAt(62 + tab * 54)} fill={tab === 1 ? "text" : "ground-2"} width={1.5} />
        ))}
        <Sketch d={rect(30, 42, 334, 232, 10)} fill="sheet" />
      </HandOf>
      <Text x={54} y={90} size={30} weight={690} tracking={-0.03}>
        Case 311
      </Text>
      <Label x={340} y={88} anchor="end">
        next: Dec 2
      </Label>
      <Line d={line(54, 178, 364, 178)} width={1.7} />
      {events.map((event, index) => (
        <Event key={event.date} {...event} x={78 + index * 80} />
      ))}
    </>
  ),
};

function tabAt(y: number): string {
  return `M362 ${y}H382C386 ${y} 389 ${y + 3} 389 ${y + 8}V${y + 38}C389 ${y + 43} 386 ${y + 46} 382 ${y + 46}H362`;
}

interface EventProps {
  readonly icon: IconName;
  readonly title: string;
  readonly date: string;
}

const events: readonly EventProps[] = [
  { icon: "phone", title: "Call", date: "Sep 4" },
  { icon: "mail", title: "Letter", date: "Sep 18" },
  { icon: "gavel", title: "Hearing", date: "Oct 9" },
  { icon: "mail", title: "Letter", date: "Oct 27" },
];

function Event({ icon, title, date, x }: EventProps & { readonly x: number }) {
  const hearing = icon === "gavel";
  return (
    <>
      {hearing ? <Shape d={ellipse(x, 178, 28)} /> : <Line d={ellipse(x, 178, 20)} fill="sheet" width={1.6} />}
      <Icon name={icon} x={x - 11} y={167} size={22} color={hearing ? "sheet" : "text"} />
      <Strong x={x} y={232} size={16} anchor="middle">
        {title}
      </Strong>
      <Label x={x} y={253} anchor="middle">
        {date}
      </Label>
    </>
  );
}
