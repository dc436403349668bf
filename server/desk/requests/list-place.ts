import { isCursor } from "#server/storage/list-requests.ts";
import { RequestFilter } from "#server/storage/request-filter.ts";

/** The page of a list from which a request was opened. It stands in the addresses of the request, and nothing else does. */
export class ListPlace {
  readonly filter: RequestFilter;
  /** Where the page before it ended. */
  readonly after: string;

  constructor(query: URLSearchParams) {
    const after = query.get("after") ?? "";
    this.filter = RequestFilter.parse(query);
    this.after = isCursor(after) ? after : "";
  }

  get isWholeList(): boolean {
    return this.filter.isEmpty && this.after === "";
  }

  /** The address of a page that knows the place. */
  toUrl(path: string, more: Record<string, string> = {}): string {
    return this.filter.toUrl(path, { after: this.after, ...more });
  }
}

/** What is done with the requests that were selected in a list, or could not be. */
export const listActs = ["spam", "notSpam", "status", "noStatus", "assign", "assignUntold", "nobody"] as const;

export type ListAct = (typeof listActs)[number];
