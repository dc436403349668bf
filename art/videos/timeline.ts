import { opening, shotAfter, viewsOf } from "./camera.ts";
import type { FilmedVideo } from "./clips.ts";
import { devices, type Shot } from "./devices.tsx";
import { type Camera, onStage, placeAt } from "./stage.ts";
import type { Beat, Storyboard } from "./storyboard.ts";

type Place = readonly [x: number, y: number];

/** A beat with its moments, in seconds from the start of the video. */
export interface Moment {
  readonly begin: number;
  /** When the pointer has arrived and the beat happens. */
  readonly happen: number;
  readonly end: number;
  readonly beat: Beat;
  readonly before: Shot;
  /** Where the stage looks while it happens, and once the screen has answered. */
  readonly camera: Camera;
  readonly after: Camera;
  /** Where in the frame the pointer comes from, and where it is from `happen` on. */
  readonly from: Place;
  readonly to: Place;
}

export interface Timeline {
  readonly start: Shot;
  readonly opening: Camera;
  readonly rest: Place;
  readonly moments: readonly Moment[];
}

/** How long the title of the video and the new caption are left alone. */
const titlePause = 1.5;
const captionPause = 0.5;
/** How long the pointer is on its way before something happens. */
const moveTimes = { tap: 0.55, mark: 0.55, type: 0.3, show: 0 } as const;
const happenTimes = { tap: 0.55, mark: 0.9, show: 0.5 } as const;
const letterTime = 0.11;

/** Spreads the beats of every chapter over its time. */
export function timelineOf({ start, chapters }: Storyboard, video: FilmedVideo): Timeline {
  const views = viewsOf(start, chapters.flat());
  const moments: Moment[] = [];
  let before = start;
  const { width, height } = devices[start.device];
  // The pointer waits beside the device, where it covers nothing.
  let camera = opening(start);
  let spot: Place = onStage(camera, width, [width + 54, height * 0.8]);
  const rest = spot;
  chapters.forEach((beats, index) => {
    const from = (video.chapters[index]?.at ?? 0) + (index === 0 ? titlePause : captionPause);
    const until = video.chapters[index + 1]?.at ?? video.seconds;
    const busy = beats.reduce((all, beat) => all + timeOf(beat), 0);
    // What is left over becomes pauses after the beats; what is too much makes all of them quicker.
    const haste = Math.min(1, (until - from) / busy);
    const pause = Math.max(0, until - from - busy) / beats.length;
    let at = from;
    for (const beat of beats) {
      const view = views[moments.length];
      if (!view) {
        throw new Error(`A beat of "${video.slug}" is not seen.`);
      }
      const { width: across } = devices[before.device];
      // What changes by itself leaves the pointer where it stands in the frame.
      const to =
        beat.kind === "show" ? spot : onStage(view.during, across, pointerFor(beat, placeAt(camera, across, spot)));
      const happen = at + moveTimes[beat.kind] * haste;
      const end = at + timeOf(beat) * haste;
      moments.push({
        ...{ begin: at, happen, end, beat, before },
        ...{ camera: view.during, after: view.after, from: spot, to },
      });
      at = end + pause;
      before = shotAfter(beat, before);
      camera = view.after;
      spot = to;
    }
  });
  return { start, opening: opening(start), rest, moments };
}

/** How long the beats of a chapter take at their own pace. */
function timeOf(beat: Beat): number {
  const happening = beat.kind === "type" ? beat.text.length * letterTime : happenTimes[beat.kind];
  return moveTimes[beat.kind] + happening;
}

/** Where the pointer goes: to what it taps, and out of the way of what is marked. */
function pointerFor(beat: Beat, before: Place): Place {
  if (beat.kind === "tap") {
    return [beat.x, beat.y];
  }
  if (beat.kind === "type") {
    return [before[0], before[1] + 40];
  }
  if (beat.kind !== "mark") {
    return before;
  }
  const [x, y, width, height] = beat.area;
  const near = 26;
  const covers = (at: number, from: number, length: number) => at > from - near && at < from + length + near;
  return covers(before[0], x, width) && covers(before[1], y, height) ? [before[0], y + height + near] : before;
}
