import { purposes } from "#contract/contact.ts";
import type { RequestFilter } from "#server/storage/list-requests.ts";
import { requestStatuses } from "#server/storage/tables.ts";

/** What the form above the list sends, as it was typed. The address of the page holds all of it. */
export type FilterForm = {
  q: string;
  status: string;
  purpose: string;
  flag: string;
  assignee: string;
  from: string;
  to: string;
};

const names = ["q", "status", "purpose", "flag", "assignee", "from", "to"] as const;
export const flags = ["unverified", "suspicious"] as const;
const day = 86_400_000;

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
    to: to === undefined ? undefined : to + day,
  };
}

function dayFrom(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The query of a list with this filter. */
export function queryOf(form: FilterForm, more: Record<string, string> = {}): string {
  const chosen = names.flatMap((name) => (form[name] ? [[name, form[name]] as [string, string]] : []));
  const query = new URLSearchParams([...chosen, ...Object.entries(more)]).toString();
  return query ? `?${query}` : "";
}
