import { onClick } from "#app/loading/triggers.ts";

/** Opens the answer that the address names: on arrival, when the address changes, and when its link is clicked again. */
export function startFaq(browser: Window): void {
  const { document, location } = browser;
  const open = () => {
    const named = document.querySelector(":target")?.closest("details");
    if (named) named.open = true;
  };
  open();
  browser.addEventListener("hashchange", open);
  onClick<HTMLAnchorElement>(document, "a", ({ href }) => {
    if (href === location.href) open();
  });
}
