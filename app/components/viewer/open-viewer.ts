/**
 * Opens links that name something for the viewer in it, and the video that the page's address names, like
 * #video-bulk-payment&t=7. The viewer's code is loaded with the first of them.
 */
export function openViewer({ document, location }: Window): void {
  const show = async (link: HTMLAnchorElement) => (await import("./show-in-viewer.ts")).showInViewer(link);
  const showAddressed = () => {
    const [id, second] = location.hash.slice(1).split("&t=");
    const link = second && document.querySelector<HTMLAnchorElement>(`a[data-video="${CSS.escape(id ?? "")}"]`);
    if (link) show(link);
  };

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-view]") : null;
    // Somebody who asks for a new tab or a download gets it.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(link);
  });
  addEventListener("hashchange", showAddressed);
  showAddressed();
}
