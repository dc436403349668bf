/** Opens the answer that the address names, or that holds what it names: at arrival, when the address changes, and when its link is clicked again. */
export function openByAddress(window: Window): void {
  const open = () => {
    const named = window.document.querySelector(":target")?.closest("details");
    if (named) named.open = true;
  };
  open();
  window.addEventListener("hashchange", open);
  window.document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.href === window.location.href) open();
  });
}
