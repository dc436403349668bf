import { devices } from "./devices.tsx";
import { type Camera, stageHeight } from "./stage.ts";
import type { Beat, Shot } from "./storyboard.ts";

/** So close that the words of a screen can be read on a phone; a little less than a whole screen fits the stage. */
const close = 2.05;
/** How near the edge of the stage something may happen. */
const margin = 30;

/** The whole device on the right, beside the title. */
export function opening({ device }: Shot): Camera {
  const { height, above, below } = devices[device];
  return { center: 870, y: (height - above + below) / 2, scale: (stageHeight - 44) / (height + above + below) };
}

/** Where to look in each of the beats: as close as possible, and moving as seldom as possible. */
export function camerasFor(start: Shot, beats: readonly Beat[]): readonly Camera[] {
  const cameras: Camera[] = [];
  let shot = start;
  let from = 0;
  let span: readonly [number, number] | undefined;
  let device = shot.device;
  const settle = (to: number) => {
    const camera = closeUp(device, span);
    for (let index = from; index < to; index += 1) {
      cameras.push(camera);
    }
    from = to;
    span = undefined;
  };
  beats.forEach((beat, index) => {
    const next = shotAfter(beat, shot);
    const seen = heightsOf(beat);
    const wider = seen && span ? ([Math.min(span[0], seen[0]), Math.max(span[1], seen[1])] as const) : (seen ?? span);
    const newDevice = beat.kind === "show" && next.device !== device;
    if (newDevice || (wider && span && (wider[1] - wider[0]) * close > stageHeight - 2 * margin)) {
      settle(index);
      span = seen;
    } else {
      span = wider;
    }
    if (newDevice) {
      device = next.device;
    }
    shot = next;
  });
  settle(beats.length);
  return cameras;
}

/** The shot that a beat leaves behind. */
export function shotAfter(beat: Beat, before: Shot): Shot {
  if (beat.kind === "mark") {
    return before;
  }
  return beat.kind === "type" ? beat.letters(beat.text) : beat.then;
}

function heightsOf(beat: Beat): readonly [number, number] | undefined {
  if (beat.kind === "tap") {
    return [beat.y - 16, beat.y + 16];
  }
  return beat.kind === "mark" ? [beat.area[1], beat.area[1] + beat.area[3]] : undefined;
}

function closeUp(device: keyof typeof devices, span: readonly [number, number] | undefined): Camera {
  const { height, above, below } = devices[device];
  const half = stageHeight / 2 / close;
  const wanted = span ? (span[0] + span[1]) / 2 : height / 2;
  const y = Math.min(height + below + 10 - half, Math.max(half - above - 10, wanted));
  return { center: 640, y, scale: close };
}
