import { hasModifierKey } from "#app/loading/triggers.ts";
import type { Video } from "#content/schema/media.ts";
import { findVideo } from "./find-video.client.ts";
import { showCaptions } from "./show-captions.client.ts";
import { clock, controlsOf } from "./video-controls.client.ts";
import { videoFiles } from "./video-files.ts";

// At the second itself, the picture is still the last one of the chapter before.
const justAfter = 0.01;

/**
 * Shows what a link leads to in the viewer: a picture, or a video with its captions and chapters. A video that has its
 * player in view starts there, unless the page's address names a second of it.
 */
export async function showInViewer(link: HTMLAnchorElement): Promise<void> {
  const player = link.closest("[id]")?.querySelector("video");
  if (player?.checkVisibility() && !location.hash.includes("&t=")) {
    start(player);
    return;
  }
  const viewer = document.getElementById("viewer");
  if (!(viewer instanceof HTMLDialogElement)) return;
  // Without the second, the address leads to the video on the page and does not open it.
  const before = location.hash.replace(/&t=\d*$/, "");
  if (link.dataset.view === "video") await showVideo(viewer, link);
  else showPicture(viewer, link);
  viewer.addEventListener("close", () => empty(viewer, before), { once: true });
  // A visitor who came by an address has no focus on the page yet: closing moves it to this link.
  link.focus({ preventScroll: true });
  viewer.showModal();
}

function start(player: HTMLVideoElement): void {
  // The page's style takes the play sign off it.
  player.dataset.started = "";
  player.focus();
  // Its controls are in view now if the browser refuses.
  player.play().catch(() => {});
}

function showPicture(viewer: HTMLDialogElement, link: HTMLAnchorElement): void {
  partOf(viewer, "caption").textContent =
    link.closest("section, article")?.querySelector("h1, h2, h3")?.textContent ?? "";
  partOf(viewer, "stage").replaceChildren(zoomable(viewer, pictureOf(link), link.title));
}

/** A picture that fits the window at first. A tap shows it larger, with the place that was tapped in the middle. */
function zoomable(viewer: HTMLDialogElement, picture: HTMLImageElement, label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button", ariaPressed: "false" });
  // It is called what the picture shows, like the link that has opened it.
  button.setAttribute(picture.alt ? "aria-description" : "aria-label", label);
  button.append(picture);
  button.addEventListener("click", ({ clientX, clientY, detail }) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    // A key has no place.
    const [x, y] = detail ? [(clientX - left) / width, (clientY - top) / height] : [0, 0];
    button.ariaPressed = String(button.ariaPressed !== "true");
    const [newLeft, newTop] = [picture.offsetLeft + x * picture.width, picture.offsetTop + y * picture.height];
    viewer.scrollTo({ left: newLeft - viewer.clientWidth / 2, top: newTop - viewer.clientHeight / 2 });
  });
  return button;
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement {
  const shown = link.querySelector("img");
  // The size of the whole picture: the page may show a crop of it.
  const picture = new Image(Number(shown?.getAttribute("width")), Number(shown?.getAttribute("height")));
  picture.src = link.href;
  picture.alt = shown?.alt ?? "";
  return picture;
}

// A closed video must not play on, nor open again when the page is reloaded.
function empty(viewer: HTMLDialogElement, hash: string): void {
  partOf(viewer, "stage").replaceChildren();
  partOf(viewer, "chapters").hidden = true;
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}

/** Plays a link's video from the second that the page's address names, with its chapters below. */
async function showVideo(viewer: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.video ?? "";
  const { title, file, chapters } = await findVideo(id, location, document.documentElement.lang);
  const { sources, captions, poster = "" } = videoFiles(file);
  partOf(viewer, "caption").textContent = title;
  // Browsers start only muted videos without a click.
  const muted = !navigator.userActivation.hasBeenActive;
  const video = Object.assign(document.createElement("video"), { autoplay: true, muted, poster });
  video.playsInline = true;
  video.setAttribute("aria-label", title);
  video.append(...sources.map((source) => Object.assign(document.createElement("source"), source)));
  // When the last source fails, none of them plays.
  video.lastElementChild?.addEventListener("error", () => sayFailed(viewer, link.href));
  if (captions)
    video.append(Object.assign(document.createElement("track"), { kind: "captions", src: captions, srclang: "en" }));
  const line = document.createElement("p");
  line.dataset.captions = "";
  const controls = controlsOf(video, chapters, {
    play: link.getAttribute("aria-label") ?? title,
    seek: title,
    enlarge: viewer.ariaLabel ?? title,
  });
  partOf(viewer, "stage").replaceChildren(video, ...(captions ? [line] : []), controls);
  showCaptions(video);

  const [addressed, second = ""] = location.hash.slice(1).split("&t=");
  if (addressed === id && /^\d+$/.test(second)) {
    video.currentTime = Number(second) + justAfter;
    document.getElementById(id)?.scrollIntoView({ behavior: "instant", block: "center" });
  }

  const list = document.createElement("ol");
  list.append(...chapters.map((chapter) => chapterLink(video, id, chapter)));
  const box = partOf(viewer, "chapters");
  box.replaceChildren(list);
  box.hidden = list.childElementCount === 0;
}

// A link, so that a visitor can copy and send the address of this second. Without a modifier key the click stays in the viewer.
function chapterLink(video: HTMLVideoElement, id: string, { at, title }: Video["chapters"][number]): HTMLLIElement {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: `#${id}&t=${at}` });
  const time = Object.assign(document.createElement("time"), { textContent: clock(at) });
  link.append(time, Object.assign(document.createElement("span"), { textContent: title }));
  link.addEventListener("click", (event) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    video.currentTime = at + justAfter;
    // Closing the viewer before the video starts rejects, which is fine.
    video.play().catch(() => {});
    history.replaceState(history.state, "", link.href);
  });
  item.append(link);
  return item;
}

function sayFailed(viewer: HTMLDialogElement, file: string): void {
  const [before = "", label = "", after = ""] = (viewer.dataset.failed ?? "").split(/\[|\]\(\{file\}\)/);
  const message = document.createElement("p");
  message.append(before, Object.assign(document.createElement("a"), { href: file, textContent: label }), after);
  partOf(viewer, "stage").replaceChildren(message);
}

function partOf(viewer: HTMLDialogElement, name: "caption" | "stage" | "chapters"): HTMLElement {
  return viewer.querySelector(`[data-${name}]`) as HTMLElement;
}
