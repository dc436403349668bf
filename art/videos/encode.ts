import { spawn } from "node:child_process";
import { once } from "node:events";
import { frame, framesPerSecond } from "./stage.ts";

const input = [
  ...["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${frame.width}x${frame.height}`],
  ...["-r", `${framesPerSecond}`, "-i", "-"],
];
/** Names the colors, so that no player has to guess them. */
const colors = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
];
/** A frame to jump to every fifteen seconds: they are what weighs most. */
const jumps = ["-g", `${framesPerSecond * 15}`];
const mp4 = ["-c:v", "libx264", "-profile:v", "main", "-preset", "fast", "-tune", "animation", "-crf", "31"];
/** The quick way of VP9: the thorough one takes ten times as long for pictures as flat as these. */
const webm = [
  ...["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "49", "-deadline", "realtime", "-cpu-used", "6"],
  ...["-tune-content", "screen", "-aq-mode", "0"],
];

/** Writes the frames as <path>.mp4 and <path>.webm in one pass. */
export async function encode(path: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const outputs = [
    ...["-map", "0", "-an", ...colors, ...jumps, ...mp4, "-movflags", "+faststart", `${path}.mp4`],
    ...["-map", "0", "-an", ...colors, ...jumps, ...webm, `${path}.webm`],
  ];
  const ffmpeg = spawn("ffmpeg", ["-v", "error", "-y", "-bitexact", ...input, ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  for await (const data of frames) {
    if (!ffmpeg.stdin.write(data)) {
      await once(ffmpeg.stdin, "drain");
    }
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) {
    throw new Error(`ffmpeg could not write ${path} (${code}).`);
  }
}
