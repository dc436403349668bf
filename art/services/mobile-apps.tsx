import type { ReactNode } from "react";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { outlinesOf } from "#art/drawing/text.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { type Stage, useStage } from "#art/engine/stage.ts";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Dog } from "#art/works/motifs/dog.tsx";

const left = 104;
const width = 204;
const top = 8;
const height = 324;
const middle = left + width / 2;

/** A phone and a straightedge: on its left side it is dreamt, on its right side it is built. */
export const mobileApps: Drawing = {
  name: "cards/mobile-apps",
  width: 412,
  height: 340,
  draw: () => (
    <>
      <Side id="dreamt" stage="sketch" from={0}>
        <Dreamt />
      </Side>
      <Side id="built" stage="product" from={middle}>
        <Built />
      </Side>
      <Straightedge />
      <Measures />
    </>
  ),
};

interface SideProps {
  readonly id: string;
  readonly stage: Stage;
  readonly from: number;
  readonly children: ReactNode;
}

/** Half of the picture, from the straightedge to one side; in a picture of this stage all of it. */
function Side({ id, stage, from, children }: SideProps) {
  const drawn = useStage();
  if (drawn) return drawn === stage && children;
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect x={from} width={from === 0 ? middle : 412} height="340" />
      </clipPath>
      {children}
    </g>
  );
}

const shell = rect(left, top, width, height, 32);
const glass = rect(left + 9, top + 9, width - 18, height - 18, 24);
const card = rect(left + 24, 52, width - 48, 166, 14);
const button = rect(left + 24, 274, width - 48, 40, 20);
const arrow = line(240, 294, 264, 294) + line(256, 286, 264, 294, 256, 302);
const check = ellipse(272, 246, 12);

/** Left of the straightedge, which goes through no word. */
const words = [
  { text: "Biscuit", x: left + 24, y: 253, style: { size: 20, weight: 680, tracking: -0.03 } },
  { text: "Open", x: left + 46, y: 299.5, style: { size: 17, weight: 620 } },
] as const;

function Dreamt() {
  return (
    <HandOf t={1} amp={6} over={13} wave={80} passes={1} width={1.7}>
      <Sketch d={shell} />
      <Sketch d={glass} amp={4} passes={0} width={1.2} />
      <Sketch d={card} amp={5} width={1.4} />
      <Dog x={middle} y={134} scale={0.86} t={1} />
      <HandOf amp={0.7} over={0} wave={40} passes={0} width={1.1}>
        {words.map(({ text, x, y, style }) => (
          <Sketch
            key={text}
            d={outlinesOf(text, style, [x, y])
              .map(({ d }) => d)
              .join("")}
          />
        ))}
      </HandOf>
      <Sketch d={check + arrow} amp={3} over={3} passes={0} width={1.4} />
      <Sketch d={button} amp={5} width={1.6} />
    </HandOf>
  );
}

function Built() {
  return (
    <>
      <Shape d={shell} />
      <Shape d={glass} color="sheet" />
      <Shape d={rect(middle - 32, top + 18, 64, 15, 7.5)} />
      <Text x={left + width - 24} y={top + 31} size={15} weight={620} anchor="end">
        9:41
      </Text>
      <Shape d={card} color="green-2" />
      <Dog x={middle} y={134} scale={0.86} t={0} ground="green-2" />
      <Shape d={check} color="green" />
      <Line d={line(266.5, 246, 270.5, 250.5, 278, 241)} color="sheet" width={2} />
      <Shape d={button} color="green" />
      <Line d={arrow} color="sheet" width={2} />
      {words.map(({ text, x, y, style }) => (
        <Text key={text} x={x} y={y} color={text === "Open" ? "sheet" : "text"} {...style}>
          {text}
        </Text>
      ))}
    </>
  );
}

const marks = Array.from({ length: 40 }, (_, k) =>
  line(middle, 10 + k * 8, middle + (k % 5 === 0 ? 13 : 7), 10 + k * 8),
);

function Straightedge() {
  if (useStage()) return null;
  return (
    <>
      <Shape d={rect(middle, 0, 22, 340)} color="sky" opacity={0.14} />
      <Line d={marks.join("")} color="sky" width={1} opacity={0.8} />
      <Line d={line(middle, 0, middle, 340)} color="sky" width={1.6} />
    </>
  );
}

function Measures() {
  if (useStage() === "sketch") return <Ideas />;
  const right = left + width;
  return (
    <>
      <Line d={line(right - 14, 274, right + 42, 274) + line(right - 14, 314, right + 42, 314)} color="sky" width={1} />
      <Dimension from={[right + 34, 274]} to={[right + 34, 314]} label="48" />
      <Line d={line(right + 4, 52, right + 42, 52) + line(right + 4, 218, right + 42, 218)} color="sky" width={1} />
      <Dimension from={[right + 34, 52]} to={[right + 34, 218]} label="200" />
      <Ideas />
    </>
  );
}

/** Two thumbnails that came before. */
function Ideas() {
  return (
    <HandOf t={1} amp={3} over={6} wave={40} passes={1} width={1.3}>
      <Sketch d={rect(20, 196, 46, 84, 8) + ellipse(43, 226, 11) + line(28, 254, 58, 254) + line(28, 264, 50, 264)} />
      <Sketch
        d={rect(14, 74, 46, 84, 8) + rect(22, 86, 30, 26, 2) + line(22, 112, 52, 86) + rect(22, 132, 30, 12, 6)}
      />
    </HandOf>
  );
}
