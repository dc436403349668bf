import { contentIn } from "./index.ts";
import { sitePages } from "./pages.ts";
import type { ServerContent } from "./schema/content.ts";

/** The part of the content that the server needs. */
export function contentForServer(): ServerContent {
  const { site, contact, mail } = contentIn("en");
  return { site, contact, mail, pages: sitePages().map(({ path }) => path) };
}
