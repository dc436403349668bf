import { isForBrowser } from "#app/loading/triggers.ts";
import type { Video } from "#content/schema/media.ts";
import { findVideo } from "./find-video.ts";
import { addressedSecond, addressOf } from "./video-address.ts";
import { videoFiles } from "./video-files.ts";
import { part } from "./viewer-parts.ts";

type Chapter = Video["chapters"][number];

// Chromium would keep the caption that ends where a chapter begins on the screen.
const justAfter = 0.01;

/** Plays the video that a link names, from the second that the page's address names, with its chapters below. */
export async function showVideo(viewer: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.video ?? "";
  const { title, file, chapters } = await findVideo(id, location, document.documentElement.lang);
  const { webm, captions, poster } = videoFiles(file);
  part(viewer, "caption").textContent = title;
  // The captions are in the pictures too, so the track waits until somebody asks for it.
  // No video has a sound. Without a click before, only silent ones may play.
  const video = Object.assign(document.createElement("video"), { controls: true, autoplay: true, muted: true, poster });
  video.playsInline = true;
  video.setAttribute("aria-label", title);
  video.append(
    Object.assign(document.createElement("source"), { src: webm, type: "video/webm" }),
    Object.assign(document.createElement("source"), { src: link.href, type: "video/mp4" }),
    Object.assign(document.createElement("track"), { kind: "captions", src: captions, srclang: "en" }),
  );
  // The last source fails last: then none of them plays.
  video.lastElementChild?.previousElementSibling?.addEventListener("error", () => sayFailed(viewer, link.href));
  part(viewer, "stage").replaceChildren(video);

  const second = addressedSecond(location.hash, id);
  if (second !== undefined) {
    video.currentTime = second + justAfter;
    document.getElementById(id)?.scrollIntoView({ behavior: "instant", block: "center" });
  }

  const list = document.createElement("ol");
  list.append(...chapters.map((chapter) => chapterLink(video, id, chapter)));
  const box = part(viewer, "chapters");
  box.replaceChildren(list);
  box.hidden = list.childElementCount === 0;
}

// A link, so that the second can be copied and sent to somebody. A plain click stays in the viewer.
function chapterLink(video: HTMLVideoElement, id: string, { at, title }: Chapter): HTMLLIElement {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: addressOf(id, at) });
  const time = Object.assign(document.createElement("time"), {
    textContent: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`,
  });
  link.append(time, Object.assign(document.createElement("span"), { textContent: title }));
  link.addEventListener("click", (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    video.currentTime = at + justAfter;
    // Whoever closes the viewer before it begins has changed their mind.
    video.play().catch(() => {});
    history.replaceState(history.state, "", link.href);
  });
  item.append(link);
  return item;
}

function sayFailed(viewer: HTMLDialogElement, file: string): void {
  const [before = "", label = "", after = ""] = (viewer.dataset.failed ?? "").split(/\[|\]\(\{file\}\)/);
  const words = document.createElement("p");
  const link = Object.assign(document.createElement("a"), { href: file, textContent: label });
  words.append(before, link, after);
  part(viewer, "stage").replaceChildren(words);
}
