import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Line } from "#art/engine/mark.tsx";
import { type FrameProps, Shell } from "./shell.tsx";

const rim = 14;

/** A kiosk: an upright screen on a post with a foot, which ends `post` pixels below the screen. */
export function Kiosk({ post = 110, ...props }: FrameProps & { readonly post?: number }) {
  const { width, height } = props;
  const middle = width / 2;
  const top = height + 2 * rim;
  return (
    <Shell
      {...props}
      outline={rect(-rim, -rim, width + 2 * rim, height + 3 * rim, 18)}
      screen={rect(0, 0, width, height, 4)}
      behind={
        <>
          <Sketch d={line(middle - 28, top, middle - 34, height + post)} passes={1} />
          <Sketch d={line(middle + 28, top, middle + 34, height + post)} passes={1} />
          <Sketch d={rect(middle - 84, height + post, 168, 14, 4)} fill="sheet" passes={1} />
        </>
      }
      above={<Line d={rect(middle - 22, height + rim - 3, 44, 7, 3)} width={1.2} />}
    />
  );
}
