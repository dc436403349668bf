import { Readable } from "node:stream";
import { fieldNames } from "#contract/contact.ts";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { jsonText } from "#server/storage/backup-format.ts";
import { RequestFilter } from "#server/storage/request-filter.ts";
import { fromColumns, type StoredRequest, shownState, suspicionsOf } from "#server/storage/tables.ts";
import { usualTimeZone } from "#server/storage/time-zones.ts";
import { sourceColumns, sourceFrom, toSourceColumns } from "#server/storage/visit-source.ts";

/** So many are in memory at once. */
const perRead = 100;

/** The whole list behind a filter as a file, in the order of the list. */
export function exportRoutes({ store, reader, content, onError, ...desk }: Desk): Routes {
  const labels = new Map<string, string>(content.contact.purposes.map(({ value, label }) => [value, label]));
  return {
    "GET /desk/requests.csv": (context) => sendFile(context, "csv"),
    "GET /desk/requests.json": (context) => sendFile(context, "json"),
    "GET /desk/requests/:id/export": async ({ id, reply, person, request }) => {
      refuseForeignDownload(request);
      const file = asFile(reply, "json", `request-${id}`);
      if (request.method === "HEAD") return file.send();
      const details = await reader.readRequest({ id });
      if (!details) throw new HttpError("notFound");
      await store.recordAct({ who: person.email, action: "exported", requestId: id, detail: "json" });
      const exported = {
        ...exportRow(details.request),
        deliveries: details.deliveries.map((delivery) => ({
          kind: delivery.kind,
          recipient: delivery.recipient,
          state: shownState(delivery),
          created: timeOf(delivery.created_at),
          sent: timeOf(delivery.sent_at),
        })),
        notes: details.notes.map(({ author, text, created_at }) => ({ author, text, created: timeOf(created_at) })),
      };
      return file.send(`${jsonText(exported, 2)}\n`);
    },
  };

  async function sendFile({ query, reply, person, request }: DeskContext, format: "csv" | "json"): Promise<unknown> {
    refuseForeignDownload(request);
    const filter = RequestFilter.parse(query);
    const file = asFile(reply, format, `requests-${new Date().toISOString().slice(0, 10)}`);
    if (request.method === "HEAD") return file.send();
    // A search can hold a visitor's name or address, and the log outlives their requests.
    const { status, purpose, flag, from, to, source, q } = filter.values;
    const detail = [format, status, purpose, flag, from, to, source && "with a source", q && "with a search"];
    await store.recordAct({ who: person.email, action: "exported", detail: detail.filter(Boolean).join(", ") });
    const rows = everyRow(filter, person.time_zone || usualTimeZone);
    return file.send(Readable.from(format === "csv" ? csvLines(rows, labels) : jsonLines(rows)).on("error", onError));
  }

  async function* everyRow(filter: RequestFilter, timeZone: string): AsyncGenerator<ExportRow> {
    const overdueBefore = desk.overdueBefore();
    let after: string | undefined;
    do {
      const { requests, next } = await reader.listRequests({
        filter: filter.values,
        after,
        limit: perRead,
        overdueBefore,
        timeZone,
      });
      yield* requests.map(exportRow);
      after = next;
    } while (after);
  }
}

/** A link on another site must make nobody export anything in their name. */
function refuseForeignDownload({ headers }: DeskContext["request"]): void {
  if (/^(?:cross|same)-site$/.test(String(headers["sec-fetch-site"]))) throw new HttpError("foreignOrigin");
}

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

function asFile(reply: DeskContext["reply"], format: "csv" | "json", name: string) {
  return reply.type(types[format]).header("content-disposition", `attachment; filename="${name}.${format}"`);
}

/** A request as a file shows it. */
function exportRow(request: StoredRequest) {
  return {
    id: request.id,
    received: timeOf(request.created_at),
    status: request.status,
    assignee: request.assignee,
    language: request.language,
    ...fromColumns(request),
    captcha: request.captcha,
    suspicions: suspicionsOf(request),
    visit: sourceFrom(request),
    answered: timeOf(request.answered_at),
  };
}

type ExportRow = ReturnType<typeof exportRow>;

function timeOf(time: number | null): string | null {
  return time ? new Date(time).toISOString() : null;
}

async function* jsonLines(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + jsonText(row);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

const columnsBefore = ["received", "status", "assignee", "language"] as const;
const columns = [...columnsBefore, ...fieldNames, "captcha", "suspicions", ...sourceColumns, "answered", "id"] as const;

/** For people and spreadsheets: purposes as in the form, and times that Excel takes for times. */
async function* csvLines(rows: AsyncIterable<ExportRow>, labels: Map<string, string>): AsyncGenerator<string> {
  // Without this mark Excel takes UTF-8 for something else.
  yield `\ufeff${csvLine(columns)}`;
  for await (const row of rows) {
    const shown = {
      ...row,
      ...toSourceColumns(row.visit),
      purpose: row.purpose.map((value) => labels.get(value) ?? value).join(", "),
      received: row.received?.slice(0, 16).replace("T", " "),
      answered: row.answered?.slice(0, 16).replace("T", " "),
    };
    yield csvLine(columns.map((column) => String(shown[column] ?? "")));
  }
}

/**
 * What a spreadsheet would take for a formula: also with signs of full width, and after whatever it may split a cell at,
 * which depends on its language and not on our quotes.
 */
const formulas = /(^|[;,|\t\r\n])(["' ]*)(?=[=+\-@＝＋－＠])/g;

/** One line of CSV. What would be a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${cell.replace(formulas, "$1'$2").replaceAll('"', '""')}"`);
  return `${quoted.join(",")}\r\n`;
}
