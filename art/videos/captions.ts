import type { FilmedVideo } from "./clips.ts";

/** The captions of a video as WebVTT: every chapter's caption until the next chapter begins. */
export function captionsOf({ chapters, seconds }: FilmedVideo): string {
  const cues = chapters.map(({ at, caption }, index) => {
    const end = chapters[index + 1]?.at ?? seconds;
    return `${clock(at)} --> ${clock(end)}\n${escaped(caption)}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function clock(seconds: number): string {
  const part = (value: number) => `${value}`.padStart(2, "0");
  return `00:${part(Math.floor(seconds / 60))}:${part(seconds % 60)}.000`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
