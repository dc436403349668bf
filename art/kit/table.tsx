import { paleOf, useAccent } from "./accent.tsx";
import { Box, Rule } from "./box.tsx";
import { Label, Strong, Words } from "./label.tsx";
import { middle } from "./type.ts";

interface Column {
  readonly title: string;
  /** Where its words begin, or end when `align` is "end". */
  readonly x: number;
  readonly align?: "start" | "end";
  readonly strong?: boolean;
  readonly quiet?: boolean;
}

interface TableProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly rowHeight?: number;
  readonly selected?: number;
  readonly size?: number;
}

/** Rows of figures under quiet titles. The titles stand in the first 28 pixels. */
export function Table({ x, y, width, columns, rows, rowHeight = 38, selected, size = 16 }: TableProps) {
  const accent = useAccent();
  const top = y + 28;
  return (
    <>
      {columns.map(({ title, x: at, align }) => (
        <Label key={at} x={x + at} y={y + 17} anchor={align} size={size - 1}>
          {title}
        </Label>
      ))}
      <Rule x={x} y={top} width={width} color="mute" />
      {rows.map((cells, index) => {
        const at = top + index * rowHeight;
        return (
          <g key={cells.join()}>
            {index === selected && (
              <Box x={x - 8} y={at + 1} width={width + 16} height={rowHeight - 2} fill={paleOf(accent)} />
            )}
            {cells.map((cell, k) => {
              const column = columns[k];
              const Cell = column?.strong || (index === selected && !column?.quiet) ? Strong : Words;
              return (
                <Cell
                  // Two cells of a row may hold the same words, but never in the same column.
                  key={column?.x}
                  x={x + (column?.x ?? 0)}
                  y={middle(at, rowHeight, size)}
                  anchor={column?.align}
                  size={size}
                  color={column?.quiet ? "mute" : undefined}
                >
                  {cell}
                </Cell>
              );
            })}
            {index < rows.length - 1 && index !== selected && index + 1 !== selected && (
              <Rule x={x} y={at + rowHeight} width={width} />
            )}
          </g>
        );
      })}
    </>
  );
}
