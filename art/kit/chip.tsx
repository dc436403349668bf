import { widthOf } from "#art/drawing/text.ts";
import { Text } from "#art/engine/lettering.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { middle, strong } from "./type.ts";

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly selected?: boolean;
  readonly height?: number;
  readonly size?: number;
  /** As wide as its words and their margins by default. */
  readonly width?: number;
}

/** A round word: filled when it is the chosen one. */
export function Chip({ x, y, label, selected, height = 34, size = 15, width = chipWidth(label, size) }: ChipProps) {
  const accent = useAccent();
  return (
    <>
      {selected && <Box {...{ x, y, width, height }} radius={height / 2} fill={accent} />}
      <Text
        x={x + width / 2}
        y={middle(y, height, size)}
        anchor="middle"
        size={size}
        weight={strong}
        color={selected ? "sheet" : undefined}
      >
        {label}
      </Text>
    </>
  );
}

interface ChipsProps extends Omit<ChipProps, "label" | "selected" | "width"> {
  readonly items: readonly string[];
  readonly selected?: string;
  readonly gap?: number;
}

/** Chips in a row, as tabs or filters. */
export function Chips({ items, selected, x, gap = 2, ...props }: ChipsProps) {
  let left = x;
  return items.map((label) => {
    const width = chipWidth(label, props.size);
    const at = left;
    left += width + gap;
    return <Chip key={label} {...props} x={at} width={width} label={label} selected={label === selected} />;
  });
}

function chipWidth(label: string, size = 15): number {
  return Math.round(widthOf(label, { size, weight: strong }) + size * 1.7);
}
