import { randomUUID } from "node:crypto";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { RequestVersion } from "#server/storage/change-requests.ts";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import { RequestFilter } from "#server/storage/request-filter.ts";
import { usualTimeZone } from "#server/storage/time-zones.ts";
import { decideChange } from "./decide-change.ts";
import type { Refused } from "./request-page.tsx";

const perPage = 50;

/** The list of requests, and everything that is done with one of them. */
export function requestRoutes({ store, reader, wakeOutbox, overdueBefore }: Desk): Routes {
  return {
    "GET /desk": async ({ query, person, show }) => {
      const filter = RequestFilter.parse(query);
      const after = query.get("after") ?? undefined;
      const [page, staff] = await Promise.all([
        reader.listRequests({
          filter: filter.values,
          after,
          limit: perPage,
          overdueBefore: overdueBefore(),
          timeZone: person.time_zone || usualTimeZone,
        }),
        reader.listStaff(),
      ]);
      return show("list", {
        filter,
        page,
        staff: staff.map(({ email }) => email),
        after,
        marked: numberFrom(query.get("marked")),
        unmarked: numberFrom(query.get("unmarked")),
      });
    },
    "POST /desk/spam": async ({ query, form, person, reply }) => {
      const requests = chosenRequests(form.getAll("request"));
      const marked = await store.markAsSpam({ who: person.email, requests });
      // Back to the same page of the same list.
      const counts = { marked: String(marked), unmarked: String(requests.length - marked) };
      const after = query.get("after") ?? "";
      return reply.redirect(RequestFilter.parse(query).toUrl("/desk", { after, ...counts }), 303);
    },
    "GET /desk/requests/:id": (context) => showRequest(context),
    "POST /desk/requests/:id": save,
    "POST /desk/requests/:id/send-again": async ({ id, query, form, person, reply }) => {
      const isSent = await store.sendAgain({ id, deliveryId: form.get("delivery") ?? "", who: person.email });
      if (isSent) wakeOutbox();
      // Back to where the button was.
      const path = query.get("from") === "health" ? "/desk/health" : `/desk/requests/${id}`;
      return reply.redirect(`${path}?done=${isSent ? "sentAgain" : "notSentAgain"}`, 303);
    },
    "GET /desk/requests/:id/erase": async (context) => context.show("erase", { details: await find(context) }),
    "POST /desk/requests/:id/erase": async ({ id, person, reply }) => {
      if (!(await store.eraseRequest({ id, who: person.email }))) throw new HttpError("notFound");
      return reply.redirect("/desk?done=erased", 303);
    },
  };

  async function save(context: DeskContext): Promise<unknown> {
    const { id, form, query, person, reply } = context;
    const decision = decideChange(form);
    if (!decision) throw new HttpError("badRequest");
    const { note, change, choice } = decision;
    const who = person.email;
    if (note.isTooLong) return showRequest(context, { choice, note: note.text }, 422);
    // First, because it is added whatever a colleague has changed meanwhile.
    if (note.text && !(await store.addNote({ id, who, text: note.text, key: note.key })))
      throw new HttpError("notFound");
    if (!choice) return reply.redirect(`/desk/requests/${id}?done=${note.text ? "noted" : "unchanged"}`, 303);
    const outcome = await store.changeRequest({ id, who, ...change });
    // A colleague may have to be told.
    if (outcome === "changed") wakeOutbox();
    if (outcome === "gone") throw new HttpError("notFound");
    if (outcome === "changed" || outcome === "same") return reply.redirect(`/desk/requests/${id}?done=changed`, 303);
    if (note.text) query.set("done", "noted");
    if (outcome === "conflict") return showRequest(context, { choice }, 409);
    const others = { ...choice, assignee: undefined };
    return showRequest(context, { choice: others, left: change.assignee ?? "" }, 422);
  }

  async function showRequest(context: DeskContext, refused: Refused = {}, status = 200): Promise<unknown> {
    return context.show("request", { details: await find(context), refused, noteKey: randomUUID() }, status);
  }

  async function find({ id }: DeskContext): Promise<RequestDetails> {
    const details = await reader.readRequest({ id });
    if (!details) throw new HttpError("notFound");
    return details;
  }
}

/** The requests that were chosen in a list, each with the version that the person saw. */
function chosenRequests(values: readonly string[]): RequestVersion[] {
  const chosen = new Map<string, RequestVersion>();
  for (const value of values) {
    const [, version, id = ""] = value.match(/^(\d{1,9})\.([\w-]{1,100})$/) ?? [];
    if (version === undefined) throw new HttpError("badRequest");
    chosen.set(id, { id, version: Number(version) });
  }
  if (chosen.size > perPage) throw new HttpError("badRequest");
  return [...chosen.values()];
}

function numberFrom(text: string | null): number | undefined {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
