import { widthOf } from "#art/drawing/text.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Badge } from "#art/kit/avatar.tsx";

const weight = 680;
const tracking = -0.035;
const width = 460;
const sizes = [76, 66, 58, 50, 44] as const;

interface TitleProps {
  readonly app: string;
  readonly sign: string;
  readonly title: string;
}

/** What the video is called, as large as four lines allow, under the app's icon. */
export function Title({ app, sign, title }: TitleProps) {
  const size = sizes.find((each) => fits(title, each)) ?? 38;
  const lines = linesOf(title, size);
  const top = 300 - (lines.length * size * 1.08) / 2;
  return (
    <>
      <Badge x={72} y={top - 54} size={44} sign={sign} />
      <Text x={130} y={top - 24} size={24} weight={520} color="mute">
        {app}
      </Text>
      {lines.map((line, index) => (
        <Text key={line} {...{ size, weight, tracking }} x={70} y={top + size * (1 + index * 1.08)}>
          {line}
        </Text>
      ))}
    </>
  );
}

function fits(title: string, size: number): boolean {
  const lines = linesOf(title, size);
  return lines.length <= 4 && lines.every((line) => widthOf(line, { size, weight, tracking }) <= width);
}

function linesOf(title: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, { size, weight, tracking }) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
