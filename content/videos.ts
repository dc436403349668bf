import { statSync } from "node:fs";
import { extname } from "node:path";
import { filesNamed } from "./files-named.ts";
import { readPart } from "./read-part.ts";
import type { GuidesContent } from "./schema/guides.ts";
import type { Video } from "./schema/media.ts";

const folder = "content/videos";

/** The videos of all guides: none if the guides are off. */
export function videosOf({ guides }: { guides?: GuidesContent }): Video[] {
  return guides?.guides.flatMap(({ videos }) => videos) ?? [];
}

/** Where the files of a video are, by what they are, the smallest first. One of webm and mp4 is enough. */
export type VideoFiles = { webm?: string; mp4?: string; captions?: string; poster?: string };

const kinds: Record<string, keyof VideoFiles | undefined> = {
  ".webm": "webm",
  ".mp4": "mp4",
  ".vtt": "captions",
  ...Object.fromEntries([".avif", ".jpg", ".jpeg", ".png", ".webp"].map((ending) => [ending, "poster"] as const)),
};

/** What cameras and editing programs write, and browsers do not all play. */
export const otherVideoEndings = [".mov", ".m4v", ".avi", ".mkv", ".wmv", ".mpg", ".mpeg", ".mts"];

/** The files of a video, which is named without an ending, like house-account-tab/bulk-payment. */
export function videoFilesOf(name: string): VideoFiles {
  const files: VideoFiles = {};
  for (const file of allFilesOf(name)) {
    const kind = kinds[extname(file).toLowerCase()];
    if (kind) files[kind] = file;
  }
  return files;
}

/** The files of a video that are to be checked: those that it has, and the one that it needs. */
export function videoFilesToCheck(name: string): string[] {
  const files = videoFilesOf(name);
  const other = allFilesOf(name).filter((file) => otherVideoEndings.includes(extname(file).toLowerCase()));
  const needed = files.webm || files.mp4 ? [] : other.length > 0 ? other : [`${folder}/${name}.mp4`];
  return [...needed, ...Object.values(files)];
}

function allFilesOf(name: string): string[] {
  const sizeOf = (file: string) => statSync(file).size;
  return filesNamed(`${folder}/${name}`).sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** What is wrong inside an MP4, of which only the boxes' heads and the table of contents are read. */
export function faultOfMp4(file: string): string | undefined {
  const contents = contentsOfMp4(file);
  if (!contents) return `${file} is not complete. Copy it again`;
  const formats = [...contents.matchAll(/stsd.{12}(.{4})/gs)].map(([, format = ""]) => format);
  const isHevc = formats.some((format) => /^(hvc1|hev1|dvh1|dvhe)$/.test(format));
  if (isHevc) return `${file} is in HEVC (H.265), which many browsers do not play. Export it again as MP4 (H.264)`;
  const isPlayed = formats.some((format) => /^(avc[1-4]|av01|vp0[89])$/.test(format));
  return isPlayed ? undefined : `${file} is in a format that browsers do not play. Export it again as MP4 (H.264)`;
}

/** The box "moov" as Latin-1; nothing if it or another box is not there to its end. */
function contentsOfMp4(file: string): string | undefined {
  const { size } = statSync(file);
  let contents: string | undefined;
  for (let from = 0; from < size; ) {
    const head = readPart(file, from, 16);
    if (head.length < 8) return undefined;
    const [short, type] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)];
    if (short === 1 && head.length < 16) return undefined;
    // 0: to the end of the file. 1: the length has eight bytes, after the type.
    const length = short === 0 ? size - from : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8 || from + length > size) return undefined;
    if (type === "moov") contents = readPart(file, from, length).toString("latin1");
    from += length;
  }
  return contents;
}

/** What is wrong with a WebM: all of it is in one segment, which must be there to its end. */
export function faultOfWebm(file: string): string | undefined {
  const bytes = readPart(file, 0, 4096);
  const header = readSize(bytes, 4);
  const segment = readSize(bytes, header.end + header.size + 4);
  const isWhole = segment.end + segment.size <= statSync(file).size;
  return isWhole || segment.isOpen ? undefined : `${file} is not complete. Copy it again`;
}

/** A length in a WebM: the zeros that it begins with say how many bytes it has. All ones: what is recorded has no end yet. */
function readSize(bytes: Buffer, at: number): { size: number; end: number; isOpen: boolean } {
  const count = Math.clz32(bytes[at] ?? 0) - 23;
  const [first = 0, ...others] = bytes.subarray(at, at + count);
  const size = others.reduce((size, byte) => size * 256 + byte, first & (0xff >> count));
  const isThere = at + count <= bytes.length;
  return { size: isThere ? size : Number.POSITIVE_INFINITY, end: at + count, isOpen: size === 2 ** (7 * count) - 1 };
}
