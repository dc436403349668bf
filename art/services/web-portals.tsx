import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { type Matrix, mapped } from "#art/works/motifs/place.ts";

const width = 236;
const height = 158;

/** One page three times: what was dreamt, what was planned, what was built. */
export const webPortals: Drawing = {
  name: "cards/web-portals",
  width: 412,
  height: 340,
  // The dreamt page strays to the left and below.
  view: [-14, -8, 432, 356.5],
  isMixed: true,
  draw: () => (
    <>
      <Projection />
      <Dreamt />
      <Planned />
      <Built />
      {layers.map((layer) => (
        <Caption key={layer.label} {...layer} />
      ))}
    </>
  ),
};

interface Layer {
  readonly label: string;
  readonly y: number;
}

const built: Layer = { label: "built", y: 8 };
const planned: Layer = { label: "planned", y: 102 };
const dreamt: Layer = { label: "dreamt", y: 196 };
const layers = [built, planned, dreamt];

/** Where a layer lies, seen from above and from the side. */
function matrixAt({ y }: Layer): Matrix {
  return [0.9, 0.3, -0.74, 0.4, 120, y];
}

function on(layer: Layer, d: string): string {
  return mapped(d, matrixAt(layer));
}

const sheet = rect(0, 0, width, height);
const figures = rect(66, 30, 74, 46) + rect(150, 30, 74, 46);
const chart = rect(66, 88, 158, 58);
const menu = [40, 62, 84, 106].map((y, row) => line(10, y, 46 - (row % 2) * 10, y)).join("");
const page = sheet + line(0, 20, width, 20) + line(54, 20, 54, height) + figures + chart + menu;

function Projection() {
  return <Line d={pillar(0, height) + pillar(width, height) + pillar(width, 0)} color="sky" width={1.2} dash="1 5" />;
}

function pillar(x: number, y: number): string {
  const [a, b, c, d, e, f] = matrixAt(built);
  const px = a * x + c * y + e;
  const py = b * x + d * y + f;
  return line(px, py, px, py + dreamt.y - built.y);
}

function Dreamt() {
  return (
    <>
      <Shape d={on(dreamt, sheet)} color="ground-2" />
      <HandOf t={1} amp={3.4} over={8} wave={60} width={1.5}>
        <Sketch d={on(dreamt, page)} />
        <Sketch d={on(dreamt, line(66, 88, 224, 146) + line(224, 88, 66, 146))} passes={0} width={1.1} />
      </HandOf>
    </>
  );
}

function Planned() {
  const columns = Array.from({ length: 5 }, (_, k) => line(66 + k * 39.5, 20, 66 + k * 39.5, height)).join("");
  return (
    <>
      <Shape d={on(planned, sheet)} color="sky-2" opacity={0.94} />
      <Line d={on(planned, columns)} color="sky" width={1} dash="1 4" />
      <Line d={on(planned, page + line(66, 88, 224, 146) + line(224, 88, 66, 146))} color="sky" width={1.2} />
    </>
  );
}

function Built() {
  return (
    <>
      <Shape d={edge()} color="mute" />
      <Line d={on(built, sheet)} fill="sheet" width={1.4} />
      <g transform={`matrix(${matrixAt(built).join(" ")})`}>
        <Shape d={rect(0, 0, width, 20)} />
        <Shape d={ellipse(11, 10, 3) + ellipse(22, 10, 3)} color="mute" />
        <Shape d={rect(0, 20, 54, height - 20)} color="sky-2" />
        <Line d={menu} color="sky" width={3} />
        <Text x={66} y={58} size={22} weight={680} tracking={-0.03}>
          Cases
        </Text>
        <Text x={228} y={58} size={34} weight={680} tracking={-0.03} anchor="end" color="sky">
          128
        </Text>
        <Line d={line(66, 72, 228, 72)} color="line" />
        <Shape d={bars} color="sky" />
        <Shape d={rect(207, 82, 15, 66)} />
      </g>
    </>
  );
}

const bars = [18, 30, 24, 42, 34, 50].map((tall, k) => rect(66 + k * 23.5, 148 - tall, 15, tall)).join("");

/** The thickness of what is built. */
function edge(): string {
  const [a, b, c, d, e, f] = matrixAt(built);
  const at = (x: number, y: number): readonly [number, number] => [a * x + c * y + e, b * x + d * y + f];
  const [west, south, east] = [at(0, height), at(width, height), at(width, 0)];
  return `${line(...west, ...south, ...east)}v7${line(south[0], south[1] + 7, west[0], west[1] + 7).replace("M", "L")}Z`;
}

/** What the layer is, on a line from its right corner. */
function Caption({ label, y }: Layer) {
  const corner = 120 + 0.9 * width;
  const level = y + 0.3 * width;
  return (
    <>
      <Shape d={ellipse(corner + 9, level, 2.6)} color="sky" />
      <Line d={line(corner + 9, level, 408, level)} color="sky" width={1.2} />
      <Text x={408} y={level - 8} size={15} weight={520} anchor="end" color="sky">
        {label}
      </Text>
    </>
  );
}
