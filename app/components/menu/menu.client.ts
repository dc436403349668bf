import { onClick } from "#app/loading/triggers.ts";

/** Closes the full-screen menu when a link in it is chosen, even one to this page. */
export function startMenu({ document }: Window): void {
  const menu = document.querySelector<HTMLDialogElement>("dialog#menu");
  if (menu) onClick(menu, "a, [commandfor=contact]", () => menu.close());
}
