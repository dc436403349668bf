import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Ground } from "./motifs/ground.tsx";
import { Waiting } from "./motifs/waiting.tsx";
import { workSize } from "./size.ts";

/** Five steps of a form, and the people who wait for a first call. */
export const intakeManager: Drawing = {
  name: "works/intake-manager",
  ...workSize,
  draw: () => (
    <>
      <Ground {...workSize} />
      <Sketch d={rect(34, 40, 196, 440, 14)} fill="sheet" t={ramp(0, 180, 1.1)} amp={7} wave={90} width={1.8} />
      <Text x={58} y={92} size={28} weight={690} tracking={-0.03}>
        Intake
      </Text>
      <Line d={line(72, 136, 72, 440)} color="line" width={1.5} />
      {steps.map((title, index) => (
        <Step key={title} title={title} number={index + 1} y={140 + index * 74} />
      ))}
      <Text x={264} y={92} size={28} weight={690} tracking={-0.03}>
        Queue
      </Text>
      <HandOf t={ramp(230, 320, 1.1)} amp={4} over={6} wave={50} passes={1} width={1.6}>
        {queue.map((minutes, index) => (
          <Turn key={minutes} minutes={minutes} y={112 + index * 92} first={index === 0} kind={index} />
        ))}
      </HandOf>
    </>
  ),
};

const steps = ["Your name", "Contact", "Your case", "Documents", "Signature"];
const queue = ["Next", "8 min", "15 min", "20 min"];

function Step({ title, number, y }: { readonly title: string; readonly number: number; readonly y: number }) {
  const done = number <= 3;
  const here = number === 4;
  const Title = here ? Strong : Label;
  return (
    <>
      {done ? (
        <>
          <Shape d={ellipse(72, y, 15)} />
          <Icon name="check" x={62} y={y - 10} size={20} color="sheet" width={2.2} />
        </>
      ) : (
        <>
          <Line d={ellipse(72, y, 15)} fill="sheet" width={here ? 2.2 : 1.4} />
          <Text x={72} y={y + 6} size={16} weight={620} anchor="middle">
            {String(number)}
          </Text>
        </>
      )}
      <Title x={98} y={y + 5.5} size={16} color={number === 5 ? "mute" : "text"}>
        {title}
      </Title>
    </>
  );
}

interface TurnProps {
  readonly minutes: string;
  readonly y: number;
  readonly first: boolean;
  readonly kind: number;
}

function Turn({ minutes, y, first, kind }: TurnProps) {
  return (
    <>
      <Waiting x={292} y={y} kind={kind} />
      <Strong x={332} y={y + 46} size={first ? 20 : 16} color={first ? "text" : "mute"}>
        {minutes}
      </Strong>
    </>
  );
}
