import type { FastifyReply, FastifyRequest } from "fastify";
import { changesRoutes } from "#server/desk/changes/changes-routes.ts";
import { contentRoutes, uploadPath } from "#server/desk/content/content-routes.ts";
import { healthRoutes } from "#server/desk/health/health-routes.ts";
import { exportRoutes } from "#server/desk/requests/export-routes.ts";
import { requestRoutes } from "#server/desk/requests/request-routes.ts";
import { signInRoutes } from "#server/desk/sign-in/sign-in-routes.ts";
import { staffRoutes } from "#server/desk/staff/staff-routes.ts";
import { statisticsRoutes } from "#server/desk/statistics/statistics-routes.ts";
import { pathOf } from "#server/http/address.ts";
import { isOwnOrigin } from "#server/http/guards.ts";
import { HttpError, toHttpError } from "#server/http/http-error.ts";
import { sourceHash } from "#server/http/security-headers.ts";
import { overdueBefore, promiseOf } from "#server/storage/reply-promise.ts";
import type { Person } from "#server/storage/staff.ts";
import { maxCounted } from "#server/storage/tables.ts";
import { usualTimeZone } from "#server/storage/time-zones.ts";
import type { Desk, DeskContext, DeskDependencies, Routes } from "./context.ts";
import { deskCookies, isOnThisMachine } from "./cookies.ts";
import type { Frame } from "./pages/frame-context.ts";

/** Loads the pages and returns the handler of every request to the desk. */
export async function openDesk(dependencies: DeskDependencies) {
  const { store, mail, hasWebhook, content, localPerson, onError } = dependencies;
  const pages = await dependencies.loadPages();
  const reader = await dependencies.openReader();
  const cookies = deskCookies(dependencies.cookieKeys);
  const checks = new Map<string, ReturnType<typeof reader.checkSession>>();
  const promise = promiseOf(content.company);
  const desk: Desk = { ...dependencies, reader, cookies, overdueBefore: () => overdueBefore(Date.now(), promise) };
  const parts = [
    signInRoutes,
    requestRoutes,
    exportRoutes,
    statisticsRoutes,
    healthRoutes,
    staffRoutes,
    contentRoutes,
    changesRoutes,
  ];
  const routes = parts.flatMap((routesOf) => readable(routesOf(desk)));
  const headers = {
    "content-security-policy": policyFor(pages.styles, "'none'"),
    // An address of the desk is nobody else's business. "no-referrer" would hide where a form comes from.
    "referrer-policy": "same-origin",
  };

  return { respond, previewerOf, mayUpload };

  /**
   * Whether whoever sends a form with files is signed in, or was when the form was made and so may be told that it is not saved.
   * Who has left the staff keeps cookies of the desk for months, and 64 MB of each of them would be read.
   */
  async function mayUpload(request: FastifyRequest): Promise<boolean> {
    if (pathOf(request.url) !== uploadPath) return false;
    if (isLocal(request)) return true;
    const [hash, known] = [cookies.secretHash(request, "desk"), cookies.knownPerson(request)];
    if (hash && (await checkSession(hash))) return true;
    return known !== undefined && (await reader.listStaff()).some(({ id }) => id === known);
  }

  function wasSignedIn(request: FastifyRequest): boolean {
    return cookies.secretHash(request, "desk") !== undefined || cookies.knownPerson(request) !== undefined;
  }

  /** Whether the desk serves only whoever sits at this machine and develops the site. */
  function isLocal(request: FastifyRequest): boolean {
    return localPerson !== undefined && isOnThisMachine(request) && pathOf(request.url).startsWith("/desk/content");
  }

  async function previewerOf(request: FastifyRequest): Promise<Person | undefined> {
    const [id, hash] = [cookies.previewer(request), cookies.secretHash(request, "desk")];
    const session = id && hash ? await checkSession(hash) : undefined;
    return session?.person.id === id ? session?.person : undefined;
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    reply.headers(headers);
    const isRead = request.method !== "POST";
    if (!isRead) refuseForeignForm(request);
    const path = pathOf(request.url);
    const here = routes.filter(({ pattern }) => pattern.test(path));
    if (here.length === 0) throw new HttpError("notFound");
    const route = here.find(({ method }) => method === (isRead ? "GET" : "POST"));
    if (!route)
      throw new HttpError("methodNotAllowed", { headers: { allow: here.map(({ method }) => method).join(", ") } });
    const hash = cookies.secretHash(request, "desk");
    const session = hash ? await checkSession(hash) : undefined;
    if (hash && session?.isTouchDue) store.touchSession({ hash }).catch(onError);
    const person = isLocal(request) ? localPerson : session?.person;
    const query = storable(new URLSearchParams(request.url.split("?").slice(1).join("?")));
    const context: DeskContext = {
      request,
      reply,
      id: path.match(route.pattern)?.[1] ?? "",
      query,
      ...formOf(request.body),
      person: person ?? { id: "", email: "", name: "", may_publish: 0, time_zone: "" },
      sessionHash: hash ?? "",
      async show(name, props, status = 200) {
        const frame: Frame = {
          path,
          company: content.company.name,
          me: person?.email,
          isLocal: localPerson !== undefined && person === localPerson,
          timeZone: person?.time_zone || usualTimeZone,
          mayPublish: person?.may_publish === 1,
          isEditingOn: desk.words !== undefined,
          isMailOff: !mail && !hasWebhook,
          names: pages.namesByAddress(person ? await reader.listNames() : []),
          counts:
            person &&
            (await reader.countNew({ me: person.email, limit: maxCounted, overdueBefore: desk.overdueBefore() })),
          done: query.get("done") ?? "",
          content: {
            contact: content.contact,
            mail: content.mail.notification,
            repliesIn: (language) => (content.translations[language] ?? content).mail.replies,
          },
          now: Date.now(),
        };
        const script = pages.scripts[name];
        if (script) reply.header("content-security-policy", policyFor(pages.styles, sourceHash(script)));
        return reply
          .code(status)
          .type("text/html; charset=utf-8")
          .send(pages.render(name, props, frame));
      },
    };
    if (person || path.startsWith("/desk/sign-in") || path === "/desk/sign-out") {
      return route
        .handle(context)
        .catch((error) => {
          if (!person || toHttpError(error).code !== "notFound") throw error;
          return context.show("missing", {}, 404);
        })
        .finally(() => {
          if (!isRead) desk.copies?.wake();
        });
    }
    // Only for someone who was signed in: a stranger could have any text rendered.
    if (wasSignedIn(request) && context.form.size > 0)
      return context.show("signedOut", { form: [...context.form] }, 403);
    const to = isRead && request.url !== "/desk" ? `?to=${encodeURIComponent(request.url)}` : "";
    return reply.redirect(`/desk/sign-in${to}`, 303);
  }

  /** Requests of one session at the same moment share a check: one that has ended keeps its signature, and could be many. */
  function checkSession(hash: string): ReturnType<typeof reader.checkSession> {
    const running = checks.get(hash) ?? reader.checkSession({ hash }).finally(() => checks.delete(hash));
    checks.set(hash, running);
    return running;
  }
}

