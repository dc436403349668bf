import { onClick } from "#app/loading/triggers.ts";

/** Closes the full-screen menu when a link in it is chosen, also one that stays on this page. */
export function closeMenuOnChoice(root: Document): void {
  const menu = root.getElementById("menu");
  if (!(menu instanceof HTMLDialogElement)) return;
  onClick(menu, "a, [commandfor=contact]", () => menu.close());
}
