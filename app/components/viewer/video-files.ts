import addresses from "virtual:videos";
import type { VideoFiles } from "#content/videos.ts";

/** The addresses of a video's files, those that browsers choose from in their order, and the one that a link leads to. */
export function videoFiles(name: string): VideoFiles & { sources: Source[]; href: string } {
  const files = addresses[name] ?? {};
  const sources = [
    ...(files.webm ? [{ src: files.webm, type: "video/webm" }] : []),
    ...(files.mp4 ? [{ src: files.mp4, type: "video/mp4" }] : []),
  ];
  const href = files.mp4 ?? files.webm;
  if (!href) throw new Error(`content/videos/${name} has no .mp4 and no .webm.`);
  return { ...files, sources, href };
}

type Source = { src: string; type: string };
