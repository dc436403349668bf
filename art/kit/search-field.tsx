import { line } from "#art/drawing/shapes.ts";
import { widthOf } from "#art/drawing/text.ts";
import { Line } from "#art/engine/mark.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { Icon } from "./icon.tsx";
import { Label, Words } from "./label.tsx";
import { middle } from "./type.ts";

interface SearchFieldProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly placeholder: string;
  /** What was typed. */
  readonly value?: string;
  readonly size?: number;
}

/** A round field with a magnifying glass. */
export function SearchField({ x, y, width, height = 36, placeholder, value, size = 15 }: SearchFieldProps) {
  const accent = useAccent();
  const text = { x: x + 36, y: middle(y, height, size), size };
  const end = text.x + widthOf(value ?? "", { size, tabular: true }) + 2.5;
  return (
    <>
      <Box {...{ x, y, width, height }} radius={height / 2} fill="ground-2" />
      <Icon name="search" x={x + 12} y={y + height / 2 - 9} size={18} color="mute" />
      {value ? <Words {...text}>{value}</Words> : <Label {...text}>{placeholder}</Label>}
      {value && <Line d={line(end, y + 9, end, y + height - 9)} color={accent} width={1.8} />}
    </>
  );
}
