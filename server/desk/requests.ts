import { problem } from "#server/http/problem.ts";
import type { WholeRequest } from "#server/storage/desk-reads.ts";
import { requestStatuses } from "#server/storage/tables.ts";
import { filterFrom, readFilterForm } from "./filter.ts";
import type { Choice, Notice } from "./pages/request-page.tsx";
import type { Desk, Route, Visit } from "./visit.ts";

const perPage = 50;
const longestNote = 5_000;

/** The list of requests, and everything that is done with one of them. */
export function requestRoutes({ store, reader, pages, content, onMail }: Desk): Route[] {
  const words = { contact: content.contact, mail: content.mail.notification };

  return [
    {
      method: "GET",
      path: "/desk",
      handle: async ({ query, frame, send, person }) => {
        const form = readFilterForm(query);
        const after = query.get("after") ?? undefined;
        const page = await reader.listRequests({ ...filterFrom(form), after, most: perPage });
        return send(pages.listPage({ frame, form, page, words, me: person.email, isFirst: !after, now: Date.now() }));
      },
    },
    { method: "GET", path: "/desk/requests/:id", handle: (visit) => showRequest(visit) },
    { method: "POST", path: "/desk/requests/:id", handle: change },
    {
      method: "POST",
      path: "/desk/requests/:id/notes",
      handle: async (visit) => {
        const text = (visit.form.get("text") ?? "").replace(/\r\n?/g, "\n").replaceAll("\0", "").toWellFormed().trim();
        if (text === "") return showRequest(visit, { notice: { kind: "emptyNote" }, status: 422 });
        if (Array.from(text).length > longestNote) {
          return showRequest(visit, { notice: { kind: "longNote" }, note: text, status: 422 });
        }
        const id = idOf(visit);
        if (!(await store.addNote({ id, who: visit.person.email, text }))) throw problem("notFound");
        return visit.reply.redirect(`/desk/requests/${id}?done=noted`, 303);
      },
    },
    {
      method: "POST",
      path: "/desk/requests/:id/mail",
      handle: async ({ params: [id = ""], form, person, reply }) => {
        const isSent = await store.mailAgain({ id, mailId: form.get("mail") ?? "", who: person.email });
        if (isSent) onMail();
        return reply.redirect(`/desk/requests/${id}?done=${isSent ? "mailed" : "notMailed"}`, 303);
      },
    },
    {
      method: "GET",
      path: "/desk/requests/:id/erase",
      handle: async (visit) => visit.send(pages.erasePage({ frame: visit.frame, whole: await find(visit) })),
    },
    {
      method: "POST",
      path: "/desk/requests/:id/erase",
      handle: async (visit) => {
        const isErased = await store.eraseRequest({ id: idOf(visit), who: visit.person.email });
        if (!isErased) throw problem("notFound");
        return visit.reply.redirect("/desk?done=erased", 303);
      },
    },
  ];

  async function change(visit: Visit): Promise<unknown> {
    const { form, person, reply } = visit;
    const id = idOf(visit);
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
      const choice: Choice = {
        status: status === form.get("wasStatus") ? undefined : status,
        assignee: (assignee ?? "") === form.get("wasAssignee") ? undefined : assignee,
      };
      return showRequest(visit, { notice: { kind: "conflict", seen }, choice, status: 409 });
    }
    return reply.redirect(`/desk/requests/${id}?done=changed`, 303);
  }

  type Shown = { notice?: Notice; choice?: Choice; note?: string; status?: number };

  async function showRequest(visit: Visit, { notice, choice, note, status = 200 }: Shown = {}): Promise<unknown> {
    const whole = await find(visit);
    const shown = { frame: visit.frame, whole, words, me: visit.person.email, notice, choice, note, now: Date.now() };
    return visit.send(pages.requestPage(shown), status);
  }

  async function find(visit: Visit): Promise<WholeRequest> {
    const whole = await reader.readRequest({ id: idOf(visit) });
    if (!whole) throw problem("notFound");
    return whole;
  }
}

function idOf({ params }: Visit): string {
  return params[0] ?? "";
}
