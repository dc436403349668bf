import { ellipse } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { Icon } from "./icon.tsx";
import { middle, strong } from "./type.ts";

interface ChoiceProps {
  /** The top left corner. */
  readonly x: number;
  readonly y: number;
  readonly on?: boolean;
}

/** A square to tick, 22 by 22. */
export function Tick({ x, y, on }: ChoiceProps) {
  const accent = useAccent();
  return on ? (
    <>
      <Box x={x} y={y} width={22} height={22} radius={6} fill={accent} />
      <Icon name="check" x={x + 3} y={y + 3} size={16} color="sheet" width={2} />
    </>
  ) : (
    <Box x={x} y={y} width={22} height={22} radius={6} fill="sheet" edge="mute" />
  );
}

/** One of several, 22 by 22. */
export function Radio({ x, y, on }: ChoiceProps) {
  const accent = useAccent();
  return (
    <>
      <Line d={ellipse(x + 11, y + 11, 10)} color={on ? accent : "mute"} width={on ? 2 : 1.3} fill="sheet" />
      {on && <Shape d={ellipse(x + 11, y + 11, 5.5)} color={accent} />}
    </>
  );
}

/** A switch, 42 by 24. */
export function Toggle({ x, y, on }: ChoiceProps) {
  const accent = useAccent();
  return (
    <>
      <Box x={x} y={y} width={42} height={24} radius={12} fill={on ? accent : "mute"} />
      <Shape d={ellipse(on ? x + 30 : x + 12, y + 12, 9)} color="sheet" />
    </>
  );
}

interface SegmentsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly items: readonly string[];
  readonly selected?: string;
  readonly size?: number;
}

/** Two or three choices side by side in one frame. */
export function Segments({ x, y, width, height = 40, items, selected, size = 15 }: SegmentsProps) {
  const accent = useAccent();
  const each = width / items.length;
  return (
    <>
      <Box {...{ x, y, width, height }} fill="ground-2" />
      {items.map((label, index) => {
        const left = x + index * each;
        const on = label === selected;
        return (
          <g key={label}>
            {on && <Box x={left + 3} y={y + 3} width={each - 6} height={height - 6} radius={6} fill={accent} />}
            <Text
              x={left + each / 2}
              y={middle(y, height, size)}
              anchor="middle"
              size={size}
              weight={strong}
              color={on ? "sheet" : undefined}
            >
              {label}
            </Text>
          </g>
        );
      })}
    </>
  );
}
