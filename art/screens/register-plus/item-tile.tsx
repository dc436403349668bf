import { Line, Shape } from "#art/engine/mark.tsx";
import { Count } from "#art/kit/avatar.tsx";
import { Box } from "#art/kit/box.tsx";
import { Label, Words } from "#art/kit/label.tsx";
import { type ItemPicture, itemPaths } from "./item-paths.ts";
import type { Item } from "./items.ts";

interface ItemViewProps {
  readonly picture: ItemPicture;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The picture of an item, its color a little beside its line. */
function ItemView({ picture, x, y, size = 48 }: ItemViewProps) {
  const { body, lines } = itemPaths[picture];
  const scale = size / 48;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g transform="translate(2 2)">
        <Shape d={body} color="ochre-2" holes />
      </g>
      <Line d={body} width={1.6 / scale} />
      <Line d={lines} width={1.4 / scale} />
    </g>
  );
}

interface ItemTileProps {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How often it is in the order. */
  readonly count?: number;
  /** Leaves out the name where there is no room for it. */
  readonly nameless?: boolean;
  /** Marks it as chosen without saying how often. */
  readonly countless?: boolean;
  readonly size?: number;
}

/** An item to tap: its picture, its name, its price, and how often it was tapped. */
export function ItemTile({ item, x, y, width, height, count, nameless, countless, size = 15 }: ItemTileProps) {
  const words = nameless ? size * 1.3 : size * 2.6;
  const picture = Math.min(width - 12, height - words - 12, 60);
  const left = nameless ? x + width / 2 : x + 7;
  const anchor = nameless ? "middle" : "start";
  return (
    <>
      <Box {...{ x, y, width, height }} fill={count ? "sky-2" : "sheet"} edge={count ? "sky" : "line"} />
      <ItemView
        picture={item.picture}
        x={x + (width - picture) / 2}
        y={y + (height - words - picture) / 2}
        size={picture}
      />
      {!nameless && (
        <Words x={left} y={y + height - size * 1.65} size={size}>
          {item.name}
        </Words>
      )}
      <Label x={left} y={y + height - size * 0.55} anchor={anchor} size={size}>
        {`$${item.price}`}
      </Label>
      {count && !countless && <Count x={x + width - 7} y={y + 7} r={size * 0.72} value={count} />}
    </>
  );
}
