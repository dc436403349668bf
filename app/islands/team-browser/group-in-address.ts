import type { Team } from "#content/schema/team.ts";

/** The search parameter that names one group, as in /about-us?group=designers. */
export const groupKey = "group";

type Filter = Team["filters"][number];

/** The filter that an address names, if it exists. */
export function filterFromSearch(search: string, filters: readonly Filter[]): Filter | undefined {
  const slug = new URLSearchParams(search).get(groupKey);
  return filters.find((filter) => filter.slug === slug);
}

/** The same address with this filter. The first filter shows everybody and is never named. */
export function addressWithFilter(address: string, filter: Filter, [everybody]: readonly Filter[]): string {
  const url = new URL(address);
  if (filter.slug === everybody?.slug) url.searchParams.delete(groupKey);
  else url.searchParams.set(groupKey, filter.slug);
  return url.href;
}
