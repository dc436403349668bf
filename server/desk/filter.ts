import { purposes } from "#contract/contact.ts";
import type { RequestFilter } from "#server/storage/list-requests.ts";
import { requestStatuses } from "#server/storage/tables.ts";

const names = ["q", "status", "purpose", "flag", "assignee", "from", "to"] as const;
const flags = ["unverified", "suspicious"] as const;
const day = 86_400_000;

/** What the form above the list sends, as it was typed. The address of the page holds all of it. */
export type FilterForm = Record<(typeof names)[number], string>;

export function readFilterForm(query: URLSearchParams): FilterForm {
  const values = names.map((name) => [name, (query.get(name) ?? "").trim().slice(0, 300)]);
  return Object.fromEntries(values);
}

/** What the database is asked for. A value that is none is left out, as if nothing had been chosen. */
export function filterFrom(form: FilterForm): RequestFilter {
  const to = dayFrom(form.to);
  return {
    search: form.q || undefined,
    status: requestStatuses.find((status) => status === form.status),
    purpose: purposes.find((purpose) => purpose === form.purpose),
    flag: flags.find((flag) => flag === form.flag),
    assignee: form.assignee || undefined,
    from: dayFrom(form.from),
    to: to && to + day,
  };
}

function dayFrom(text: string): number | undefined {
  return (/^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text)) || undefined;
}

/** The query of a list with this filter. */
export function queryOf(form: FilterForm, more: Record<string, string> = {}): string {
  const chosen = Object.entries({ ...form, ...more }).filter(([, value]) => value);
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}
