import { showVideo } from "./show-video.ts";
import { withoutSecond } from "./video-address.ts";
import { part } from "./viewer-parts.ts";

/** Shows what a link names in the viewer: a picture, or a video with its captions and chapters. */
export async function showInViewer(link: HTMLAnchorElement): Promise<void> {
  const viewer = document.getElementById("viewer");
  if (!(viewer instanceof HTMLDialogElement)) return;
  const before = withoutSecond(location.hash);
  if (link.dataset.view === "video") await showVideo(viewer, link);
  else showPicture(viewer, link);
  viewer.addEventListener("close", () => empty(viewer, before), { once: true });
  // Whoever comes by an address has touched nothing yet: closing gives the focus to this link.
  link.focus({ preventScroll: true });
  viewer.showModal();
}

function showPicture(viewer: HTMLDialogElement, link: HTMLAnchorElement): void {
  part(viewer, "caption").textContent =
    link.closest("section, article")?.querySelector("h1, h2, h3")?.textContent ?? "";
  part(viewer, "stage").replaceChildren(pictureOf(link));
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement {
  const shown = link.querySelector("img");
  // The whole picture's own measures: what is shown may be a crop of it.
  const picture = new Image(Number(shown?.getAttribute("width")), Number(shown?.getAttribute("height")));
  picture.src = link.href;
  picture.alt = shown?.alt ?? "";
  return picture;
}

// What is not shown any more must not play on, nor open again when the page is loaded again.
function empty(viewer: HTMLDialogElement, hash: string): void {
  part(viewer, "stage").replaceChildren();
  part(viewer, "chapters").hidden = true;
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}
