import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Words } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** How many of those who ask become clients. */
export const intakeDashboard: Drawing = {
  name: "showcase/web-portals/intake-dashboard",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Browser x={34} y={58} width={344} height={300} address="intake/november">
        {stages.map((stage, index) => (
          <Stage key={stage.label} {...stage} y={18 + index * 74} />
        ))}
      </Browser>
    </>
  ),
};

interface StageProps {
  readonly count: number;
  readonly next: number;
  readonly label: string;
  readonly opacity: number;
}

const stages: readonly StageProps[] = [
  { count: 42, next: 30, label: "inquiries", opacity: 0.34 },
  { count: 17, next: 13, label: "first calls", opacity: 0.62 },
  { count: 9, next: 7, label: "new clients", opacity: 1 },
];

/** As wide as it is many, and narrowing toward the next. */
function Stage({ count, next, label, opacity, y }: StageProps & { readonly y: number }) {
  const middle = 100;
  const [top, foot] = [count * 2, next * 2];
  return (
    <>
      <Shape
        d={`${line(middle - top, y, middle + top, y, middle + foot, y + 64, middle - foot, y + 64)}Z`}
        color="sky"
        opacity={opacity}
      />
      <Text x={200} y={y + 44} size={38} weight={700} tracking={-0.04} anchor="start">
        {String(count)}
      </Text>
      <Words x={250} y={y + 43} size={16} color="mute">
        {label}
      </Words>
    </>
  );
}
