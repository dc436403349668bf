import { filesCache } from "#contract/storage.ts";
import { namedFiles } from "./named-files.ts";
import { pageCaches, storedPages } from "./pages.ts";
import type { World } from "./world.ts";

/** Drops the hashed files that no stored page leads to, however far, and caches without pages. */
export async function dropUnneeded(world: World): Promise<void> {
  const files = await world.caches.open(filesCache);
  const stored = new Map((await files.keys()).map((request) => [new URL(request.url).pathname, request]));
  const waiting = await Promise.all((await storedPages(world)).map(({ page }) => page.text()));
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const path of namedFiles(text)) {
      const request = stored.get(path);
      if (!request) continue;
      stored.delete(path);
      if (path.endsWith(".js")) waiting.push((await (await files.match(request))?.text()) ?? "");
    }
  }
  for (const request of stored.values()) await files.delete(request);
  for (const name of await pageCaches(world)) {
    if ((await (await world.caches.open(name)).keys()).length === 0) await world.caches.delete(name);
  }
}
