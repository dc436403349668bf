import { onClick } from "#app/loading/triggers.ts";

/** Opens the answer that the address names, or that holds what it names: at arrival, when the address changes, and when its link is clicked again. */
export function openByAddress(window: Window): void {
  const open = () => {
    const named = window.document.querySelector(":target")?.closest("details");
    if (named) named.open = true;
  };
  open();
  window.addEventListener("hashchange", open);
  onClick<HTMLAnchorElement>(window.document, "a", ({ href }) => {
    if (href === window.location.href) open();
  });
}
