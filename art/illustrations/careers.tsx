import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Dot, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** A desk with its lamp switched on and a chair pulled out: no one sits here yet. It reaches to the edges of its file. */
export const careers: Drawing = {
  name: "illustrations/careers",
  width: 610,
  height: 370,
  view: [17, 38, 610, 370],
  draw: () => (
    <HandOf t={calming} amp={6} over={10} wave={70} passes={1}>
      <Sketch d={line(16, 390, 624, 390)} over={0} wave={140} passes={1} width={1.4} />
      <Shape d={light} color="ochre-2" />
      <Chair />
      <Desk />
      <Lamp />
      <Laptop />
      <Sprout />
    </HandOf>
  ),
};

/** Loose all over, a little less so where the work would be done. */
function calming([x]: Point): number {
  return 0.4 + 0.5 * Math.min(1, Math.max(0, (480 - x) / 420));
}

function Chair() {
  return (
    <>
      <Sketch d={back} width={1.8} />
      <Sketch d={seat} width={1.8} />
      <Sketch d="M124 240v18M152 240v18M46 204h30M62 204v54M200 204h30M214 204v54" amp={4} over={5} passes={1} />
      <Sketch d={line(138, 286, 138, 340)} />
      <Sketch d="M138 340L76 371M138 340L200 371M138 340v36" passes={1} />
      <Sketch d={ellipse(72, 380, 8) + ellipse(138, 383, 7) + ellipse(204, 380, 8)} amp={3} over={5} passes={1} />
      <Sketch d="M102 126h68M104 150h62M107 174h57" amp={3} over={4} passes={0} width={1.2} />
    </>
  );
}

const back = "M78 112c-3-26 8-38 30-38h60c22 0 33 12 30 38l-10 92c-2 20-10 26-28 26h-44c-18 0-26-6-28-26z";
const seat = "M74 256c-14 0-20 6-20 15s6 15 20 15h128c14 0 20-6 20-15s-6-15-20-15z";

function Desk() {
  return (
    <>
      <Sketch d={rect(262, 222, 350, 13, 3)} width={1.8} />
      <Sketch d={line(290, 235, 276, 390) + line(584, 235, 598, 390)} />
      <Sketch d={rect(462, 235, 106, 46, 2)} passes={1} />
      <Sketch d={line(504, 258, 526, 258)} amp={2} over={3} passes={0} />
    </>
  );
}

function Lamp() {
  return (
    <>
      <Sketch d="M520 222c0-10 8-14 28-14s28 4 28 14" passes={1} />
      <Sketch d={line(548, 208, 586, 118) + line(586, 118, 502, 62)} />
      <Sketch d={ellipse(586, 118, 6)} amp={2} over={4} passes={1} width={1.4} />
      <Sketch d={shade} passes={1} width={1.8} />
      <Dot x={466} y={108} r={12} />
      <Sketch d={rays} amp={2} over={4} passes={0} width={1.3} />
    </>
  );
}

/** What it lights: the plant. */
const light = "M436 112H502L548 221H416Z";
const rays = line(432, 126, 414, 190) + line(510, 130, 536, 192);
const shade = "M512 58L484 44C462 56 442 80 434 108L504 110C514 92 516 74 512 58Z";

function Laptop() {
  return (
    <>
      <Sketch d="M300 210L288 142c-1-6 2-9 8-9h92c6 0 9 3 8 9l-8 68" />
      <Sketch d="M282 222l6-12h110l6 12z" passes={1} />
      <Sketch d={ellipse(342, 172, 6)} amp={2} over={5} passes={0} width={1.2} />
    </>
  );
}

function Sprout() {
  return (
    <>
      <Sketch d="M448 190h34l-5 32h-24z" amp={4} over={6} passes={1} />
      <Sketch d="M465 190c-2-10 0-18 3-26" amp={2} over={3} passes={0} />
      <Sketch
        d="M468 168c-16 2-24-6-25-17 14-2 24 4 25 17zM468 164c1-14 9-21 21-21 1 13-6 21-21 21z"
        amp={3}
        over={5}
        passes={0}
        width={1.4}
      />
    </>
  );
}
