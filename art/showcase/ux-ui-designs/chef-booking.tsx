import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Dimension } from "#art/works/motifs/dimension.tsx";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";
import { Plate } from "#art/works/motifs/plate.tsx";

/** The same supper card twice: as it was thought, and as it is built. */
export const chefBooking: Drawing = {
  name: "showcase/ux-ui-designs/chef-booking",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="ground-2" />
      <Thought />
      <HandOf t={1} amp={2.4} over={4} wave={40} passes={1} width={1.8}>
        <Sketch d="M168 96C182 82 198 82 212 94M200 80L213 95L195 100" />
      </HandOf>
      <Finished />
      <Measures />
    </>
  ),
};

// One card, written once in its own coordinates.
const frame = rect(0, 0, 154, 236, 12);
const picture = rect(16, 16, 122, 92, 8);
const button = rect(16, 176, 122, 44, 10);

function Thought() {
  const here = (d: string) => place(d, 22, 44, 0.9);
  return (
    <HandOf t={1} amp={5} over={11} wave={70} passes={2} width={1.6}>
      <Sketch d={here(frame)} />
      <Sketch d={here(picture)} passes={1} />
      <Sketch d={here(ellipse(77, 62, 30))} amp={4} passes={1} />
      <Sketch d={here(line(16, 130, 110, 130) + line(16, 150, 80, 150))} amp={3} passes={1} />
      <Sketch d={here(button)} passes={1} />
      <Sketch d={here("M44 202C52 190 58 190 60 200S72 206 80 196S96 194 110 200")} amp={2} passes={0} over={2} />
    </HandOf>
  );
}

const at = { x: 226, y: 20 };

function Finished() {
  const here = (d: string) => place(d, at.x, at.y);
  return (
    <>
      <Line d={here(frame)} fill="sheet" width={1.6} />
      <Shape d={here(picture)} color="ochre-2" />
      <Plate x={at.x + 77} y={at.y + 62} r={38} />
      <Text x={at.x + 16} y={at.y + 137} size={20} weight={670} tracking={-0.025}>
        Supper
      </Text>
      <Text x={at.x + 138} y={at.y + 137} size={20} weight={670} tracking={-0.025} anchor="end">
        $148
      </Text>
      <Text x={at.x + 16} y={at.y + 160} size={15} color="mute">
        for two, Sat 14
      </Text>
      <Shape d={here(button)} />
      <Text x={at.x + 77} y={at.y + 204} size={17} weight={620} anchor="middle" color="sheet">
        Book
      </Text>
    </>
  );
}

function Measures() {
  const { x, y } = at;
  return (
    <>
      <Shape d={rect(x, y + 16, 16, 204) + rect(x + 138, y + 16, 16, 204)} color="sky" opacity={0.18} />
      <Line d={line(x, y + 226, x, y + 262) + line(x + 16, y + 226, x + 16, y + 262)} color="sky" width={1} />
      <Text x={x + 8} y={y + 277} size={15} weight={520} anchor="middle" color="sky">
        16
      </Text>
      <Line
        d={line(x + 130, y + 176, x + 172, y + 176) + line(x + 130, y + 220, x + 172, y + 220)}
        color="sky"
        width={1}
      />
      <Dimension from={[x + 164, y + 176]} to={[x + 164, y + 220]} />
      <Text x={x + 164} y={y + 240} size={15} weight={520} anchor="middle" color="sky">
        44
      </Text>
      <Line
        d={line(x + 16, y + 222, x + 16, y + 250) + line(x + 138, y + 222, x + 138, y + 250)}
        color="sky"
        width={1}
      />
      <Dimension from={[x + 16, y + 246]} to={[x + 138, y + 246]} label="122" />
    </>
  );
}
