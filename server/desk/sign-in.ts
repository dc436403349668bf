import { clientKey, limitRate, receiptKey } from "#server/contact/rate-limit.ts";
import { longestSessionMs } from "#server/storage/staff.ts";
import { baseOf, sendDeskMail } from "./desk-mail.ts";
import { browserLabel, hashOf, newSecret, secretHash, setCookie } from "./secrets.ts";
import type { Desk, Routes, Visit } from "./visit.ts";

/** How often one network may ask for links or try them, and how many links one address gets, in ten minutes. */
const mostAsked = 10;
const mostTried = 20;
const mostMails = 5;

/** Signing in by a link, without passwords: nothing to choose badly, to reuse or to store. */
export function signInRoutes(desk: Desk): Routes {
  const { store, countClient, clientSecret, content, mail, onError } = desk;
  return {
    "GET /desk/sign-in": async ({ query, show }) =>
      show("ask", { wasAsked: query.get("asked") === "1", to: safePath(query.get("to")) }),
    "POST /desk/sign-in": ask,
    // Mail scanners follow links: only the button uses this one up.
    "GET /desk/sign-in/:id": async ({ query, show }) => show("confirm", { to: safePath(query.get("to")) }),
    "POST /desk/sign-in/:id": redeem,
    "POST /desk/sign-out": async (visit) => {
      await store.endSessions({ person: visit.person, hash: visit.sessionHash });
      setCookie(visit, "desk", "", 0);
      return visit.reply.redirect("/desk/sign-in?done=signedOut", 303);
    },
  };

  /** The answer is the same for everyone, and does not wait: nobody learns who is on the list. */
  async function ask(visit: Visit): Promise<unknown> {
    const { request, reply, form } = visit;
    await limitRate(countClient, `desk ask ${clientKey(request.ip, clientSecret)}`, mostAsked);
    // The links that this browser asked for before stop working.
    const browser = newSecret();
    setCookie(visit, "desk-browser", browser, 3_600);
    const to = safePath(form.get("to"));
    const base = baseOf(request, desk);
    const email = (form.get("email") ?? "").trim().slice(0, 254);
    setImmediate(() => sendLink({ email, browser: hashOf(browser), to, base }).catch(onError));
    return reply.redirect(`/desk/sign-in?asked=1${to && `&to=${encodeURIComponent(to)}`}`, 303);
  }

  async function sendLink(link: { email: string; browser: string; to: string; base: string }): Promise<void> {
    if (!mail || link.email === "") return;
    const { count } = await countClient(`desk mail ${receiptKey(link.email, clientSecret)}`);
    if (count > mostMails) return;
    const token = newSecret();
    if (!(await store.addLink({ hash: hashOf(token), email: link.email, browser: link.browser }))) return;
    await sendDeskMail(desk, {
      to: link.email,
      subject: `Sign in to the desk of ${content.site.name}`,
      intro: `This link signs you in to the desk of ${content.site.name}. It works once, within 15 minutes and only in the browser in which you asked for it.`,
      url: `${link.base}/desk/sign-in/${token}${link.to && `?to=${encodeURIComponent(link.to)}`}`,
      label: "Sign in",
      end: "If you did not ask for it, ignore this email: no one else can sign in with it.",
    });
  }

  async function redeem(visit: Visit): Promise<unknown> {
    const { request, reply, id, form, show } = visit;
    await limitRate(countClient, `desk try ${clientKey(request.ip, clientSecret)}`, mostTried);
    const secret = newSecret();
    const person = await store.redeemLink({
      hash: hashOf(id),
      browser: secretHash(request, "desk-browser") ?? null,
      session: { hash: hashOf(secret), browser: browserLabel(request.headers["user-agent"]) },
    });
    if (!person) return show("deadLink", {}, 403);
    setCookie(visit, "desk", secret, longestSessionMs / 1_000);
    return reply.redirect(safePath(form.get("to")) || "/desk", 303);
  }
}

/** A page of the desk to go to, or nothing: never another site. */
function safePath(text: string | null): string {
  return text && text.length < 2_000 && /^\/desk(?:[/?][\w\-./?=&%+]*)?$/.test(text) ? text : "";
}
