import type { Shot } from "./devices.tsx";
import { between, type Camera, eased } from "./stage.ts";
import type { Area } from "./storyboard.ts";
import type { Moment, Timeline } from "./timeline.ts";

/** Everything that can be seen at one moment, except the pointer. */
export interface Scene {
  readonly shot: Shot;
  readonly camera: Camera;
  /** How much of the title is there, from 1 to 0. */
  readonly title: number;
  readonly mark?: { readonly area: Area; readonly share: number };
  /** Equal for scenes that look the same. */
  readonly key: string;
}

interface PointerState {
  /** In the frame. */
  readonly at: readonly [number, number];
  /** From 0, when it taps, to 1, when its ring is gone. */
  readonly tap?: number;
  readonly right?: boolean;
}

/** How long a tap is seen, and how soon the screen answers it. A right click has to be noticed. */
const ringTime = 0.5;
const rightTime = 1;
const answerTime = 0.15;

export function sceneAt(timeline: Timeline, time: number): Scene {
  const index = timeline.moments.findLastIndex(({ begin }) => begin <= time);
  const moment = timeline.moments[index];
  const before = timeline.moments[index - 1]?.after ?? timeline.opening;
  if (!moment) {
    return { shot: timeline.start, camera: before, title: 1, key: "start" };
  }
  const share = steps(eased((time - moment.begin) / (index === 0 ? 0.55 : moment.happen - moment.begin || 1)), 60);
  const [shot, state] = shotAt(moment, time);
  const camera = shot === moment.before ? between(before, moment.camera, share) : moment.after;
  const title = index === 0 ? steps(1 - Math.min(1, (time - moment.begin) / 0.25), 10) : 0;
  const marked = markAt(moment, time);
  const place = `${camera.center.toFixed(1)} ${camera.y.toFixed(2)} ${camera.scale.toFixed(3)}`;
  return {
    shot,
    camera,
    title,
    mark: marked,
    key: [index, state, place, title, marked?.share ?? ""].join("|"),
  };
}

export function pointerAt(timeline: Timeline, time: number): PointerState {
  const index = timeline.moments.findLastIndex(({ begin }) => begin <= time);
  const moment = timeline.moments[index];
  if (!moment) {
    return { at: timeline.rest };
  }
  const share = eased((time - moment.begin) / (moment.happen - moment.begin || 1));
  const { from, to } = moment;
  const at = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  const ring = (time - moment.happen) / ringTimeOf(moment);
  if (moment.beat.kind === "tap" && ring >= 0 && ring < 1) {
    return { at, tap: ring, right: moment.beat.right };
  }
  return { at };
}

function ringTimeOf({ beat }: Moment): number {
  return beat.kind === "tap" && beat.right ? rightTime : ringTime;
}

/** A new screen waits until the tap was seen, because the stage looks elsewhere then. */
function answerTimeOf(moment: Moment): number {
  return moment.after === moment.camera ? answerTime : ringTimeOf(moment);
}

function shotAt(moment: Moment, time: number): readonly [Shot, string] {
  const { beat, happen, end, before } = moment;
  switch (beat.kind) {
    case "tap":
      return time >= happen + answerTimeOf(moment) ? [beat.then, "then"] : [before, "before"];
    case "show":
      return [beat.then, "then"];
    case "mark":
      return [before, "before"];
    case "type": {
      const share = Math.min(1, Math.max(0, (time - happen) / (end - happen)));
      const typed = beat.text.slice(0, Math.ceil(share * beat.text.length));
      return [beat.letters(typed), `typed ${typed.length}`];
    }
  }
}

function markAt({ beat, happen }: Moment, time: number): Scene["mark"] {
  if (beat.kind !== "mark" || time < happen) {
    return undefined;
  }
  return { area: beat.area, share: steps(Math.min(1, (time - happen) / 0.4), 8) };
}

/** Rounded, so that frames which look alike are drawn once. */
function steps(value: number, count: number): number {
  return Math.round(value * count) / count;
}
