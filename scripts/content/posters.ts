import { pathToFileURL } from "node:url";
import { contentIn } from "#content/index.ts";
import { videoFilesOf, videosOf } from "#content/videos.ts";
import { mainLanguage } from "#contract/languages.ts";
import { writePoster } from "#scripts/vite/videos.ts";
import { launchBrowser } from "#tests/browser/launch.ts";

/** Writes a still picture for each video that has none: a frame of it, as a browser shows it. Returns the new files. */
export async function writePosters(): Promise<string[]> {
  const videos = videosOf(contentIn(mainLanguage));
  const written: string[] = [];
  await using browser = await launchBrowser();
  for (const name of new Set(videos.map(({ file }) => file))) {
    const { mp4, webm, poster } = videoFilesOf(name);
    const video = mp4 ?? webm;
    if (poster || !video) continue;
    await using page = await browser.newPage();
    await page.goto(pathToFileURL(video).href);
    const viewport = await page.evaluate(showFrame);
    await page.setViewportSize(viewport);
    const frame = await page.locator("video").screenshot();
    const file = `content/videos/${name}.avif`;
    await writePoster(frame, file);
    written.push(file);
  }
  return written;
}

/** Shows the video's first second, after which most have begun, and says how large it is. Runs in the page. */
function showFrame(): Promise<{ width: number; height: number }> {
  const video = document.querySelector("video") as HTMLVideoElement;
  Object.assign(video, { autoplay: false, controls: false });
  video.pause();
  return new Promise((resolve, reject) => {
    video.onerror = () => reject(new Error(video.error?.message));
    video.onseeked = () => resolve({ width: video.videoWidth, height: video.videoHeight });
    const seek = () => {
      video.currentTime = Math.min(1, video.duration / 2);
    };
    if (video.readyState > 0) seek();
    else video.onloadedmetadata = seek;
  });
}
