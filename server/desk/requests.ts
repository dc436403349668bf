import { problem } from "#server/http/problem.ts";
import type { WholeRequest } from "#server/storage/desk-reads.ts";
import { requestStatuses } from "#server/storage/tables.ts";
import { filterFrom, readFilterForm } from "./filter.ts";
import type { Refused } from "./pages/request-page.tsx";
import type { Desk, Routes, Visit } from "./visit.ts";

const perPage = 50;
const longestNote = 5_000;

/** The list of requests, and everything that is done with one of them. */
export function requestRoutes({ store, reader, onMail }: Desk): Routes {
  return {
    "GET /desk": async ({ query, show }) => {
      const form = readFilterForm(query);
      const after = query.get("after") ?? undefined;
      const page = await reader.listRequests({ ...filterFrom(form), after, most: perPage });
      return show("list", { form, page, isFirst: !after });
    },
    "GET /desk/requests/:id": (visit) => showRequest(visit),
    "POST /desk/requests/:id": change,
    "POST /desk/requests/:id/notes": async (visit) => {
      const { id, form, person, reply } = visit;
      const text = (form.get("text") ?? "").replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
      if (text === "" || text.length > longestNote) return showRequest(visit, { note: text }, 422);
      if (!(await store.addNote({ id, who: person.email, text }))) throw problem("notFound");
      return reply.redirect(`/desk/requests/${id}?done=noted`, 303);
    },
    "POST /desk/requests/:id/mail": async ({ id, form, person, reply }) => {
      const isSent = await store.mailAgain({ id, mailId: form.get("mail") ?? "", who: person.email });
      if (isSent) onMail();
      return reply.redirect(`/desk/requests/${id}?done=${isSent ? "mailed" : "notMailed"}`, 303);
    },
    "GET /desk/requests/:id/erase": async (visit) => visit.show("erase", { whole: await find(visit) }),
    "POST /desk/requests/:id/erase": async ({ id, person, reply }) => {
      if (!(await store.eraseRequest({ id, who: person.email }))) throw problem("notFound");
      return reply.redirect("/desk?done=erased", 303);
    },
  };

  async function change(visit: Visit): Promise<unknown> {
    const { id, form, person, reply } = visit;
    const status = requestStatuses.find((one) => one === form.get("status"));
    const version = form.get("version") ?? "";
    if (!status || !/^\d{1,9}$/.test(version)) throw problem("badRequest");
    const assignee = form.get("assignee") || null;
    const seen = Number(version);
    const outcome = await store.changeRequest({ id, who: person.email, version: seen, status, assignee });
    if (outcome === "gone") throw problem("notFound");
    if (outcome === "unknownAssignee") throw problem("badRequest");
    if (outcome === "conflict") {
      // What the person changed stays chosen. The rest is as it is now, or saving again would undo what they never saw.
      const choice = {
        seen,
        status: status === form.get("wasStatus") ? undefined : status,
        assignee: (assignee ?? "") === form.get("wasAssignee") ? undefined : assignee,
      };
      return showRequest(visit, { choice }, 409);
    }
    return reply.redirect(`/desk/requests/${id}?done=changed`, 303);
  }

  async function showRequest(visit: Visit, refused: Refused = {}, status = 200): Promise<unknown> {
    return visit.show("request", { whole: await find(visit), refused }, status);
  }

  async function find({ id }: Visit): Promise<WholeRequest> {
    const whole = await reader.readRequest({ id });
    if (!whole) throw problem("notFound");
    return whole;
  }
}
