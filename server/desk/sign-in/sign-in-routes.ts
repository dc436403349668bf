import type { Desk, DeskContext, Routes } from "#server/desk/context.ts";
import type { DeskCookies } from "#server/desk/cookies.ts";
import { sendDeskMail } from "#server/desk/desk-mail.ts";
import { browserLabel, hashOf, newSecret } from "#server/desk/secrets.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clientKey, limitRate } from "#server/http/rate-limit.ts";
import { linkMinutes } from "#server/storage/durations.ts";
import { isEmailAddress, normalizeEmail } from "#server/storage/email-address.ts";
import { maxSessionMs, type Person } from "#server/storage/staff.ts";
import { timeZones } from "#server/storage/time-zones.ts";
import { createLinkQueue } from "./link-queue.ts";

/**
 * How often one network may ask for links or try them, in ten minutes; and how many links a person gets for one network, and
 * in all. A browser in which someone has signed in before counts for itself, so that no crowd of strangers keeps them out.
 */
const maxAsks = 10;
const maxTries = 20;
const maxMails = 5;
const maxMailsInAll = 20;

const browserSeconds = 3_600;
const knownSeconds = 180 * 24 * 3_600;

type Link = { email: string; browser: string; to: string; network: string; knownPerson: string | undefined };

/** Signing in by a link, without passwords: nothing to choose badly, to reuse or to store. */
export function signInRoutes(desk: Desk): Routes {
  const { store, reader, countClient, clientSecret, content, mail, cookies, linkDelayMs, onError } = desk;
  const addLink = createLinkQueue(makeLink, onError);
  return {
    "GET /desk/sign-in": async ({ query, show }) =>
      show("ask", {
        wasAsked: query.get("asked") === "1",
        to: safePath(query.get("to")),
        isMailOn: mail !== undefined,
      }),
    "POST /desk/sign-in": ask,
    // Mail scanners follow links: only the button uses this one up.
    "GET /desk/sign-in/:id": async ({ query, show }) => show("confirm", { to: safePath(query.get("to")) }),
    "POST /desk/sign-in/:id": redeem,
    "POST /desk/sign-out": async (context) => {
      if (context.person.id) await store.endSessions({ person: context.person, hash: context.sessionHash });
      return leave(context, cookies);
    },
    "GET /desk/sessions": async ({ show, person, sessionHash }) =>
      show("sessions", {
        sessions: await reader.listSessions({ staffId: person.id }),
        current: sessionHash,
        officeZones: content.company.offices.map(({ timeZone }) => timeZone),
      }),
    "POST /desk/time-zone": async ({ form, reply, person }) => {
      const timeZone = form.get("timeZone") ?? "";
      if (!timeZones().includes(timeZone)) throw new HttpError("badRequest");
      await store.chooseTimeZone({ id: person.id, timeZone });
      return reply.redirect("/desk/sessions?done=timeZone", 303);
    },
    "POST /desk/sessions": async (context) => {
      const { form, reply, person, sessionHash } = context;
      const hash = form.get("session") || undefined;
      await store.endSessions({ person, hash });
      if (hash && hash !== sessionHash) return reply.redirect("/desk/sessions?done=sessionEnded", 303);
      return leave(context, cookies);
    },
  };

  /**
   * The response is the same for everyone. What depends on the list of staff happens at some moment after it, so that not
   * even the time of the next response tells who is on it.
   */
  async function ask(context: DeskContext): Promise<unknown> {
    const { request, reply, form } = context;
    const { client, knownPerson } = clientOf(context);
    await limitRate(countClient, `desk ask ${client}`, maxAsks);
    // The links that this browser asked for before stop working.
    const browser = newSecret();
    cookies.set(context, "desk-browser", browser, browserSeconds);
    const to = safePath(form.get("to"));
    const email = normalizeEmail((form.get("email") ?? "").slice(0, 300));
    const network = clientKey(request.ip, clientSecret);
    setTimeout(() => addLink({ email, browser: hashOf(browser), to, network, knownPerson }), linkDelayMs()).unref();
    return reply.redirect(`/desk/sign-in?asked=1${to && `&to=${encodeURIComponent(to)}`}`, 303);
  }

  /** Writes nothing for a stranger. */
  async function makeLink(link: Link): Promise<void> {
    if (!mail || !isEmailAddress(link.email)) return;
    const { email, browser, to } = link;
    const person = await reader.findPerson({ email });
    if (!person || !(await isWithinLimits(person, link))) return;
    const token = newSecret();
    if (!(await store.addLink({ hash: hashOf(token), email, browser }))) return;
    sendDeskMail(desk, {
      to: person.email,
      subject: `Sign in to the desk of ${content.company.name}`,
      intro: `This link signs you in to the desk of ${content.company.name}. It works once, within ${linkMinutes} minutes and only in the browser in which you asked for it.`,
      url: `${content.company.url}/desk/sign-in/${token}${to && `?to=${encodeURIComponent(to)}`}`,
      label: "Sign in",
      end: "If you did not ask for it, ignore this email: no one else can sign in with it.",
    }).catch(onError);
  }

  async function isWithinLimits({ id }: Person, { network, knownPerson }: Link): Promise<boolean> {
    if (knownPerson === id) return isWithin(`desk mail ${id} known`, maxMails);
    return (await isWithin(`desk mail ${id} ${network}`, maxMails)) && isWithin(`desk mail ${id}`, maxMailsInAll);
  }

  async function isWithin(client: string, max: number): Promise<boolean> {
    return (await countClient(client, max)).count <= max;
  }

  async function redeem(context: DeskContext): Promise<unknown> {
    const { request, reply, id, form, show } = context;
    await limitRate(countClient, `desk try ${clientOf(context).client}`, maxTries);
    const secret = newSecret();
    const person = await store.redeemLink({
      hash: hashOf(id),
      browser: cookies.secretHash(request, "desk-browser") ?? null,
      session: { hash: hashOf(secret), browser: browserLabel(request.headers["user-agent"]) },
    });
    if (!person) return show("deadLink", {}, 403);
    cookies.set(context, "desk", secret, maxSessionMs / 1_000);
    cookies.set(context, "desk-known", person.id, knownSeconds);
    return reply.redirect(safePath(form.get("to")) || "/desk", 303);
  }

  /** What a request counts for: a known browser for its person, any other for its network. */
  function clientOf({ request }: DeskContext) {
    const knownPerson = cookies.knownPerson(request);
    return { client: knownPerson ? `known ${knownPerson}` : clientKey(request.ip, clientSecret), knownPerson };
  }
}

/** Ends what the browser knows of the desk, and leads to the page for signing in. */
function leave(context: DeskContext, cookies: DeskCookies): DeskContext["reply"] {
  cookies.remove(context, "desk");
  // Pages that a browser or an earlier service worker may have kept.
  context.reply.header("clear-site-data", '"cache", "storage"');
  return context.reply.redirect("/desk/sign-in?done=signedOut", 303);
}

/** A page of the desk to go to, or nothing: never another site. */
function safePath(text: string | null): string {
  const isSafe = text && text.length < 2_000 && /^\/desk(?:[/?][\w\-./?=&%+]*)?$/.test(text) && !/\.\.|\/\//.test(text);
  return isSafe ? text : "";
}
