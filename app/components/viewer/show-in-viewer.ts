type Chapter = [at: number, title: string];

/** Shows what a link names in the viewer: a picture, or a video with its captions and chapters. */
export function showInViewer(link: HTMLAnchorElement): void {
  const viewer = document.getElementById("viewer");
  if (!(viewer instanceof HTMLDialogElement)) return;
  const { caption = "", view } = link.dataset;
  part(viewer, "caption").textContent = caption;
  if (view === "video") showVideo(viewer, link);
  else part(viewer, "stage").replaceChildren(pictureOf(link));
  viewer.addEventListener("close", () => empty(viewer), { once: true });
  viewer.showModal();
}

function showVideo(viewer: HTMLDialogElement, link: HTMLAnchorElement): void {
  const { webm = "", captions = "", poster = "", chapters = "[]", caption = "" } = link.dataset;
  const video = Object.assign(document.createElement("video"), { controls: true, autoplay: true, poster });
  video.playsInline = true;
  video.setAttribute("aria-label", caption);
  video.append(
    Object.assign(document.createElement("source"), { src: webm, type: "video/webm" }),
    Object.assign(document.createElement("source"), { src: link.href, type: "video/mp4" }),
    Object.assign(document.createElement("track"), { kind: "captions", src: captions, srclang: "en", default: true }),
  );
  // The last source fails last: then none of them plays.
  video.lastElementChild?.previousElementSibling?.addEventListener("error", () => sayFailed(viewer, link.href));
  part(viewer, "stage").replaceChildren(video);

  const list = document.createElement("ol");
  list.append(...(JSON.parse(chapters) as Chapter[]).map((chapter) => chapterButton(video, chapter)));
  const box = part(viewer, "chapters");
  box.replaceChildren(list);
  box.hidden = list.childElementCount === 0;
}

function chapterButton(video: HTMLVideoElement, [at, title]: Chapter): HTMLLIElement {
  const item = document.createElement("li");
  const button = Object.assign(document.createElement("button"), { type: "button" });
  const time = Object.assign(document.createElement("time"), {
    textContent: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`,
  });
  button.append(time, title);
  button.addEventListener("click", () => {
    video.currentTime = at;
    video.play();
  });
  item.append(button);
  return item;
}

function pictureOf(link: HTMLAnchorElement): HTMLImageElement {
  const shown = link.querySelector("img");
  const picture = new Image(shown?.width, shown?.height);
  picture.src = link.href;
  picture.alt = shown?.alt ?? "";
  return picture;
}

function sayFailed(viewer: HTMLDialogElement, file: string): void {
  const [before = "", label = "", after = ""] = (viewer.dataset.failed ?? "").split(/\[|\]\(\{file\}\)/);
  const words = document.createElement("p");
  const link = Object.assign(document.createElement("a"), { href: file, textContent: label });
  words.append(before, link, after);
  part(viewer, "stage").replaceChildren(words);
}

// What is not shown any more must not play on.
function empty(viewer: HTMLDialogElement): void {
  part(viewer, "stage").replaceChildren();
  part(viewer, "chapters").hidden = true;
}

function part(viewer: HTMLDialogElement, name: "caption" | "stage" | "chapters"): HTMLElement {
  return viewer.querySelector(`[data-${name}]`) as HTMLElement;
}
