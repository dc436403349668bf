import { blend, type Raster } from "./blend.ts";
import type { Clip } from "./clips.ts";
import { framePicture } from "./frame-picture.tsx";
import { pointerPicture, pointerSize, tapSteps } from "./pointer.tsx";
import { rasterOf } from "./raster.ts";
import { pointerAt, sceneAt } from "./scene.ts";
import { framesPerSecond } from "./stage.ts";
import { timelineOf } from "./timeline.ts";

/** The frames of a video, one after the other, three bytes a pixel. What looks the same is drawn once. */
export async function* film({ app, video, storyboard }: Clip): AsyncGenerator<Buffer> {
  const timeline = timelineOf(storyboard, video);
  const pointers = new Map<string, Raster>();
  let lastKey = "";
  let base: Raster | undefined;
  for (let number = 0; number < video.seconds * framesPerSecond; number += 1) {
    const time = number / framesPerSecond;
    const scene = sceneAt(timeline, time);
    if (!base || scene.key !== lastKey) {
      base = await rasterOf(framePicture(storyboard, scene, { app, video: video.title }));
      lastKey = scene.key;
    }
    const { at, tap, right } = pointerAt(timeline, time);
    const step = tap === undefined ? undefined : Math.floor(tap * tapSteps) / tapSteps;
    const layer = await pointerOf(pointers, storyboard.pointer, step, right);
    const [x, y] = at;
    const corner = (value: number) => Math.round(value - pointerSize / 2);
    yield blend(base, layer, corner(x), corner(y));
  }
}

async function pointerOf(
  drawn: Map<string, Raster>,
  kind: "finger" | "mouse",
  tap: number | undefined,
  right: boolean | undefined,
): Promise<Raster> {
  const key = `${tap} ${right}`;
  const layer = drawn.get(key) ?? (await rasterOf(pointerPicture({ kind, tap, right }), true));
  drawn.set(key, layer);
  return layer;
}
