import { randomUUID } from "node:crypto";
import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { RequestVersion } from "#server/storage/change-requests.ts";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import { normalizeEmail } from "#server/storage/email-address.ts";
import type { Viewpoint } from "#server/storage/request-filter.ts";
import type { Person } from "#server/storage/staff.ts";
import { type RequestStatus, requestStatuses, unassigned } from "#server/storage/tables.ts";
import { usualTimeZone } from "#server/storage/time-zones.ts";
import { decideChange } from "./decide-change.ts";
import type { ListOutcome } from "./list-page.tsx";
import { ListPlace, listActs } from "./list-place.ts";
import type { Refused } from "./request-page.tsx";

const perPage = 50;

/** The list of requests, and everything that is done with one of them. */
export function requestRoutes({ store, reader, mail, wakeOutbox, overdueBefore }: Desk): Routes {
  return {
    "GET /desk": async ({ query, person, show }) => {
      const place = new ListPlace(query);
      const [page, staff] = await Promise.all([
        reader.listRequests({
          filter: place.filter.values,
          after: place.after,
          limit: perPage,
          ...viewpointOf(person),
        }),
        reader.listStaff(),
      ]);
      return show("list", {
        place,
        page,
        staff: staff.map(({ email }) => email),
        outcome: outcomeFrom(query),
      });
    },
    "POST /desk/spam": (context) => changeChosen(context, "spam", { status: "spam" }),
    "POST /desk/not-spam": (context) => changeChosen(context, "notSpam", { status: "new" }),
    "POST /desk/status": async (context) => {
      const status = requestStatuses.find((one) => one === context.form.get("status"));
      if (!status) return toList(context, { act: "noStatus" });
      return changeChosen(context, "status", { status });
    },
    "POST /desk/assign": async (context) => {
      const chosen = context.form.get("assignee") ?? "";
      const staff = await reader.listStaff();
      const isKnown = chosen === unassigned || staff.some(({ email }) => email === chosen);
      // Without a choice, or with someone who has left meanwhile, the list says so.
      if (!isKnown) return toList(context, { act: "nobody" });
      return changeChosen(context, "assign", { assignee: chosen === unassigned ? null : chosen });
    },
    "GET /desk/requests/:id": (context) => showRequest(context),
    "POST /desk/requests/:id": save,
    "POST /desk/requests/:id/send-again": async ({ id, query, form, person, reply }) => {
      const isSent = await store.sendAgain({ id, deliveryId: form.get("delivery") ?? "", who: person.email });
      if (isSent) wakeOutbox();
      // Back to where the button was.
      const done = isSent ? "sentAgain" : "notSentAgain";
      if (query.get("from") === "health") return reply.redirect(`/desk/health?done=${done}`, 303);
      return reply.redirect(new ListPlace(query).toUrl(`/desk/requests/${id}`, { done }), 303);
    },
    "GET /desk/erase": (context) => showErasable(context, context.query.get("email") ?? ""),
    "POST /desk/erase": async (context) => {
      const { form, person, reply } = context;
      const email = normalizeEmail(form.get("email") ?? "");
      const seen = form.get("seen");
      if (!email || !seen) throw new HttpError("badRequest");
      if (await store.erasePerson({ email, seen, who: person.email }))
        return reply.redirect("/desk?done=erasedPerson", 303);
      return showErasable(context, email, 409);
    },
    "GET /desk/requests/:id/erase": async (context) =>
      context.show("erase", { details: await find(context), place: new ListPlace(context.query) }),
    "POST /desk/requests/:id/erase": async ({ id, query, person, reply }) => {
      if (!(await store.eraseRequest({ id, who: person.email }))) throw new HttpError("notFound");
      return reply.redirect(new ListPlace(query).toUrl("/desk", { done: "erased" }), 303);
    },
  };

  /** Changes the requests that were selected in a list, each in the version that the person saw. */
  async function changeChosen(
    context: DeskContext,
    act: "spam" | "notSpam" | "status" | "assign",
    change: { status: RequestStatus } | { assignee: string | null },
  ): Promise<unknown> {
    const requests = chosenRequests(context.form.getAll("request"));
    const count = await store.changeRequests({ who: context.person.email, requests, ...change });
    // A colleague may have to be told, or what was dropped as spam is due again.
    if (count > 0) wakeOutbox();
    const isUntold =
      !mail && count > 0 && "assignee" in change && change.assignee && change.assignee !== context.person.email;
    return toList(context, {
      act: isUntold ? "assignUntold" : act,
      changed: String(count),
      unchanged: String(requests.length - count),
    });
  }

  /** Back to the same page of the same list. */
  function toList({ query, reply }: DeskContext, outcome: Record<string, string>) {
    return reply.redirect(new ListPlace(query).toUrl("/desk", outcome), 303);
  }

  async function save(context: DeskContext): Promise<unknown> {
    const { id, form, query, person, reply } = context;
    const decision = decideChange(form);
    if (!decision) throw new HttpError("badRequest");
    const { note, change, choice } = decision;
    const saved = (done: string) => reply.redirect(new ListPlace(query).toUrl(`/desk/requests/${id}`, { done }), 303);
    const who = person.email;
    if (note.isTooLong) return showRequest(context, { choice, note: note.text }, 422);
    // First, because it is added whatever a colleague has changed meanwhile.
    if (note.text && !(await store.addNote({ id, who, text: note.text, key: note.key })))
      throw new HttpError("notFound");
    if (!choice) return saved(note.text ? "noted" : "unchanged");
    const outcome = await store.changeRequest({ id, who, ...change });
    // A colleague may have to be told.
    if (outcome === "changed") wakeOutbox();
    if (outcome === "gone") throw new HttpError("notFound");
    const isUntold = !mail && outcome === "changed" && choice.assignee && choice.assignee !== who;
    if (outcome === "changed" || outcome === "same") return saved(isUntold ? "changedUntold" : "changed");
    if (note.text) query.set("done", "noted");
    if (outcome === "conflict") return showRequest(context, { choice }, 409);
    const others = { ...choice, assignee: undefined };
    return showRequest(context, { choice: others, left: change.assignee ?? "" }, 422);
  }

  async function showRequest(context: DeskContext, refused: Refused = {}, status = 200): Promise<unknown> {
    const place = new ListPlace(context.query);
    const [details, neighbors] = await Promise.all([
      find(context),
      reader.readNeighbors({ id: context.id, filter: place.filter.values, ...viewpointOf(context.person) }),
    ]);
    return context.show("request", { details, place, neighbors, refused, noteKey: randomUUID() }, status);
  }

  async function showErasable(context: DeskContext, typed: string, status = 200): Promise<unknown> {
    const email = normalizeEmail(typed);
    const found = email ? await reader.readErasable({ email }) : undefined;
    return context.show("erasePerson", { email, found, isOutdated: status === 409 }, status);
  }

  function viewpointOf({ time_zone }: Person): Viewpoint {
    return { overdueBefore: overdueBefore(), timeZone: time_zone || usualTimeZone };
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

/** What the address of a list says about what was just done there. */
function outcomeFrom(query: URLSearchParams): ListOutcome | undefined {
  const act = listActs.find((one) => one === query.get("act"));
  return act && { act, changed: numberFrom(query.get("changed")), unchanged: numberFrom(query.get("unchanged")) };
}

function numberFrom(text: string | null): number {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
