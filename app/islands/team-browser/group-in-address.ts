import type { Team } from "#content/schema/team.ts";

/** The name by which an address asks for one group, as in /about-us?group=designers. */
export const groupKey = "group";

type Filter = Team["filters"][number];

/** The filter that an address asks for, if it names one that exists. */
export function filterIn(search: string, filters: readonly Filter[]): Filter | undefined {
  const slug = new URLSearchParams(search).get(groupKey);
  return filters.find((filter) => filter.slug === slug);
}

/** The same address asking for this filter; the first, which shows everybody, needs no asking for. */
export function asking(address: string, filter: Filter, [everybody]: readonly Filter[]): string {
  const url = new URL(address);
  if (filter.slug === everybody?.slug) url.searchParams.delete(groupKey);
  else url.searchParams.set(groupKey, filter.slug);
  return url.href;
}
