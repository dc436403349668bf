import { ItemTile } from "./item-tile.tsx";
import { bakery, type Item } from "./items.ts";

interface ItemGridProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly items?: readonly Item[];
  /** How often each item was tapped. */
  readonly chosen?: Readonly<Record<string, number>>;
  readonly gap?: number;
  readonly nameless?: boolean;
  /** Marks what was chosen without saying how often. */
  readonly countless?: boolean;
  readonly size?: number;
}

/** Items side by side. */
export function ItemGrid({
  x,
  y,
  width,
  height,
  columns,
  items = bakery,
  chosen = {},
  gap = 8,
  ...tile
}: ItemGridProps) {
  const wide = (width - (columns - 1) * gap) / columns;
  const rows = Math.ceil(items.length / columns);
  const high = (height - (rows - 1) * gap) / rows;
  return items.map((item, index) => (
    <ItemTile
      key={item.name}
      {...tile}
      item={item}
      x={x + (index % columns) * (wide + gap)}
      y={y + Math.floor(index / columns) * (high + gap)}
      width={wide}
      height={high}
      count={chosen[item.name]}
    />
  ));
}
