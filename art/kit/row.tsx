import type { ReactNode } from "react";
import type { Color } from "#art/drawing/palette.ts";
import { paleOf, useAccent } from "./accent.tsx";
import { Avatar } from "./avatar.tsx";
import { Box, Rule } from "./box.tsx";
import { Label, Strong, Words } from "./label.tsx";
import { middle } from "./type.ts";

interface RowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly title: string;
  /** At the right end, like an amount. */
  readonly value?: string;
  /** Quiet words under the title. */
  readonly note?: string;
  /** Letters of a round in front of the title. */
  readonly avatar?: string;
  /** Something else in front of the title, drawn around 0 0. */
  readonly lead?: ReactNode;
  readonly selected?: boolean;
  readonly valueColor?: Color;
  /** Draws no line below. */
  readonly last?: boolean;
  readonly size?: number;
}

/** One line of a list: a title, perhaps a note and a round in front of it, and a value at the end. */
export function Row(props: RowProps) {
  const { x, y, width, height = 40, title, value, note, avatar, lead, selected, last, size = 16 } = props;
  const accent = useAccent();
  const left = avatar || lead ? x + 40 : x;
  const base = note ? y + height / 2 - 2 : middle(y, height, size);
  const Title = selected ? Strong : Words;
  return (
    <>
      {selected && <Box x={x - 8} y={y + 1} width={width + 16} height={height - 2} fill={paleOf(accent)} />}
      {avatar && <Avatar x={x + 15} y={y + height / 2} letters={avatar} selected={selected} />}
      {lead && <g transform={`translate(${x + 15} ${y + height / 2})`}>{lead}</g>}
      <Title x={left} y={base} size={size}>
        {title}
      </Title>
      {note && (
        <Label x={left} y={base + size * 1.2} size={size - 1}>
          {note}
        </Label>
      )}
      {value && (
        <Strong x={x + width} y={middle(y, height, size)} anchor="end" size={size} color={props.valueColor}>
          {value}
        </Strong>
      )}
      {!last && !selected && <Rule x={left} y={y + height} width={x + width - left} />}
    </>
  );
}
