/** A kind of file: what it begins with, as Latin-1, and how large it may be. */
export type Kind = { name: string; maxBytes: number; begins: RegExp; advice: string };

const MB = 1024 * 1024;
const maxBytes = 20 * MB;

/** The pictures that a page can show, by their ending. */
export const pictureKinds: Record<string, Kind> = {
  ".svg": {
    name: "an SVG picture",
    maxBytes: MB / 5,
    begins: /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!--|!DOCTYPE svg)/,
    advice: "Export it again as SVG, without photographs in it",
  },
  ".jpg": {
    name: "a JPEG picture",
    maxBytes,
    begins: /^\xff\xd8\xff/,
    advice: "Export it again as JPEG, 3,000 pixels wide at most",
  },
  ".png": {
    name: "a PNG picture",
    maxBytes,
    begins: /^\x89PNG/,
    advice: "Export it again as PNG, 3,000 pixels wide at most; a photograph as JPEG",
  },
  ".webp": { name: "a WebP picture", maxBytes, begins: /^RIFF.{4}WEBP/s, advice: "Export it again as WebP, smaller" },
  ".avif": {
    name: "an AVIF picture",
    maxBytes,
    // Some programs name the brand of the format only after that of the container.
    begins: /^.{4}ftyp(avi[fs]|mif1.{4}(.{4}){0,8}avif)/s,
    advice: "Export it again as AVIF, smaller",
  },
};
pictureKinds[".jpeg"] = pictureKinds[".jpg"] as Kind;

/** Pictures of programs and cameras, which no page can show. */
const otherPictures = [
  {
    name: "a HEIC picture, which most browsers do not show",
    endings: [".heic", ".heif", ".hif"],
    begins: /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
    advice: "Export it as JPEG",
  },
  { name: "a GIF", endings: [".gif"], begins: /^GIF8/, advice: "Export it as PNG; what moves can be a video" },
  { name: "a TIFF", endings: [".tif", ".tiff"], begins: /^(II\*|MM.\*)/s, advice: "Export it as JPEG" },
  { name: "a bitmap of Windows", endings: [".bmp"], begins: /^BM/, advice: "Export it as PNG" },
  { name: "a file of Photoshop", endings: [".psd", ".psb"], begins: /^8BPS/, advice: "Export it as JPEG or PNG" },
];

/** The endings of files that somebody may take for pictures of the site. */
export const otherPictureEndings = otherPictures.flatMap(({ endings }) => endings);

/** What a picture is, if it is not what its name says, and what to do. `beginning` is Latin-1. */
export function describeOtherPicture(file: string, beginning: string): string | undefined {
  const [ending, kind] = Object.entries(pictureKinds).find(([, { begins }]) => begins.test(beginning)) ?? [];
  if (kind) return `${file} is ${kind.name}. Give it the ending ${ending}`;
  const other = otherPictures.find(({ begins }) => begins.test(beginning));
  return other && `${file} is ${other.name}. ${other.advice}`;
}

/** Whether a picture moves: in an animated PNG, WebP or AVIF. A visitor could not stop it. */
export function isAnimated(beginning: string): boolean {
  const frames = beginning.indexOf("acTL");
  const isPng = beginning.startsWith("\x89PNG") && frames > 0 && frames < beginning.indexOf("IDAT");
  const isWebp = /^RIFF.{4}WEBPVP8X/s.test(beginning) && (beginning.charCodeAt(20) & 2) !== 0;
  return isPng || isWebp || /^.{4}ftypavis/s.test(beginning);
}
