import { Box } from "#art/kit/box.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { interview, type Sentence } from "./speech.ts";

interface TranscriptProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly sentences?: readonly Sentence[];
  /** The height of one line. */
  readonly step?: number;
  readonly size?: number;
  /** The line that is being heard. */
  readonly heard?: number;
  /** Where the Mongolian column begins; without it there is none. */
  readonly second?: number;
}

/** What is said, line by line, each with its time; perhaps in Mongolian beside it. */
export function Transcript(props: TranscriptProps) {
  const { x, y, width, sentences = interview, step = 46, size = 16, heard, second } = props;
  return sentences.map(({ at, english, mongolian }, index) => {
    const base = y + index * step;
    const English = index === heard ? Strong : Words;
    return (
      <g key={at}>
        {index === heard && <Box x={x - 10} y={base - size * 1.55} width={width + 20} height={step - 4} fill="sky-2" />}
        <Label x={x} y={base} size={size - 1}>
          {at}
        </Label>
        <English x={x + size * 3.6} y={base} size={size}>
          {english}
        </English>
        {second &&
          mongolian.map((words, k) => (
            <Words key={words} x={x + second} y={base + k * size * 1.25} size={size}>
              {words}
            </Words>
          ))}
      </g>
    );
  });
}
