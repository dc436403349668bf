import { Readable } from "node:stream";
import { problem } from "#server/http/problem.ts";
import { jsonText } from "#server/storage/backup-format.ts";
import type { ListedRequest, RequestFilter } from "#server/storage/list-requests.ts";
import { fromColumns, suspicionsOf } from "#server/storage/tables.ts";
import { filterFrom, readFilterForm } from "./filter.ts";
import type { Desk, Route, Visit } from "./visit.ts";

/** So many are in memory at once. */
const perRead = 100;

/** The whole list behind a filter as a file, in the order of the list. */
export function exportRoutes({ store, reader, onError }: Desk): Route[] {
  return [
    { method: "GET", path: "/desk/requests.csv", handle: (visit) => sendFile(visit, "csv") },
    { method: "GET", path: "/desk/requests.json", handle: (visit) => sendFile(visit, "json") },
    {
      method: "GET",
      path: "/desk/requests/:id/export",
      handle: async ({ params: [id = ""], reply, person }) => {
        const whole = await reader.readRequest({ id });
        if (!whole) throw problem("notFound");
        await store.recordAct({ who: person.email, action: "exported", requestId: id, detail: "json" });
        const { request, mails, notes } = whole;
        const file = {
          ...plain({ ...request, mail: null }),
          mails: mails.map(({ kind, state, created_at, sent_at }) => ({
            kind,
            state,
            created: timeOf(created_at),
            sent: timeOf(sent_at),
          })),
          notes: notes.map(({ author, text, created_at }) => ({ author, text, created: timeOf(created_at) })),
        };
        return asFile(reply, "json", `request-${id}`).send(`${jsonText(file, 2)}\n`);
      },
    },
  ];

  async function sendFile({ query, reply, person, request }: Visit, format: "csv" | "json"): Promise<unknown> {
    const form = readFilterForm(query);
    const file = asFile(reply, format, `requests-${new Date().toISOString().slice(0, 10)}`);
    if (request.method === "HEAD") return file.send();
    // A search can hold a visitor's name or address, and the log outlives their requests.
    const detail = [format, form.status, form.purpose, form.flag, form.from, form.to, form.q && "with a search"];
    await store.recordAct({ who: person.email, action: "exported", detail: detail.filter(Boolean).join(", ") });
    const lines = format === "csv" ? csvLines(filterFrom(form)) : jsonLines(filterFrom(form));
    return file.send(Readable.from(lines).on("error", onError));
  }

  async function* everyRequest(filter: RequestFilter): AsyncGenerator<ListedRequest[]> {
    let after: string | undefined;
    do {
      const { requests, next } = await reader.listRequests({ ...filter, after, most: perRead });
      yield requests;
      after = next;
    } while (after);
  }

  async function* csvLines(filter: RequestFilter): AsyncGenerator<string> {
    // Without this mark Excel takes UTF-8 for something else.
    yield `\ufeff${csvLine(csvColumns)}`;
    for await (const requests of everyRequest(filter)) {
      yield requests
        .map((request) => plain(request))
        .map((row) => csvLine(csvColumns.map((column) => String(row[column] ?? ""))))
        .join("");
    }
  }

  async function* jsonLines(filter: RequestFilter): AsyncGenerator<string> {
    let separator = "[\n";
    for await (const requests of everyRequest(filter)) {
      for (const request of requests) {
        yield separator + jsonText(plain(request));
        separator = ",\n";
      }
    }
    yield separator === "[\n" ? "[]\n" : "\n]\n";
  }
}

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

function asFile(reply: Visit["reply"], format: "csv" | "json", name: string) {
  return reply.type(types[format]).header("content-disposition", `attachment; filename="${name}.${format}"`);
}

/** A request as the files show it. */
function plain(request: ListedRequest) {
  return {
    id: request.id,
    received: timeOf(request.created_at),
    status: request.status,
    assignee: request.assignee,
    language: request.language,
    ...fromColumns(request),
    captcha: request.captcha,
    suspicions: suspicionsOf(request),
    answered: timeOf(request.answered_at),
  };
}

type Plain = ReturnType<typeof plain>;

const csvColumns: (keyof Plain)[] = [
  "id",
  "received",
  "status",
  "assignee",
  "language",
  "name",
  "email",
  "phone",
  "subject",
  "purpose",
  "body",
  "captcha",
  "suspicions",
  "answered",
];

function timeOf(time: number | null): string | null {
  return time ? new Date(time).toISOString() : null;
}

/** One line of CSV. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
