import addresses from "virtual:videos";
import type { VideoFiles } from "#content/videos.ts";

/** The addresses of a video's files, those of which a browser takes the first that it plays, and the one that a link leads to. */
export function videoFiles(name: string): VideoFiles & { sources: Source[]; href: string } {
  const files = addresses[name] ?? {};
  // As content/videos.ts lists them: the smaller one first.
  const sources = Object.entries(files).flatMap(([kind, src]) => {
    const type = types[kind];
    return type ? [{ src, type }] : [];
  });
  const href = files.mp4 ?? files.webm;
  if (!href) throw new Error(`content/videos/${name} has no .mp4 and no .webm.`);
  return { ...files, sources, href };
}

const types: Record<string, string | undefined> = { webm: "video/webm", mp4: "video/mp4" };

type Source = { src: string; type: string };
