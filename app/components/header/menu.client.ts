import { onClick } from "#app/loading/triggers.ts";

/** Closes the full-screen menu when a link in it is chosen, even one to this page, or when the window outgrows it. */
export function startMenu({ document }: Window): void {
  const menu = document.querySelector<HTMLDialogElement>("dialog#menu");
  if (!menu) return;
  const close = () => menu.close();
  onClick(menu, "a, [commandfor=contact]", close);
  // From this width on it is not shown (menu.module.css). Still open, it would keep the page from every click.
  matchMedia("(width>=900px)").addEventListener("change", close);
}
