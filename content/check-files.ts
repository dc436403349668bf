import { existsSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Language } from "#contract/languages.ts";
import { describeOtherPicture, isAnimated, type Kind, otherPictureEndings, pictureKinds } from "./check-pictures.ts";
import { faultOfSvg } from "./check-svg.ts";
import { publicFiles } from "./files.ts";
import type { ContentMistake } from "./mistakes.ts";
import { fieldOf, stringsIn, whereIs } from "./origins.ts";
import { allPictures, findPicture, pictureFolder, picturesIn } from "./pictures.ts";
import { readPart } from "./read-part.ts";
import { faultOfMp4, faultOfWebm, otherVideoEndings } from "./videos.ts";

/** Files that a part of the content names and that do not exist, and files for visitors that are not what they should be. */
export function mistakesInNamedFiles(part: string, content: object, language: Language): ContentMistake[] {
  const refuse = (path: string[], sentence: string | undefined) =>
    sentence ? [{ ...whereIs(content, path.slice(1)), sentence }] : [];
  const ofFiles = [...namedFilesIn(content, part)].flatMap(({ path, file }) => refuse(path, faultOfFile(file)));
  const ofPictures = [...picturesIn(content, [part])].flatMap(({ path, name }) => {
    const { file, fault } = findPicture(name, language);
    return refuse(path, fault === undefined ? faultOfFile(file) : (faultOfOtherPicture(name) ?? fault));
  });
  return [...ofFiles, ...ofPictures];
}

/** What is wrong with a picture that is there, in a format that no page can show. */
function faultOfOtherPicture(name: string): string | undefined {
  const [file] = otherPictureEndings
    .flatMap((ending) => [ending, ending.toUpperCase()])
    .map((ending) => `${pictureFolder}/${name}${ending}`)
    .filter(existsSync);
  return file && faultOfFile(file);
}

function* namedFilesIn(content: object, part: string): Generator<{ path: string[]; file: string }> {
  for (const { text, path } of stringsIn(content, [part])) {
    for (const file of publicFiles[fieldOf(path)]?.(text) ?? []) yield { path, file };
  }
}

/** Pictures in content/pictures/<language> that stand for no English one, so that no page would show them. */
export function picturesWithoutEnglish(language: string, folder: string = pictureFolder): ContentMistake[] {
  const pictures = allPictures(folder);
  return [...allPictures(`${folder}/${language}`)]
    .filter(([name]) => !pictures.has(name))
    .map(([name, file]) => ({ file, line: 1, sentence: `it translates ${folder}/${name}, which does not exist` }));
}

const KB = 1024;
const MB = 1024 * KB;

const otherVideo: Kind = {
  name: "an MP4 or WebM video",
  maxBytes: Number.POSITIVE_INFINITY,
  begins: /(?!)/,
  advice: "Export it as MP4 (H.264)",
};

/** What a file of each ending begins with, as Latin-1, and how much of it a visitor may be made to load. */
const kinds: Record<string, Kind> = {
  ".pdf": {
    name: "a PDF",
    maxBytes: 50 * MB,
    begins: /^%PDF-\d/,
    advice: "Export it again as a PDF, with smaller pictures",
  },
  ".mp4": {
    name: "an MP4 video",
    maxBytes: 200 * MB,
    begins: /^.{4}ftyp(?!avif|hei|mif1)/s,
    advice: "Export it again as MP4 (H.264), shorter or with a lower bit rate",
  },
  ".webm": {
    name: "a WebM video",
    maxBytes: 200 * MB,
    begins: /^.E\xdf\xa3/s,
    advice: "Export it again as WebM (VP9), shorter or with a lower bit rate",
  },
  ".vtt": {
    name: "a file of captions",
    maxBytes: 50 * KB,
    begins: /^(\xef\xbb\xbf)?WEBVTT\s/,
    advice: "Save it again as WebVTT",
  },
  ...Object.fromEntries(otherVideoEndings.map((ending) => [ending, otherVideo])),
  ".apk": { name: "an Android package", maxBytes: 150 * MB, begins: /^PK[^ -~]{2}/, advice: "Build it again" },
  ...pictureKinds,
};

/** What is wrong with a file that the content names, and what to do: it is not there, is something else, or is too large. */
export function faultOfFile(file: string): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`;
  const ending = extname(file).toLowerCase();
  const kind = kinds[ending];
  if (otherPictureEndings.includes(ending)) return describeOtherPicture(file, partOf(file, 0, 200));
  if (!kind) return undefined;
  const { name, maxBytes, begins, advice } = kind;
  const { size } = statSync(file);
  if (size === 0) return `${file} is empty. ${advice}`;
  if (size > maxBytes) return `${file} has ${sizeOf(size)}, more than the ${sizeOf(maxBytes)} that fit. ${advice}`;
  const beginning = partOf(file, 0, 200);
  if (!begins.test(beginning))
    return (ending in pictureKinds && describeOtherPicture(file, beginning)) || `${file} is not ${name}. ${advice}`;
  return faultInside[ending]?.(file);
}

function faultOfMoving(file: string): string | undefined {
  if (!isAnimated(partOf(file, 0, 256 * KB))) return undefined;
  return `${file} is animated, and nobody could stop it. Export one picture of it, or make it a video`;
}

const faultInside: Record<string, (file: string) => string | undefined> = {
  ".pdf": faultOfPdf,
  ".mp4": faultOfMp4,
  ".webm": faultOfWebm,
  ".svg": faultOfSvg,
  ".png": faultOfMoving,
  ".webp": faultOfMoving,
  ".avif": faultOfMoving,
};

/** Whether a password is needed stands in a trailer: at the end, where the end says, or at the beginning of a file for the web. */
function faultOfPdf(file: string): string | undefined {
  const { size } = statSync(file);
  const end = partOf(file, Math.max(0, size - 64 * KB), 64 * KB);
  const last = [...end.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1);
  if (!last || last.index < end.length - KB) return `${file} is not complete. Copy it again`;
  const trailers = [end, partOf(file, Number(last[1]), 64 * KB), partOf(file, 0, 64 * KB)];
  const isEncrypted = trailers.some((trailer) => /\/Encrypt\s/.test(trailer));
  return isEncrypted ? `${file} is encrypted. Export it again without a password` : undefined;
}

/** Some bytes of a file as Latin-1. */
function partOf(file: string, from: number, length: number): string {
  return readPart(file, from, length).toString("latin1");
}

function sizeOf(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${Math.ceil((bytes / MB) * 10) / 10} MB`;
}
