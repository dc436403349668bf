/** A frame. Its captions are no part of it: the site shows them below the video, in letters as large as its text. */
export const frame = { width: 1280, height: 560 } as const;
export const framesPerSecond = 20;

/** Where the stage looks: the middle of a screen stands at `center`, its line `y` in the middle of the stage. */
export interface Camera {
  readonly center: number;
  readonly y: number;
  readonly scale: number;
}

/** A point on a screen, in coordinates of the frame. */
export function onStage(camera: Camera, width: number, [x, y]: readonly [number, number]): readonly [number, number] {
  return [camera.center + (x - width / 2) * camera.scale, frame.height / 2 + (y - camera.y) * camera.scale];
}

/** The point on a screen that is at a point of the frame. */
export function placeAt(camera: Camera, width: number, [x, y]: readonly [number, number]): readonly [number, number] {
  return [width / 2 + (x - camera.center) / camera.scale, camera.y + (y - frame.height / 2) / camera.scale];
}

/** The camera on its way, 0 at the start and 1 at the end. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { center: mix(from.center, to.center), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** Slow at both ends. */
export function eased(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
