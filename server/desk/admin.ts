import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { problem } from "#server/http/problem.ts";
import { baseOf, sendDeskMail } from "./desk-mail.ts";
import type { Desk, Route } from "./visit.ts";

const entriesPerPage = 100;

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Who may use the desk, what they did, where they are signed in, and how the server is. */
export function adminRoutes(desk: Desk): Route[] {
  const { store, reader, pages, mail, hasWebhook, dataFolder, content, onError } = desk;
  return [
    {
      method: "GET",
      path: "/desk/health",
      handle: async ({ frame, send }) => {
        const [health, disk] = await Promise.all([reader.readHealth(), statfs(dataFolder).catch(() => undefined)]);
        const freeBytes = disk && disk.bavail * disk.bsize;
        return send(pages.healthPage({ frame, health, freeBytes, isMailOn: mail !== undefined, hasWebhook, version }));
      },
    },
    {
      method: "GET",
      path: "/desk/staff",
      handle: async ({ frame, send, person }) =>
        send(pages.staffPage({ frame, staff: await reader.listStaff(), me: person.email })),
    },
    {
      method: "POST",
      path: "/desk/staff",
      handle: async ({ request, form, reply, frame, send, person }) => {
        const email = (form.get("email") ?? "").trim();
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
          return send(pages.staffPage({ frame, staff: await reader.listStaff(), me: person.email, wrong: email }), 422);
        }
        const { isNew } = await store.invite({ email, by: person.email });
        if (!isNew) return reply.redirect("/desk/staff?done=alreadyInvited", 303);
        // Without a link that signs in: a mailed one works only in the browser that asked for it.
        sendDeskMail(desk, {
          to: email,
          subject: `You are invited to the desk of ${content.site.name}`,
          intro: `${person.email} invited you to the desk of ${content.site.name}, where contact requests are answered. Open this page and enter your email address, the one this email went to. You will then get a link that signs you in.`,
          url: `${baseOf(request, desk)}/desk/sign-in`,
          label: "Open the desk",
          end: "There is no password. The link works once, in the browser in which you asked for it.",
        }).catch(onError);
        return reply.redirect(`/desk/staff?done=${mail ? "invitedByMail" : "invited"}`, 303);
      },
    },
    {
      method: "GET",
      path: "/desk/staff/:id/remove",
      handle: async ({ params, frame, send, person }) => {
        const found = (await reader.listStaff()).find(({ id }) => id === params[0]);
        if (!found) throw problem("notFound");
        return send(pages.removePage({ frame, email: found.email, id: found.id, isMe: found.email === person.email }));
      },
    },
    {
      method: "POST",
      path: "/desk/staff/:id/remove",
      handle: async ({ params: [id = ""], reply, person }) => {
        const isRemoved = await store.removePerson({ id, by: person.email });
        return reply.redirect(`/desk/staff?done=${isRemoved ? "removed" : "notRemoved"}`, 303);
      },
    },
    {
      method: "GET",
      path: "/desk/log",
      handle: async ({ query, frame, send }) => {
        const after = query.get("after") ?? undefined;
        const log = await reader.readAudit({ after, most: entriesPerPage });
        return send(pages.logPage({ frame, log, isFirst: !after }));
      },
    },
    {
      method: "GET",
      path: "/desk/sessions",
      handle: async ({ frame, send, person, sessionHash }) => {
        const sessions = await reader.listSessions({ staffId: person.id });
        return send(pages.sessionsPage({ frame, sessions, current: sessionHash }));
      },
    },
    {
      method: "POST",
      path: "/desk/sessions",
      handle: async ({ form, reply, person }) => {
        await store.endSessions({ person, hash: form.get("session") || undefined });
        return reply.redirect("/desk/sessions?done=sessionsEnded", 303);
      },
    },
  ];
}
