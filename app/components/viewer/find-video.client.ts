import { videoId } from "#app/components/guide/addresses.ts";
import type { Video } from "#content/schema/media.ts";

const lists = import.meta.glob<Video[]>("/content/*/guides/*.yaml", { query: "?videos", import: "default" });

/**
 * The video on this page with this id. Titles and times come with the viewer, not with every page. A file of its own,
 * because they can also be fetched ahead of the viewer.
 */
export async function findVideo(id: string, { pathname }: Location, language: string): Promise<Video> {
  const load = lists[`/content/${language}${pathname}.yaml`];
  const found = (await load?.())?.find((video) => videoId(video) === id);
  if (!found) throw new Error(`${pathname} has no video "${id}".`);
  return found;
}
