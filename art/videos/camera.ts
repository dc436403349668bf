import { type Device, devices, type Shot } from "./devices.tsx";
import { pageOf } from "./page.ts";
import { type Camera, frame } from "./stage.ts";
import type { Beat } from "./storyboard.ts";

/** So close that the words of a screen can be read on a phone; a little less than a whole screen fits the stage. */
const close = 2.05;
/** How near the edge of the stage something may happen. */
const margin = 24;
/** The head of a screen, to be seen when the screen is new. */
const head = [4, 52] as const;

type Span = readonly [top: number, bottom: number];

/** Where the stage looks while a beat happens, and where once the screen has answered. */
interface View {
  readonly during: Camera;
  readonly after: Camera;
}

/** The whole device on the right, beside the title. */
export function opening({ device }: Shot): Camera {
  const { height, above, below } = devices[device];
  return { center: 870, y: (height - above + below) / 2, scale: (frame.height - 44) / (height + above + below) };
}

/** Where to look in each of the beats: close, moving as seldom as possible, and at the head of every new screen. */
export function viewsOf(start: Shot, beats: readonly Beat[]): readonly View[] {
  const during: Camera[] = [];
  const after: Camera[] = [];
  let shot = start;
  let span: Span | undefined;
  // How many beats were met so far: those not yet in the lists belong to the span that is being gathered.
  let seen = 0;
  let answered = 0;
  const settle = (device: Device) => {
    const camera = closeUp(device, span);
    while (during.length < seen) {
      during.push(camera);
    }
    while (after.length < answered) {
      after.push(camera);
    }
    span = undefined;
  };
  for (const beat of beats) {
    const next = shotAfter(beat, shot);
    const turns = beat.kind !== "type" && pageOf(next.screen) !== pageOf(shot.screen);
    const wanted = spanOf(beat);
    if (beat.kind === "show" && turns) {
      settle(shot.device);
      span = head;
    } else if (!fits(span, wanted)) {
      settle(shot.device);
    }
    seen += 1;
    span = united(span, wanted);
    if (beat.kind !== "show" && turns) {
      settle(shot.device);
      span = head;
    }
    answered += 1;
    shot = next;
  }
  settle(shot.device);
  return during.map((camera, index) => ({ during: camera, after: after[index] ?? camera }));
}

/** The shot that a beat leaves behind. */
export function shotAfter(beat: Beat, before: Shot): Shot {
  if (beat.kind === "mark") {
    return before;
  }
  return beat.kind === "type" ? beat.letters(beat.text) : beat.then;
}

function spanOf(beat: Beat): Span | undefined {
  if (beat.kind === "tap") {
    return [beat.y - 18, beat.y + 18];
  }
  return beat.kind === "mark" ? [beat.area[1] - 8, beat.area[1] + beat.area[3] + 8] : undefined;
}

function united(a: Span | undefined, b: Span | undefined): Span | undefined {
  return a && b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : (a ?? b);
}

function fits(a: Span | undefined, b: Span | undefined): boolean {
  const both = united(a, b);
  return !both || (both[1] - both[0]) * close <= frame.height - 2 * margin;
}

function closeUp(device: Device, span: Span | undefined): Camera {
  const { height, above, below } = devices[device];
  const half = frame.height / 2 / close;
  const wanted = span ? (span[0] + span[1]) / 2 : height / 2;
  const y = Math.min(height + below + 10 - half, Math.max(half - above - 10, wanted));
  return { center: 640, y, scale: close };
}