/** The routes with patterns for their paths. An ID has no sign that means something in an address. */
function readable(routes: Routes) {
  return Object.entries(routes).map(([route, handle]) => {
    const [method, path = ""] = route.split(" ");
    const pattern = new RegExp(`^${path.replace(".", "\\.").replace(":id", "([\\w-]{1,100})")}$`);
    return { method, pattern, handle };
  });
}

/** The texts of a form, and its files by their fields. Browsers send an empty file for a field that has none. */
function formOf(body: unknown): { form: URLSearchParams; files: ReadonlyMap<string, File> } {
  if (!(body instanceof FormData))
    return { form: storable(body instanceof URLSearchParams ? body : new URLSearchParams()), files: new Map() };
  const form = new URLSearchParams();
  const files = new Map<string, File>();
  for (const [name, value] of body) {
    if (typeof value === "string") form.append(name, value);
    else if (value.size > 0) files.set(name, value);
  }
  return { form: storable(form), files };
}

/** Without the character that no database takes: SQLite would find nothing where PostgreSQL fails. */
function storable(values: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...values].map(([name, value]) => [name, value.replaceAll("\0", "")]));
}

/** A form must come from the desk itself. The guards of the whole server refuse only other sites. */
function refuseForeignForm({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin") return;
  if (site === undefined && isOwnOrigin(headers)) return;
  throw new HttpError("foreignOrigin");
}

/** What a page of the desk may load: its own style, the site's font and icon. Three have a script, which may ask the desk. */
function policyFor(styles: string, script: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ...(script === "'none'" ? [] : ["connect-src 'self'"]),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    `script-src ${script}`,
    `style-src 'self' ${sourceHash(styles)}`,
  ].join("; ");
}
