import { rect } from "#art/drawing/shapes.ts";
import { widthOf } from "#art/drawing/text.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Dot, Shape } from "#art/engine/mark.tsx";
import { frame, stageHeight } from "./stage.ts";

const size = 38;
const weight = 520;
const left = 72;

interface CaptionProps {
  readonly title: string;
  readonly caption: string;
}

/** The band below the stage: what this chapter is called, and what to do in it. */
export function Caption({ title, caption }: CaptionProps) {
  const lines = wrapped(caption);
  const first = lines.length === 1 ? 660 : 644;
  const head = lines.length === 1 ? 608 : 596;
  return (
    <>
      <Shape d={rect(0, stageHeight, frame.width, frame.height - stageHeight)} color="night" />
      <Dot x={left + 7} y={head - 8} r={7} />
      <Text x={left + 28} y={head} size={24} weight={weight} color="line">
        {title}
      </Text>
      {lines.map((line, index) => (
        <Text key={line} x={left} y={first + index * 48} size={size} weight={weight} color="white">
          {line}
        </Text>
      ))}
    </>
  );
}

/** Two lines of about the same length where one is too long. */
function wrapped(caption: string): readonly string[] {
  const width = (text: string) => widthOf(text, { size, weight });
  if (width(caption) <= frame.width - 2 * left) {
    return [caption];
  }
  const words = caption.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(width));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
