import { Text } from "#art/engine/lettering.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { Icon } from "./icon.tsx";
import { middle, strong } from "./type.ts";

interface KeypadProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The key under the finger: a figure, "back" or "enter". */
  readonly pressed?: string;
  readonly gap?: number;
  readonly size?: number;
}

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", "enter"];

/** Twelve keys: the figures, one to take back, one to go on. */
export function Keypad({ x, y, width, height, pressed, gap = 8, size = 20 }: KeypadProps) {
  const accent = useAccent();
  const wide = (width - 2 * gap) / 3;
  const high = (height - 3 * gap) / 4;
  return keys.map((key, index) => {
    const left = x + (index % 3) * (wide + gap);
    const top = y + Math.floor(index / 3) * (high + gap);
    const solid = key === "enter" || key === pressed;
    const color = solid ? "sheet" : "text";
    return (
      <g key={key}>
        <Box
          {...{ x: left, y: top, width: wide, height: high }}
          fill={solid ? accent : "sheet"}
          edge={solid ? undefined : "line"}
        />
        {key === "back" || key === "enter" ? (
          <Icon
            name={key === "back" ? "backspace" : "arrow-right"}
            x={left + wide / 2 - 11}
            y={top + high / 2 - 11}
            size={22}
            color={color}
          />
        ) : (
          <Text
            x={left + wide / 2}
            y={middle(top, high, size)}
            anchor="middle"
            size={size}
            weight={strong}
            color={color}
          >
            {key}
          </Text>
        )}
      </g>
    );
  });
}
