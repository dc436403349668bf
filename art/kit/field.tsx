import { ellipse, line } from "#art/drawing/shapes.ts";
import { widthOf } from "#art/drawing/text.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { useAccent } from "./accent.tsx";
import { Box } from "./box.tsx";
import { Icon } from "./icon.tsx";
import { Label } from "./label.tsx";
import { middle, regular } from "./type.ts";

interface FieldProps {
  readonly x: number;
  /** The top of the box; the name stands above it. */
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  /** Its name. */
  readonly label?: string;
  readonly value?: string;
  readonly placeholder?: string;
  /** Being typed in: the edge takes the app's color and a caret stands behind the value. */
  readonly focused?: boolean;
  /** A number of dots instead of the value. */
  readonly dots?: number;
  /** Stands at the right end, like "%". */
  readonly unit?: string;
  /** Opens a list. */
  readonly select?: boolean;
  readonly align?: "start" | "end";
  readonly size?: number;
}

export function Field(props: FieldProps) {
  const { x, y, width, height = 40, label, focused, unit, select, size = 16 } = props;
  const accent = useAccent();
  return (
    <>
      {label && (
        <Label x={x} y={y - 8}>
          {label}
        </Label>
      )}
      <Box {...{ x, y, width, height }} fill="sheet" edge={focused ? accent : "mute"} edgeWidth={focused ? 2.2 : 1.2} />
      <Content {...props} height={height} size={size} />
      {unit && (
        <Label x={x + width - 12} y={middle(y, height, size)} anchor="end">
          {unit}
        </Label>
      )}
      {select && <Icon name="chevron-down" x={x + width - 28} y={y + height / 2 - 9} size={18} />}
    </>
  );
}

function Content({
  x,
  y,
  width,
  height = 40,
  value,
  placeholder,
  focused,
  dots,
  align = "start",
  size = 16,
}: FieldProps) {
  const accent = useAccent();
  const typed = value ?? "";
  const base = middle(y, height, size);
  const left = align === "end" ? x + width - 12 - widthOf(typed, { size, weight: regular, tabular: true }) : x + 12;
  const end = dots ? x + 12 + dots * 14 : left + widthOf(typed, { size, weight: regular, tabular: true });
  return (
    <>
      {dots !== undefined && (
        <Shape
          d={Array.from({ length: dots }, (_, index) => ellipse(x + 17 + index * 14, y + height / 2, 4)).join("")}
        />
      )}
      {(value ?? placeholder) && (
        <Text x={left} y={base} size={size} color={value ? undefined : "mute"} tabular>
          {value ?? placeholder ?? ""}
        </Text>
      )}
      {focused && <Line d={line(end + 2.5, y + 10, end + 2.5, y + height - 10)} color={accent} width={1.8} />}
    </>
  );
}
