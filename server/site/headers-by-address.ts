/** Headers that only some addresses carry, beside those of every answer. */
export const headersByAddress: Readonly<Record<string, Record<string, string>>> = {
  // Everybody may open the list of internal apps, but nobody should find it by searching.
  "/apps": { "x-robots-tag": "noindex" },
};
