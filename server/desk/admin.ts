import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { problem } from "#server/http/problem.ts";
import { baseOf, sendDeskMail } from "./desk-mail.ts";
import { setCookie } from "./secrets.ts";
import type { Desk, Routes } from "./visit.ts";

const entriesPerPage = 100;

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Who may use the desk, what they did, where they are signed in, and how the server is. */
export function adminRoutes(desk: Desk): Routes {
  const { store, reader, mail, hasWebhook, dataFolder, content, onError } = desk;
  return {
    "GET /desk/health": async ({ show }) => {
      const [health, disk] = await Promise.all([reader.readHealth(), statfs(dataFolder).catch(() => undefined)]);
      const freeBytes = disk && disk.bavail * disk.bsize;
      return show("health", { health, freeBytes, isMailOn: mail !== undefined, hasWebhook, version });
    },
    "GET /desk/staff": async ({ show }) => show("staff", { staff: await reader.listStaff() }),
    "POST /desk/staff": async ({ request, form, reply, show, person }) => {
      const email = (form.get("email") ?? "").trim();
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
        return show("staff", { staff: await reader.listStaff(), wrong: email }, 422);
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
    "GET /desk/staff/:id/remove": async ({ id, show }) => {
      const found = (await reader.listStaff()).find((one) => one.id === id);
      if (!found) throw problem("notFound");
      return show("remove", { email: found.email });
    },
    "POST /desk/staff/:id/remove": async ({ id, reply, person }) => {
      const isRemoved = await store.removePerson({ id, by: person.email });
      return reply.redirect(`/desk/staff?done=${isRemoved ? "removed" : "notRemoved"}`, 303);
    },
    "GET /desk/log": async ({ query, show }) => {
      const after = query.get("after") ?? undefined;
      return show("log", { ...(await reader.readAudit({ after, most: entriesPerPage })), isFirst: !after });
    },
    "GET /desk/sessions": async ({ show, person, sessionHash }) =>
      show("sessions", { sessions: await reader.listSessions({ staffId: person.id }), current: sessionHash }),
    "POST /desk/sessions": async (visit) => {
      const { form, reply, person, sessionHash } = visit;
      const hash = form.get("session") || undefined;
      await store.endSessions({ person, hash });
      if (hash && hash !== sessionHash) return reply.redirect("/desk/sessions?done=sessionEnded", 303);
      setCookie(visit, "desk", "", 0);
      return reply.redirect("/desk/sign-in?done=signedOut", 303);
    },
  };
}
