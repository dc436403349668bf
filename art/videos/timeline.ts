import type { Video } from "#content/schema/media.ts";
import { camerasFor, opening, shotAfter } from "./camera.ts";
import type { Camera } from "./stage.ts";
import type { Area, Beat, Shot, Storyboard } from "./storyboard.ts";

/** A beat with its moments, in seconds from the start of the video. */
export interface Moment {
  readonly begin: number;
  /** When the pointer has arrived and the beat happens. */
  readonly happen: number;
  readonly end: number;
  readonly beat: Beat;
  readonly before: Shot;
  readonly camera: Camera;
  /** Where the pointer is from `happen` on. */
  readonly pointer: readonly [number, number];
}

export interface Timeline {
  readonly start: Shot;
  readonly opening: Camera;
  readonly rest: readonly [number, number];
  readonly moments: readonly Moment[];
}

/** How long the title of the video and the new caption are left alone. */
const titlePause = 1.5;
const captionPause = 0.5;
const moveTime = 0.55;
const tapTime = 0.5;
const letterTime = 0.11;

/** Spreads the beats of every chapter over its time. */
export function timelineOf({ start, chapters }: Storyboard, video: Video): Timeline {
  const cameras = camerasFor(start, chapters.flat());
  const moments: Moment[] = [];
  let before = start;
  let pointer: readonly [number, number] = [300, 340];
  const rest = pointer;
  chapters.forEach((beats, index) => {
    const from = (video.chapters[index]?.at ?? 0) + (index === 0 ? titlePause : captionPause);
    const to = video.chapters[index + 1]?.at ?? video.seconds;
    const busy = beats.reduce((all, beat) => all + timeOf(beat), 0);
    // What is left over becomes pauses after the beats; what is too much makes all of them quicker.
    const haste = Math.min(1, (to - from) / busy);
    const pause = Math.max(0, to - from - busy) / beats.length;
    let at = from;
    for (const beat of beats) {
      const camera = cameras[moments.length];
      if (!camera) {
        throw new Error(`A beat of "${video.slug}" is not seen.`);
      }
      pointer = pointerOf(beat) ?? pointer;
      const happen = at + (beat.kind === "tap" || beat.kind === "mark" ? moveTime : 0.1) * haste;
      const end = at + timeOf(beat) * haste;
      moments.push({ begin: at, happen, end, beat, before, camera, pointer });
      at = end + pause;
      before = shotAfter(beat, before);
    }
  });
  return { start, opening: opening(start), rest, moments };
}

/** How long the beats of a chapter take at their own pace. */
export function timeOf(beat: Beat): number {
  switch (beat.kind) {
    case "tap":
      return moveTime + tapTime;
    case "type":
      return 0.2 + beat.text.length * letterTime;
    case "mark":
      return moveTime + 0.9;
    case "show":
      return 0.5;
  }
}

/** The pointer points at the end of what is marked, from below, where it covers nothing. */
function pointerOf(beat: Beat): readonly [number, number] | undefined {
  if (beat.kind === "tap") {
    return [beat.x, beat.y];
  }
  return beat.kind === "mark" ? besides(beat.area) : undefined;
}

function besides([x, y, width, height]: Area): readonly [number, number] {
  return [x + width * 0.72, y + height + 14];
}
