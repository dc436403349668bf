import { type ExpressionBuilder, sql } from "kysely";
import { sourceParts, type VisitSource } from "#contract/visit-source.ts";
import { day } from "./durations.ts";
import type { StoredRequest, Tables } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

type SourceColumns = Pick<StoredRequest, `visit_${keyof VisitSource}`>;

export const sourceColumns = sourceParts.map((part) => `visit_${part}` as const);

export function toSourceColumns(source: VisitSource): SourceColumns {
  const columns = sourceParts.map((part) => [`visit_${part}`, source[part]]);
  return Object.fromEntries(columns);
}

/** Where the visit came from that led to a request, read back from its row. */
export function sourceFrom(row: SourceColumns): VisitSource {
  const parts = sourceParts.map((part) => [part, row[`visit_${part}`]]);
  return Object.fromEntries(parts);
}

/** Of a request about whose visit nothing is known. */
export const noSource: VisitSource = { landing: "", referrer: "", source: "", medium: "", campaign: "" };

/** What stands in place of a source where no campaign and no site led here, and where nothing is known of it. */
const directSource = "direct";
const unknownSource = "unknown";

/** What one name says of where a visit came from: the campaign's source, or the site that led here. */
export function nameOfSource({ source, referrer }: Pick<VisitSource, "source" | "referrer">): string {
  return source || referrer || directSource;
}

/** Limits requests to a source by that name, or to a campaign, its medium, or the page that the visit began on. */
export function cameFrom({ eb, or, and }: ExpressionBuilder<Tables, "contact_request">, name: string) {
  const lower = name.toLowerCase();
  if (lower === directSource || lower === unknownSource)
    return and([
      eb("visit_source", "=", ""),
      eb("visit_referrer", "=", ""),
      eb("visit_landing", lower === directSource ? "<>" : "=", ""),
    ]);
  return or([
    eb("visit_source", "=", lower),
    eb("visit_referrer", "=", lower),
    eb("visit_medium", "=", lower),
    eb("visit_campaign", "=", lower),
    eb("visit_landing", "=", name),
  ]);
}

export type SourceCount = Record<"week" | "all", number> & { source: string };

/** How many requests came from each source since a time, and how many of them in the last week; the most first. No spam. */
export function countSources(
  { db, engine }: Transaction,
  { from, limit }: { from: number; limit: number },
): Promise<SourceCount[]> {
  const source = sql<string>`case when visit_source <> '' then visit_source
    when visit_referrer <> '' then visit_referrer
    when visit_landing <> '' then ${sql.lit(directSource)} else ${sql.lit(unknownSource)} end`;
  const isLate = sql`created_at > ${engine.now} - ${sql.lit(7 * day)}`;
  return db
    .selectFrom("contact_request")
    .select([
      source.as("source"),
      sql<number>`sum(case when ${isLate} then 1 else 0 end)`.as("week"),
      sql<number>`count(*)`.as("all"),
    ])
    .where("created_at", ">=", from)
    .where("created_at", "<=", engine.now)
    .where("status", "<>", "spam")
    .groupBy("source")
    .orderBy("all", "desc")
    .orderBy("source")
    .limit(limit)
    .execute();
}
