/** A part of the viewer's dialog, which viewer.tsx renders empty. */
export function part(viewer: HTMLDialogElement, name: "caption" | "stage" | "chapters"): HTMLElement {
  return viewer.querySelector(`[data-${name}]`) as HTMLElement;
}
