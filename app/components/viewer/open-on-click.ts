/** Opens links that name something for the viewer in it. The viewer's code is loaded with the first of them. */
export function openViewerOnClick(root: Document): void {
  root.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-view]") : null;
    // Somebody who asks for a new tab or a download gets it.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { showInViewer } = await import("./show-in-viewer.ts");
    showInViewer(link);
  });
}
