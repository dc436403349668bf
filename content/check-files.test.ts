import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { faultOfFile } from "./check-files.ts";

/** What an editor is told, behind its name, of a file with these bytes, or of one that is so long and takes no place on the disk. */
function told(name: string, bytes: Buffer | string | number): string | undefined {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, typeof bytes === "number" ? "" : bytes, typeof bytes === "string" ? "latin1" : undefined);
  if (typeof bytes === "number") truncateSync(file, bytes);
  return faultOfFile(file)?.split(file)[1];
}

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n");
const mp4 = readFileSync("tests/support/media/small.mp4");
const webm = readFileSync("tests/support/media/small.webm");
const segment = webm.indexOf("18538067", 0, "hex");
const recorded = Buffer.concat([
  webm.subarray(0, segment + 4),
  Buffer.from("01ffffffffffffff", "hex"),
  webm.subarray(segment + 12),
]);

test.each<[string, string, Buffer | string | number, string | undefined]>([
  ["is what its name says", "manual.pdf", pdf, undefined],
  ["is empty", "manual.pdf", "", "is empty. Export it again as a PDF"],
  ["is another kind of file", "manual.pdf", "PK\x03\x04 a text document", "is not a PDF. "],
  ["was cut off on its way", "manual.pdf", pdf.subarray(0, pdf.length / 2), "is not complete. Copy it again"],
  [
    "has a password",
    "manual.pdf",
    pdf.toString("latin1").replace(/trailer\s*<</, (start) => `${start}/Encrypt 9 0 R `),
    "is encrypted. Export it again without a password",
  ],
  ["is too large", "video.mp4", 210 * 1024 * 1024, "has 210 MB, more than the 200 MB that fit. Export it again"],
  ["was cut off on its way", "video.mp4", mp4.subarray(0, mp4.length / 2), "is not complete. Copy it again"],
  ["was cut off on its way", "video.webm", webm.subarray(0, -8), "is not complete. Copy it again"],
  ["has nothing but its beginning", "video.webm", webm.subarray(0, 4), "is not complete. Copy it again"],
  ["is recorded, with no end written", "video.webm", recorded, undefined],
  ["ends in the head of a box", "video.mp4", "\0\0\0\x08ftyp\0\0\0\x01mdat", "is not complete. Copy it again"],
  [
    "is in the format of an iPhone",
    "video.MP4",
    Buffer.from(mp4.toString("latin1").replace(/(stsd.{12})avc1/s, "$1hvc1"), "latin1"),
    "is in HEVC (H.265), which many browsers do not play. Export it again as MP4 (H.264)",
  ],
  ["is what an editing program made", "video.mov", mp4, "is not an MP4 or WebM video. Export it as MP4 (H.264)"],
  ["is the other format", "video.webm", mp4, "is not a WebM video. "],
  ["is a picture", "video.mp4", "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "is not an MP4 video. "],
  [
    "is a list of times without its first line",
    "video.vtt",
    "0\n00:00.000 --> 00:04.000\nTap.\n",
    "is not a file of captions",
  ],
  [
    "is a page that says that it was not found",
    "app.apk",
    "<!doctype html>",
    "is not an Android package. Build it again",
  ],
  ["is a photograph", "picture.svg", "\xff\xd8\xff\xe0", "is a JPEG picture. Give it the ending .jpg"],
  ["is a JPEG under a new name", "poster.avif", "\xff\xd8\xff\xe0", "is a JPEG picture. Give it the ending .jpg"],
])("of a file that %s an editor reads what to do: %s", (_what, name, bytes, sentence = "undefined") => {
  expect(String(told(name, bytes))).toContain(sentence);
});

const photograph = sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } });
const [jpeg, png, webp, avif, gif, tiff] = await Promise.all(
  (["jpeg", "png", "webp", "avif", "gif", "tiff"] as const).map((format) =>
    photograph.clone().toFormat(format).toBuffer(),
  ),
);
const other = await photograph.clone().negate().png().toBuffer();
const moving = await sharp([png ?? other, other], { join: { animated: true } })
  .webp()
  .toBuffer();
const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
// What stands before the first data of a PNG that moves.
const movingPng = Buffer.concat([
  png?.subarray(0, 33) ?? Buffer.alloc(0),
  Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0IDAT"),
]);
const movingAvif = "\0\0\0\x1cftypavis\0\0\0\0avisavifmif1miaf";

