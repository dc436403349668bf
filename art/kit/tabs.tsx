import { widthOf } from "#art/drawing/text.ts";
import { Text } from "#art/engine/lettering.tsx";
import { useAccent } from "./accent.tsx";
import { Box, Rule } from "./box.tsx";
import { strong } from "./type.ts";

interface TabsProps {
  readonly x: number;
  readonly y: number;
  /** The line below the tabs runs over this width. */
  readonly width: number;
  readonly items: readonly string[];
  readonly selected: string;
  readonly size?: number;
  readonly gap?: number;
}

/** Words above a line; the chosen one has a bar under it. */
export function Tabs({ x, y, width, items, selected, size = 15, gap = 20 }: TabsProps) {
  const accent = useAccent();
  let left = x;
  return (
    <>
      <Rule x={x} y={y + size * 2} width={width} />
      {items.map((label) => {
        const wide = widthOf(label, { size, weight: strong });
        const at = left;
        left += wide + gap;
        const chosen = label === selected;
        return (
          <g key={label}>
            <Text x={at} y={y + size * 1.15} size={size} weight={strong} color={chosen ? accent : "mute"}>
              {label}
            </Text>
            {chosen && <Box x={at} y={y + size * 2 - 3} width={wide} height={3.5} radius={1.5} fill={accent} />}
          </g>
        );
      })}
    </>
  );
}
