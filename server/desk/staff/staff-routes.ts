import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import { sendDeskMail } from "#server/desk/desk-mail.ts";
import { HttpError } from "#server/http/http-error.ts";
import { isEmailAddress, normalizeEmail } from "#server/storage/email-address.ts";
import { nameFrom } from "#server/storage/staff.ts";

const entriesPerPage = 100;

/** Who may use the desk, and what they did. */
export function staffRoutes(desk: Desk): Routes {
  const { store, reader, mail, content, drafts, onError } = desk;
  return {
    "GET /desk/staff": async ({ show }) => show("staff", { staff: await reader.listStaff() }),
    "POST /desk/staff": async ({ form, reply, show, person }) => {
      const email = normalizeEmail(form.get("email") ?? "");
      const typed = form.get("name") ?? "";
      const name = nameFrom(typed);
      const isAddress = isEmailAddress(email);
      if (!isAddress || name === undefined) {
        const wrong = { email, name: typed, field: isAddress ? ("name" as const) : ("email" as const) };
        return show("staff", { staff: await reader.listStaff(), wrong }, 422);
      }
      const { isNew } = await store.invite({ email, name, by: person.email });
      if (!isNew) return reply.redirect("/desk/staff?done=alreadyInvited", 303);
      // Without a link that signs in: a mailed one works only in the browser that asked for it.
      sendDeskMail(desk, {
        to: email,
        subject: `You are invited to the desk of ${content.company.name}`,
        intro: `${await introduce(person)} invited you to the desk of ${content.company.name}, where contact requests are answered. Open this page and enter your email address, the one this email went to. You will then get a link that signs you in.`,
        url: `${content.company.url}/desk/sign-in`,
        label: "Open the desk",
        end: "There is no password. The link works once, in the browser in which you asked for it.",
      }).catch(onError);
      return reply.redirect(`/desk/staff?done=${mail ? "invitedByMail" : "invited"}`, 303);
    },
    "GET /desk/staff/:id/name": async (context) => context.show("name", await find(context)),
    "POST /desk/staff/:id/name": async (context) => {
      const { id, form, reply, show, person } = context;
      const typed = form.get("name") ?? "";
      const name = nameFrom(typed);
      if (name === undefined) return show("name", { ...(await find(context)), wrong: typed }, 422);
      if (!(await store.renamePerson({ id, name, by: person.email }))) throw new HttpError("notFound");
      return reply.redirect("/desk/staff?done=renamed", 303);
    },
    "POST /desk/staff/:id/publishing": async (context) => {
      const { id, form, reply, person } = context;
      // So there is always someone left who may.
      if (!drafts || person.may_publish !== 1 || id === person.id) throw new HttpError("notAllowed");
      const isAllowed = form.get("isAllowed") === "yes";
      if (!(await store.allowPublishing({ id, isAllowed, by: person.email }))) throw new HttpError("notFound");
      return reply.redirect(`/desk/staff?done=${isAllowed ? "allowed" : "forbidden"}`, 303);
    },
    "GET /desk/staff/:id/remove": async (context) => context.show("remove", await find(context)),
    "POST /desk/staff/:id/remove": async ({ id, reply, person }) => {
      const isRemoved = await store.removePerson({ id, by: person.email });
      return reply.redirect(`/desk/staff?done=${isRemoved ? "removed" : "notRemoved"}`, 303);
    },
    "GET /desk/log": async ({ query, show }) => {
      const after = query.get("after") ?? undefined;
      return show("log", { ...(await reader.readAudit({ after, limit: entriesPerPage })), isFirst: !after });
    },
  };

  async function find({ id }: Pick<DeskContext, "id">) {
    const found = (await reader.listStaff()).find((one) => one.id === id);
    if (!found) throw new HttpError("notFound");
    return found;
  }

  /** A person by name and address, for someone who may not know them. */
  async function introduce({ email }: DeskContext["person"]): Promise<string> {
    const name = (await reader.listNames()).find((one) => one.email === email)?.name;
    return name ? `${name} (${email})` : email;
  }
}
