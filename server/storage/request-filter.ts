import type { Expression, SelectQueryBuilder, SqlBool } from "kysely";
import { choiceCode } from "#contract/contact.ts";
import { day } from "./durations.ts";
import { isFound } from "./search.ts";
import { requestStatuses, type Tables, unassigned } from "./tables.ts";
import { instantOf, usualTimeZone } from "./time-zones.ts";
import type { Transaction } from "./transaction.ts";
import { cameFrom } from "./visit-source.ts";

const names = ["q", "status", "purpose", "flag", "assignee", "source", "from", "to"] as const;

/** What the form above the list sends, as it was typed. */
export type FilterValues = Record<(typeof names)[number], string>;

/** Requests from before `overdueBefore` have waited too long, and days begin at midnight in the time zone of whoever asks. */
export type Viewpoint = { overdueBefore?: number; timeZone?: string };

/** Which requests a list shows. An invalid value stays in the address but narrows nothing, as if nothing had been chosen. */
export class RequestFilter {
  readonly values: FilterValues;

  constructor(values: Partial<FilterValues> = {}) {
    const all = names.map((name) => [name, values[name] ?? ""]);
    this.values = Object.fromEntries(all);
  }

  static parse(query: URLSearchParams): RequestFilter {
    const values = names.map((name) => [name, (query.get(name) ?? "").trim().slice(0, 300)]);
    return new RequestFilter(Object.fromEntries(values));
  }

  get isEmpty(): boolean {
    return Object.values(this.values).every((value) => value === "");
  }

  /** True if requests must be read to know whether they fit. */
  get isSearch(): boolean {
    return this.values.q !== "";
  }

  /** What waits for someone is listed the oldest first, or who has waited longest would stand last. */
  get isOldestFirst(): boolean {
    const { status, flag, assignee } = this.values;
    return flag === "overdue" || (status === "new" && assignee === unassigned);
  }

  with(changes: Partial<FilterValues>): RequestFilter {
    return new RequestFilter({ ...this.values, ...changes });
  }

  /** The address of a page or file for the requests that fit. */
  toUrl(path: string, more: Record<string, string> = {}): string {
    const chosen = Object.entries({ ...this.values, ...more }).filter(([, value]) => value);
    return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path;
  }

  /** Leaves the requests that fit. */
  apply<Row>(query: Query<Row>, { engine }: Transaction, viewpoint: Viewpoint): Query<Row> {
    const { q, status, purpose, flag, assignee, source, from, to } = this.values;
    const { overdueBefore = 0, timeZone = usualTimeZone } = viewpoint;
    const [firstDay, lastDay] = [dayOf(from), dayOf(to)];
    return query.where((builder) => {
      const { and, eb } = builder;
      const conditions: Expression<SqlBool>[] = [];
      // Spam has its own list and is in no other.
      conditions.push(isOneOf(requestStatuses, status) ? eb("status", "=", status) : eb("status", "<>", "spam"));
      if (choiceCode.test(purpose)) conditions.push(eb("purpose", "like", `%"${purpose}"%`));
      if (flag === "unverified") conditions.push(eb("captcha", "<>", "passed"));
      if (flag === "suspicious") conditions.push(eb("suspicions", "<>", "[]"));
      if (flag === "overdue") conditions.push(eb("status", "=", "new"), eb("created_at", "<", overdueBefore));
      if (assignee === unassigned) conditions.push(eb("assignee", "is", null));
      else if (assignee) conditions.push(eb("assignee", "=", assignee));
      if (source) conditions.push(cameFrom(builder, source));
      if (firstDay !== undefined) conditions.push(eb("created_at", ">=", instantOf(firstDay, timeZone)));
      if (lastDay !== undefined) conditions.push(eb("created_at", "<", instantOf(lastDay + day, timeZone)));
      if (q) conditions.push(isFound(engine.name, q));
      return and(conditions);
    });
  }
}

type Query<Row> = SelectQueryBuilder<Tables, "contact_request", Row>;

function isOneOf<Value extends string>(list: readonly Value[], text: string): text is Value {
  return (list as readonly string[]).includes(text);
}

function dayOf(text: string): number | undefined {
  return (/^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text)) || undefined;
}
