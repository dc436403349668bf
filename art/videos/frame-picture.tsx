import { rect } from "#art/drawing/shapes.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { type Drawing, renderPicture } from "#art/engine/picture.tsx";
import { pictureStyle } from "#art/engine/style.ts";
import { AccentOf } from "#art/kit/accent.tsx";
import { devices } from "./devices.tsx";
import { flatStyle, painted } from "./flat-style.ts";
import type { Scene } from "./scene.ts";
import { frame, onStage } from "./stage.ts";
import type { Storyboard } from "./storyboard.ts";
import { Title } from "./title.tsx";

interface FrameWords {
  readonly app: string;
  readonly video: string;
}

/** One frame without its pointer, as an SVG that any renderer understands. */
export function framePicture(storyboard: Storyboard, scene: Scene, words: FrameWords): string {
  const drawing: Drawing = { name: "frame", ...frame, draw: () => <Frame {...{ storyboard, scene, words }} /> };
  return painted(renderPicture(drawing).replace(pictureStyle, flatStyle));
}

interface FrameProps {
  readonly storyboard: Storyboard;
  readonly scene: Scene;
  readonly words: FrameWords;
}

function Frame({ storyboard: { accent, sign }, scene: { shot, camera, title, mark }, words }: FrameProps) {
  const { width, frame: device } = devices[shot.device];
  // Whole pixels: a device that only moves up or down then costs the encoders almost nothing.
  const [x, y] = onStage(camera, width, [0, 0]).map(Math.round);
  return (
    <AccentOf accent={accent}>
      <Shape d={rect(0, 0, frame.width, frame.height)} color="ground" />
      {title > 0 && (
        <g opacity={title}>
          <Title app={words.app} sign={sign} title={words.video} />
        </g>
      )}
      <g transform={`translate(${x} ${y}) scale(${camera.scale})`}>
        {device(shot.screen)}
        {mark && (
          <g opacity={mark.share}>
            <Line d={rect(...inset(mark.area, -6 - 5 * (1 - mark.share)), 12)} width={2} />
          </g>
        )}
      </g>
    </AccentOf>
  );
}

function inset([x, y, width, height]: readonly [number, number, number, number], by: number) {
  return [x + by, y + by, width - 2 * by, height - 2 * by] as const;
}
