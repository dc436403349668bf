import { offlinePath } from "#contract/pages.ts";
import { findPage, storedPages } from "./pages.ts";
import type { World } from "./world.ts";

/** The offline page, with links to the pages that can be read now. */
export async function answerOffline(world: World): Promise<Response> {
  const page = await findPage(offlinePath, world);
  // Only where the browser threw the store away: then its own page for broken connections is the right one.
  if (!page) return Response.error();
  const links = await linksToStoredPages(world);
  const html = await page.text();
  const list = links.length > 0 ? html.replace(emptyList, `$1>$2${links.join("")}`) : html;
  return new Response(list, { status: 503, headers: page.headers });
}

/** What app/pages/offline renders: a hidden part that ends in an empty list. */
const emptyList = /(<nav [^>]*data-stored-pages="") hidden="">(.*?<ul[^>]*>)/s;

async function linksToStoredPages(world: World): Promise<string[]> {
  const links = new Map<string, string>();
  for (const { path, page } of await storedPages(world)) {
    if (path !== offlinePath && !links.has(path))
      links.set(path, `<li><a href="${path}">${await titleOf(page)}</a></li>`);
  }
  return [...links.keys()].sort().map((path) => links.get(path) ?? "");
}

/** The page's title as it stands in its HTML, so it needs no escaping, without the name of the site. */
async function titleOf(page: Response): Promise<string> {
  const [, title = ""] = (await page.text()).match(/<title>([^<]*)<\/title>/) ?? [];
  return title.split(" · ")[0] ?? "";
}
