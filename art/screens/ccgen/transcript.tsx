import { Box } from "#art/kit/box.tsx";
import { Label, Strong, Words } from "#art/kit/label.tsx";
import { middle } from "#art/kit/type.ts";
import { interview, type Sentence } from "./speech.ts";

interface TranscriptProps {
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly width: number;
  readonly sentences?: readonly Sentence[];
  /** The height of one line. */
  readonly step?: number;
  readonly size?: number;
  /** The line that is being heard. */
  readonly heard?: number;
  /** Where the Mongolian column begins, or that it stands below the English; without it there is none. */
  readonly second?: number | "below";
}

/** What is said, line by line, each with its time; perhaps in Mongolian beside it or below. */
export function Transcript(props: TranscriptProps) {
  const { x, y, width, sentences = interview, step = 46, size = 16, heard, second } = props;
  const left = x + size * 3.6;
  return sentences.map(({ at, english, mongolian }, index) => {
    const English = index === heard ? Strong : Words;
    const center = middle(y + index * step, step, size);
    const base = second === "below" ? center - size * 0.64 : center;
    return (
      <g key={at}>
        {index === heard && (
          <Box x={x - 10} y={y + index * step + 1} width={width + 20} height={step - 2} fill="sky-2" />
        )}
        <Label x={x} y={base} size={size - 1}>
          {at}
        </Label>
        <English x={left} y={base} size={size}>
          {english}
        </English>
        {second === "below" && (
          <Words x={left} y={base + size * 1.28} size={size - 1}>
            {mongolian.join(" ")}
          </Words>
        )}
        {typeof second === "number" &&
          mongolian.map((words, k) => (
            <Words key={words} x={x + second} y={center + (k - (mongolian.length - 1) / 2) * size * 1.25} size={size}>
              {words}
            </Words>
          ))}
      </g>
    );
  });
}
