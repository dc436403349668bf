import { Box } from "#art/kit/box.tsx";
import { Row } from "#art/kit/row.tsx";

interface ChoiceListProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly items: readonly string[];
  readonly selected?: string;
}

/** The list that a field opens; 38 pixels for every choice. */
export function ChoiceList({ x, y, width, items, selected }: ChoiceListProps) {
  return (
    <>
      <Box {...{ x, y, width }} height={items.length * 38 + 8} fill="sheet" edge="text" edgeWidth={1.5} />
      {items.map((item, index) => (
        <Row
          key={item}
          x={x + 14}
          y={y + 4 + index * 38}
          width={width - 28}
          height={38}
          title={item}
          selected={item === selected}
          last={index === items.length - 1}
        />
      ))}
    </>
  );
}
