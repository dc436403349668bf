/** Serves every element of a kind, also those that come later. */
export function onClick<Kind extends HTMLElement>(
  root: GlobalEventHandlers,
  kind: string,
  act: (element: Kind, event: MouseEvent) => void,
): void {
  root.addEventListener("click", (event) => {
    const element = event.target instanceof Element && event.target.closest<Kind>(kind);
    if (element) act(element, event);
  });
}

/** Somebody who asks for a new tab or a download gets it. */
export function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
