import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { faultOfFile } from "./check-files.ts";

const pdf = readFileSync("public/assets/files/register-plus.pdf");
const video = "content/videos/register-plus/how-to-pay";
const mp4 = readFileSync(`${video}.mp4`);

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
  [
    "is in the format of an iPhone",
    "video.MP4",
    Buffer.from(mp4.toString("latin1").replace(/(stsd.{12})avc1/s, "$1hvc1"), "latin1"),
    "is in HEVC (H.265), which many browsers do not play. Export it again as MP4 (H.264)",
  ],
  ["is what an editing program made", "video.mov", mp4, "is not an MP4 or WebM video. Export it as MP4 (H.264)"],
  ["is the other format", "video.webm", mp4, "is not a WebM video. "],
  ["is a picture", "video.mp4", readFileSync(`${video}.avif`), "is not an MP4 video. "],
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
])("of a file that %s an editor reads what to do: %s", (_what, name, bytes, sentence) => {
  const file = join(temporaryFolder(), name);
  // A file that is only as long as that, and takes no place on the disk.
  if (typeof bytes === "number") {
    writeFileSync(file, "");
    truncateSync(file, bytes);
  } else writeFileSync(file, bytes, typeof bytes === "string" ? "latin1" : undefined);
  const fault = faultOfFile(file);
  if (sentence === undefined) expect(fault).toBe(undefined);
  else expect(fault).toContain(`${file} ${sentence}`);
});
