import type { MenuItem } from "#content/schema/frame.ts";

/** Which paths light up which menu item; items that are not listed light up on their own path only. */
const rules: readonly { href: string; lightsUp: (path: string) => boolean }[] = [
  { href: "/services/integrations", lightsUp: (path) => path.includes("services") || path.includes("/projects") },
  { href: "/Clovers", lightsUp: (path) => path.includes("clover") },
];

/** True if the item stands for the page that is shown or for the part of the site that the page belongs to. */
export function isActive(item: MenuItem, pathname: string): boolean {
  const rule = rules.find(({ href }) => href === item.href);
  return rule ? rule.lightsUp(pathname.toLowerCase()) : item.href === pathname;
}