test.each<[string, string, Buffer | string | number | undefined, string | undefined]>([
  ["is a JPEG", "ana.jpg", jpeg, undefined],
  ["has the ending of a camera", "ана 2.JPEG", jpeg, undefined],
  ["is a PNG", "ana.png", png, undefined],
  ["is a WebP", "ana.webp", webp, undefined],
  ["is an AVIF", "ana.avif", avif, undefined],
  ["names the container first", "ana.avif", "\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", undefined],
  ["is empty", "ana.jpg", "", "is empty. Export it again as JPEG"],
  [
    "is too large",
    "ana.jpg",
    21 * 1024 * 1024,
    "has 21 MB, more than the 20 MB that fit. Export it again as JPEG, 3,000 pixels",
  ],
  ["comes from an iPhone", "ana.HEIC", heic, "is a HEIC picture, which most browsers do not show. Export it as JPEG"],
  [
    "comes from an iPhone under another name",
    "ana.jpg",
    heic,
    "is a HEIC picture, which most browsers do not show. Export",
  ],
  ["is another format", "ana.jpg", png, "is a PNG picture. Give it the ending .png"],
  ["is a GIF under another name", "ana.png", gif, "is a GIF. Export it as PNG; what moves can be a video"],
  ["is a TIFF", "ana.tif", tiff, "is a TIFF. Export it as JPEG"],
  ["is a page that says that it was not found", "ana.jpg", "<!doctype html>", "is not a JPEG picture. Export it again"],
  ["moves, as WebP", "ana.webp", moving, "is animated, and nobody could stop it. Export one picture of it"],
  ["moves, as PNG", "ana.png", movingPng, "is animated, and nobody could stop it. Export one picture of it"],
  ["moves, as AVIF", "ana.avif", movingAvif, "is animated, and nobody could stop it. Export one picture of it"],
])("of a picture that %s an editor reads what to do: %s", (_what, name, bytes = "", sentence = "undefined") => {
  expect(String(told(name, bytes))).toContain(sentence);
});

const inside = (text: string, attributes = "") => `<svg width="8" height="8" ${attributes}>\n${text}\n</svg>`;
const plain = "Export it again as plain SVG";

test.each<[string, string, string | undefined]>([
  [
    "only draws",
    inside('<path d="M0 0" fill="url(#a)"/><use xlink:href="#b"/><style>a{color:light-dark(red,blue)}</style>'),
    undefined,
  ],
  [
    "has the first lines of a program",
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C" "http://www.w3.org/">\n${inside("")}`,
    undefined,
  ],
  ["has a script", inside("<script>alert(1)</script>"), `:2 has a script in it. ${plain}, without scripts`],
  ["has a script under a prefix", inside("<s:script/>"), `:2 has a script in it. ${plain}`],
  ["has a script in an attribute", inside('<g onclick="alert(1)"/>'), `:2 has a script in it (onclick). ${plain}`],
  ["has HTML in it", inside("<foreignObject><p/></foreignObject>"), ":2 has parts that are not SVG (foreignObject)."],
  [
    "loads a picture",
    inside('<image href="https://a.test/b.png"/>'),
    ":2 loads something from elsewhere (https://a.test/b.png).",
  ],
  ["loads a font", inside("<style>@font-face{src:url(a.woff)}</style>"), ":2 loads something from elsewhere (a.woff)."],
  ["loads a style", inside('<style>@import "a.css";</style>'), ":2 loads something from elsewhere (a.css)."],
  ["loads a fill", inside('<g fill="url(b.svg#a)"/>'), ":2 loads something from elsewhere (b.svg#a)."],
  ["loads in disguise", inside('<g style="fill:\\75rl(b.svg)"/>'), ":2 loads something from elsewhere (b.svg)."],
  ["loads a style sheet", `<?xml-stylesheet href="a.css"?>${inside("")}`, ":1 loads something by <?xml-stylesheet?>."],
  [
    "has a photograph in it",
    inside('<image href="data:image/jpeg;base64,aaaa"/>'),
    ":2 has a photograph in it. Save the photograph itself as JPEG or PNG",
  ],
  ["defines entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${inside("")}`, `:1 defines entities. ${plain}`],
  [
    "has only a frame",
    '<svg viewBox="0 0 412 520"/>',
    ':1 does not say how large it is. Write width="412" height="520" into its <svg',
  ],
  ["was cut off on its way", inside("").slice(0, -8), " is not complete. Copy it again"],
  ["has a mistake in it", inside("<g></a>"), ":2 cannot be read (Unexpected close tag). Export it again"],
])("of a drawing that %s an editor reads what to do: %s", (_what, text, sentence = "undefined") => {
  expect(String(told("drawing.svg", text))).toContain(sentence);
});
