import { onClick } from "#app/loading/triggers.ts";

/** Opens the answer that the address names: on arrival, when the address changes, and when its link is clicked again. */
export function startFaq(browser: Window): void {
  const { document, location } = browser;
  const open = () => {
    // Not ":target": it names nothing yet where this runs before the browser has looked for the address.
    document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
  };
  open();
  browser.addEventListener("hashchange", open);
  onClick<HTMLAnchorElement>(document, "a", ({ href }) => {
    if (href === location.href) open();
  });
}
