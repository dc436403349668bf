import { existsSync, readFileSync } from "node:fs";
import type { ServerContent } from "./schema/content.ts";

/**
 * Reads what the server needs of the content as it was built: then it is of the same release as its pages, and it
 * starts without reading and checking all of the content, which takes half a second and more. In development it comes from the
 * content itself.
 */
export async function readServerContent(file?: string): Promise<ServerContent> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const { selectServerContent } = await import("./select-server-content.ts");
  return selectServerContent();
}
