import { findVideo } from "./find-video.client.ts";

/** What the first click on a picture or a video needs. */
export function prefetch({ document, location }: Window): void {
  if (document.querySelector("[data-view]")) import("./show-in-viewer.client.ts");
  const video = document.querySelector<HTMLElement>("[data-video]")?.dataset.video;
  if (video) findVideo(video, location, document.documentElement.lang);
}
