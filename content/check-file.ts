import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { extname } from "node:path";

type Kind = { name: string; maxBytes: number; begins: RegExp; advice: string };

const KB = 1024;
const MB = 1024 * KB;

/** What a file of each ending begins with, as Latin-1, and how much of it a visitor may be made to load. */
const kinds: Record<string, Kind> = {
  // The manuals have 1.3 MB, a video 0.5 MB and a picture 45 KB at most.
  ".pdf": {
    name: "a PDF",
    maxBytes: 10 * MB,
    begins: /^%PDF-\d/,
    advice: "Export it again as a PDF, with smaller pictures",
  },
  ".mp4": {
    name: "an MP4 video",
    maxBytes: 2 * MB,
    begins: /^.{4}ftyp(?!avif)/s,
    advice: "Export it again as MP4 (H.264), shorter or with a lower bit rate",
  },
  ".webm": {
    name: "a WebM video",
    maxBytes: 2 * MB,
    begins: /^.E\xdf\xa3/s,
    advice: "Export it again as WebM (VP9), shorter or with a lower bit rate",
  },
  ".vtt": {
    name: "a file of captions",
    maxBytes: 50 * KB,
    begins: /^(\xef\xbb\xbf)?WEBVTT\s/,
    advice: "Save it again as WebVTT",
  },
  ".apk": { name: "an Android package", maxBytes: 150 * MB, begins: /^PK[^ -~]{2}/, advice: "Build it again" },
  ".svg": {
    name: "an SVG picture",
    maxBytes: 200 * KB,
    begins: /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!--|!DOCTYPE svg)/,
    advice: "Export it again as SVG, without photographs in it",
  },
  ".avif": {
    name: "an AVIF picture",
    maxBytes: 500 * KB,
    begins: /^.{4}ftypavi[fs]/s,
    advice: "Export it again as AVIF, smaller",
  },
};

/** What is wrong with a file that the content names, and what to do: it is not there, is something else, or is too large. */
export function faultOfFile(file: string): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`;
  const kind = kinds[extname(file)];
  if (!kind) return undefined;
  const { name, maxBytes, begins, advice } = kind;
  const { size } = statSync(file);
  if (size === 0) return `${file} is empty. ${advice}`;
  if (size > maxBytes) return `${file} has ${sizeOf(size)}, more than the ${sizeOf(maxBytes)} that fit. ${advice}`;
  if (!begins.test(partOf(file, 0, 200))) return `${file} is not ${name}. ${advice}`;
  if (extname(file) !== ".pdf") return undefined;
  const whole = partOf(file, 0, size);
  if (!whole.slice(-KB).includes("%%EOF")) return `${file} is not complete. Copy it again`;
  return /\/Encrypt\s/.test(whole) ? `${file} is encrypted. Export it again without a password` : undefined;
}

function partOf(file: string, start: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const descriptor = openSync(file, "r");
  const read = readSync(descriptor, bytes, 0, length, start);
  closeSync(descriptor);
  return bytes.toString("latin1", 0, read);
}

function sizeOf(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${Math.ceil((bytes / MB) * 10) / 10} MB`;
}
