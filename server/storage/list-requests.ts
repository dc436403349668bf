import { sql } from "kysely";
import { type FilterValues, RequestFilter, type Viewpoint } from "./request-filter.ts";
import { maxOthers, type ShownState, type StoredRequest, shownState } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** With the state of the email that tells us about it, and how many more come from its address, counted up to `maxOthers`. */
export type ListedRequest = StoredRequest & { notification: ShownState | null; others: number };
export type RequestListPage = {
  requests: ListedRequest[];
  /** Where the next page begins, if there may be one. */
  next: string | undefined;
  /** True if the search took too long: what comes after it was not searched. `next` goes on there. */
  isCut: boolean;
};

type Listing = Viewpoint & {
  filter: Partial<FilterValues>;
  /** Where the page before this one ended: its `next`. */
  after?: string | undefined;
  limit: number;
  effort?: Effort;
};

/** Of times: "desc" is the newest first. */
type Order = "asc" | "desc";

/** How long a search goes on before its last step, and how many requests a step looks through. */
type Effort = { timeoutMs: number; stepSize: number };
const usualEffort: Effort = { timeoutMs: 250, stepSize: 2_000 };

/** A page of requests, in the order of its filter. A search looks through all of them, in steps and for a limited time. */
export async function listRequests(
  tx: Transaction,
  { filter: values, limit, effort = usualEffort, ...rest }: Listing,
): Promise<RequestListPage> {
  const filter = new RequestFilter(values);
  const order = filter.isOldestFirst ? "asc" : "desc";
  // One more than fits on the page, to know whether there is another.
  const { rows, from } = await findRequests(tx, { ...rest, filter, order, limit: limit + 1, effort });
  const requests = await withSurroundings(tx, rows.slice(0, limit));
  const last = rows[limit - 1];
  if (rows.length > limit && last) return { requests, next: cursorOf(last), isCut: false };
  return { requests, next: from, isCut: from !== undefined };
}

type Finding = Viewpoint & {
  filter: RequestFilter;
  order: Order;
  after?: string | undefined;
  limit: number;
  effort: Effort;
};

/** The first requests after one that fit, and where a search stopped that took too long. */
async function findRequests(
  tx: Transaction,
  { filter, order, after, limit, effort, ...viewpoint }: Finding,
): Promise<{ rows: StoredRequest[]; from: string | undefined }> {
  const start = performance.now();
  const rows: StoredRequest[] = [];
  let from = after;
  do {
    const end = filter.isSearch ? await endOfStep(tx, order, from, effort.stepSize) : undefined;
    const step = filter.apply(ordered(tx, order, from, end).selectAll(), tx, viewpoint);
    rows.push(...(await step.limit(limit - rows.length).execute()));
    from = end;
  } while (from && rows.length < limit && performance.now() - start < effort.timeoutMs);
  return { rows, from };
}

export type Neighbors = { previous: string | undefined; next: string | undefined };

/** A search for neighbors must not keep the page of a request waiting. */
const neighborEffort: Effort = { timeoutMs: 50, stepSize: 2_000 };

/** The IDs of the requests before and after one in a list, also if it no longer fits the filter itself. */
export async function readNeighbors(
  tx: Transaction,
  { id, filter: values, ...viewpoint }: Viewpoint & { id: string; filter: Partial<FilterValues> },
): Promise<Neighbors> {
  const request = await tx.db
    .selectFrom("contact_request")
    .select(["created_at", "id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!request) return { previous: undefined, next: undefined };
  const filter = new RequestFilter(values);
  const [onward, back]: [Order, Order] = filter.isOldestFirst ? ["asc", "desc"] : ["desc", "asc"];
  const found = { ...viewpoint, filter, after: cursorOf(request), limit: 1, effort: neighborEffort };
  const { rows: before } = await findRequests(tx, { ...found, order: back });
  const { rows: behind } = await findRequests(tx, { ...found, order: onward });
  return { previous: before[0]?.id, next: behind[0]?.id };
}

/** Where the step ends that looks through so many requests, unless they are the last. */
async function endOfStep(
  tx: Transaction,
  order: Order,
  from: string | undefined,
  size: number,
): Promise<string | undefined> {
  const row = await ordered(tx, order, from)
    .select(["created_at", "id"])
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst();
  return row && cursorOf(row);
}

/** The requests after one, and not after another. An index is read as fast backward as forward. */
function ordered({ db }: Transaction, order: Order, after?: string, end?: string) {
  const [first, last] = [parseCursor(after), parseCursor(end)];
  const [comesAfter, isNotAfter] = order === "asc" ? [sql`>`, sql`<=`] : [sql`<`, sql`>=`];
  return db
    .selectFrom("contact_request")
    .$if(first !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) ${comesAfter} (${first?.at}, ${first?.id})`),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) ${isNotAfter} (${last?.at}, ${last?.id})`),
    )
    .orderBy("created_at", order)
    .orderBy("id", order);
}

export function isCursor(text: string): boolean {
  return parseCursor(text) !== undefined;
}

function cursorOf({ created_at, id }: Pick<StoredRequest, "created_at" | "id">): string {
  return `${created_at}.${id}`;
}

/** Pages are found by time and ID, not by number, so they stay right while requests arrive. */
function parseCursor(cursor = ""): { at: number; id: string } | undefined {
  const [, at, id] = cursor.match(/^(\d{1,15})\.([0-9a-zA-Z-]{1,64})$/) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
}

async function withSurroundings({ db }: Transaction, requests: readonly StoredRequest[]): Promise<ListedRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const notifications = await db
    .selectFrom("delivery")
    .select(["request_id", "state", "sent_at"])
    .where("kind", "=", "notification")
    .where("request_id", "in", ids)
    .execute();
  const others = await db
    .selectFrom("contact_request")
    .select("id")
    .select((request) =>
      request
        .selectFrom(
          request
            .selectFrom("contact_request as other")
            .select("other.id")
            .where(sql`lower(other.email)`, "=", sql`lower(contact_request.email)`)
            .whereRef("other.id", "<>", "contact_request.id")
            .where("other.status", "<>", "spam")
            .limit(maxOthers)
            .as("some"),
        )
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("count"),
    )
    .where("id", "in", ids)
    .execute();
  const counts = new Map(others.map(({ id, count }) => [id, count ?? 0]));
  const states = new Map(notifications.map((row) => [row.request_id, shownState(row)]));
  return requests.map((request) => ({
    ...request,
    notification: states.get(request.id) ?? null,
    others: counts.get(request.id) ?? 0,
  }));
}
