import { clientKey, limitRate, receiptKey } from "#server/contact/rate-limit.ts";
import { baseOf, sendDeskMail } from "./desk-mail.ts";
import { browserHash, browserLabel, clearSession, hashOf, newSecret, setBrowser, setSession } from "./secrets.ts";
import type { Desk, Route, Visit } from "./visit.ts";

/** How often one network may ask for links or try them, and how many links one address gets, in ten minutes. */
const mostAsked = 10;
const mostTried = 20;
const mostMails = 5;

/** Signing in by a link, without passwords: nothing to choose badly, to reuse or to store. */
export function signInRoutes(desk: Desk): Route[] {
  const { store, pages, countClient, clientSecret, content, mail, onError } = desk;
  return [
    {
      method: "GET",
      path: "/desk/sign-in",
      isOpen: true,
      handle: async ({ query, frame, send }) => {
        const wasAsked = query.get("asked") === "1";
        return send(pages.askPage({ frame, wasAsked, to: safePath(query.get("to")) }));
      },
    },
    { method: "POST", path: "/desk/sign-in", isOpen: true, handle: ask },
    {
      method: "GET",
      path: "/desk/sign-in/:token",
      isOpen: true,
      // Mail scanners follow links: only the button uses this one up.
      handle: async ({ query, frame, send }) => send(pages.confirmPage({ frame, to: safePath(query.get("to")) })),
    },
    { method: "POST", path: "/desk/sign-in/:token", isOpen: true, handle: redeem },
    {
      method: "POST",
      path: "/desk/sign-out",
      handle: async ({ request, reply, person, sessionHash }) => {
        await store.endSessions({ person, hash: sessionHash });
        clearSession(request, reply);
        return reply.redirect("/desk/sign-in?done=signedOut", 303);
      },
    },
  ];

  /** The answer is the same for everyone, and does not wait: nobody learns who is on the list. */
  async function ask({ request, reply, form }: Visit): Promise<unknown> {
    await limitRate(countClient, `desk ask ${clientKey(request.ip, clientSecret)}`, mostAsked);
    const browser = newSecret();
    setBrowser(request, reply, browser);
    const to = safePath(form.get("to"));
    const base = baseOf(request, desk);
    const email = (form.get("email") ?? "").trim().slice(0, 254);
    setImmediate(() => sendLink({ email, browser: hashOf(browser), to, base }).catch(onError));
    return reply.redirect(`/desk/sign-in?asked=1${to ? `&to=${encodeURIComponent(to)}` : ""}`, 303);
  }

  async function sendLink(link: { email: string; browser: string; to: string; base: string }): Promise<void> {
    if (!mail || link.email === "") return;
    const { count } = await countClient(`desk mail ${receiptKey(link.email, clientSecret)}`);
    if (count > mostMails) return;
    const token = newSecret();
    if (!(await store.addLink({ hash: hashOf(token), email: link.email, browser: link.browser }))) return;
    const url = `${link.base}/desk/sign-in/${token}${link.to ? `?to=${encodeURIComponent(link.to)}` : ""}`;
    await sendDeskMail(desk, {
      to: link.email,
      subject: `Sign in to the desk of ${content.site.name}`,
      intro: `This link signs you in to the desk of ${content.site.name}. It works once, within 15 minutes and only in the browser in which you asked for it.`,
      url,
      label: "Sign in",
      end: "If you did not ask for it, ignore this email: no one else can sign in with it.",
    });
  }

  async function redeem({ request, reply, params, form, frame, send }: Visit): Promise<unknown> {
    await limitRate(countClient, `desk try ${clientKey(request.ip, clientSecret)}`, mostTried);
    const secret = newSecret();
    const person = await store.redeemLink({
      hash: hashOf(params[0] ?? ""),
      browser: browserHash(request) ?? null,
      session: { hash: hashOf(secret), browser: browserLabel(request.headers["user-agent"]) },
    });
    if (!person) return send(pages.deadLinkPage({ frame }), 403);
    setSession(request, reply, secret);
    return reply.redirect(safePath(form.get("to")) || "/desk", 303);
  }
}

/** A page of the desk to go to, or nothing: never another site. */
export function safePath(text: string | null): string {
  return text && text.length < 2_000 && /^\/desk(?:[/?][\w\-./?=&%+]*)?$/.test(text) ? text : "";
}
