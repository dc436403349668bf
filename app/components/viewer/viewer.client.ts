import { hasModifierKey, onClick } from "#app/loading/triggers.ts";

/**
 * Opens pictures and videos in the viewer when their link is clicked, and the video that the page's address names, like
 * #video-bulk-payment&t=7, and shows the captions of a video that plays on the page. Most of the code is loaded with the
 * first of them.
 */
export function startViewer({ document, location }: Window): void {
  const show = (link: HTMLAnchorElement) =>
    import("./show-in-viewer.client.ts").then((code) => code.showInViewer(link));
  const showAddressed = () => {
    const [id, second] = location.hash.slice(1).split("&t=");
    const link = second && document.querySelector<HTMLAnchorElement>(`a[data-video="${CSS.escape(id ?? "")}"]`);
    if (link) show(link);
  };

  onClick<HTMLAnchorElement>(document, "a[data-view]", (link, event) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    // The viewer cannot be loaded, offline for example: the link does what it does without a script.
    show(link).catch(() => location.assign(link.href));
  });
  const showCaptions = ({ target }: Event) =>
    import("./show-captions.client.ts").then((code) => code.showCaptions(target as HTMLVideoElement));
  // The event does not bubble.
  document.addEventListener("play", showCaptions, true);
  addEventListener("hashchange", showAddressed);
  showAddressed();
}
