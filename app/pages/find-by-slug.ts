/** The entry of a list that an address names. The build asks only for addresses that exist, so a miss is our mistake. */
export function findBySlug<T extends { slug: string }>(entries: readonly T[], slug: string | undefined): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`The content has no entry "${slug}".`);
  return found;
}
