import { dropUnneeded } from "./drop-unneeded.ts";
import { fetchAndKeepPage, isKeptWhole, storedPages } from "./pages.ts";
import { isPagePath } from "./request-kind.ts";
import type { World } from "./world.ts";

/**
 * What a new release does with what it finds. Files are dropped first, by what the releases before it needed: a page
 * that is still open keeps its own until the release after this one.
 */
export async function takeOver(openAddresses: readonly string[], world: World): Promise<void> {
  await dropUnneeded(world);
  const saved = (await storedPages(world)).filter(({ page }) => isKeptWhole(page)).map(({ path }) => path);
  // The page that brought this worker was loaded without it.
  const open = openAddresses.map((address) => new URL(address).pathname).filter(isPagePath);
  await Promise.allSettled([...new Set([...saved, ...open])].map((path) => fetchAndKeepPage(path, world)));
}
