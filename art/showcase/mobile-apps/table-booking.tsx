import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** The room from above; someone wants the table at the window. */
export const tableBooking: Drawing = {
  name: "showcase/mobile-apps/table-booking",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Phone x={58} y={-34} width={296} height={312}>
        <Text x={22} y={76} size={23} weight={690} tracking={-0.03}>
          Friday, 7 pm
        </Text>
        <Room />
        {tables.map((table) => (
          <Table key={`${table.x} ${table.y}`} {...table} />
        ))}
        <Sketch
          d={ellipse(236, 150, 48, 44)}
          t={0.9}
          amp={6}
          over={14}
          wave={90}
          passes={1}
          width={3}
          pencilWidth={1.4}
          color="sky"
        />
      </Phone>
    </>
  ),
};

/** Walls, a window on the right, a door below. */
function Room() {
  return (
    <>
      <Line
        d={line(22, 96, 274, 96) + line(22, 96, 22, 290) + line(22, 290, 120, 290) + line(164, 290, 274, 290, 274, 236)}
        width={2}
      />
      <Line d="M120 290A44 44 0 0 1 164 246V290" width={1.2} />
      <Line d={rect(270, 96, 8, 140)} width={1.5} fill="sky-2" />
    </>
  );
}

interface TableProps {
  readonly x: number;
  readonly y: number;
  readonly round: boolean;
  readonly taken?: boolean;
}

const tables: readonly TableProps[] = [
  { x: 66, y: 144, round: true, taken: true },
  { x: 150, y: 144, round: false },
  { x: 236, y: 150, round: true },
  { x: 66, y: 232, round: false },
  { x: 222, y: 238, round: false, taken: true },
];

function Table({ x, y, round, taken = false }: TableProps) {
  const top = round ? ellipse(x, y, 20) : rect(x - 18, y - 18, 36, 36, 3);
  const chairs = [
    [0, -29],
    [0, 29],
    [-29, 0],
    [29, 0],
  ] as const;
  return (
    <>
      {chairs.slice(0, round ? 4 : 2).map(([dx, dy]) => (
        <Shape key={`${dx} ${dy}`} d={ellipse(x + dx, y + dy, 6)} color={taken ? "text" : "line"} />
      ))}
      {taken ? <Shape d={top} /> : <Line d={top} width={1.7} fill="sheet" />}
    </>
  );
}
