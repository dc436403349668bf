import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "#server/http/address.ts";
import { problem } from "#server/http/problem.ts";
import { type Sources, securityHeaders, styleHashes } from "#server/http/security-headers.ts";
import type { Person } from "#server/storage/staff.ts";
import { adminRoutes } from "./admin.ts";
import { exportRoutes } from "./export.ts";
import { requestRoutes } from "./requests.ts";
import { sessionHash } from "./secrets.ts";
import { signInRoutes } from "./sign-in.ts";
import { siteRoutes } from "./site.ts";
import type { Desk, DeskDependencies, Route } from "./visit.ts";

const nobody: Person = { id: "", email: "" };

/** What a page of the desk may load: its own style, the site's font and icon. No script runs here. */
const sources: Sources = {
  "connect-src": "'none'",
  "manifest-src": "'none'",
  "media-src": "'none'",
  "script-src": "'none'",
  "worker-src": "'none'",
};

/** Loads the pages and returns what answers every request to the desk. */
export async function openDesk(dependencies: DeskDependencies) {
  const pages = await dependencies.loadPages();
  const reader = await dependencies.openReader();
  const { store, mail, hasWebhook } = dependencies;
  const desk: Desk = { ...dependencies, reader, pages };
  const routes: Route[] = [signInRoutes, requestRoutes, exportRoutes, siteRoutes, adminRoutes].flatMap((routesOf) =>
    routesOf(desk),
  );
  const policy = securityHeaders(styleHashes(`<style>${pages.styles}</style>`), {});
  const headers = {
    "content-security-policy": narrowed(policy["content-security-policy"] ?? ""),
    // An address of the desk is nobody else's business. "no-referrer" would hide where a form comes from.
    "referrer-policy": "same-origin",
  };

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    reply.headers(headers);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) refuseForeign(request);
    const path = pathOf(request.url);
    const matches = routes.flatMap((route) => {
      const params = paramsOf(route.path, path);
      return params ? [{ route, params }] : [];
    });
    if (matches.length === 0) throw problem("notFound");
    const found = matches.find(({ route }) => route.method === (isRead ? "GET" : "POST"));
    if (!found) {
      throw problem("methodNotAllowed", { allow: matches.map(({ route }) => route.method).join(", ") });
    }
    const hash = sessionHash(request);
    const person = hash ? await store.checkSession({ hash }) : undefined;
    if (!found.route.isOpen && !person) {
      // A page that is asked for later; a form that was filled in cannot be kept.
      const to = isRead && request.url !== "/desk" ? `?to=${encodeURIComponent(request.url)}` : "";
      return reply.redirect(`/desk/sign-in${to}`, 303);
    }
    const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
    return found.route.handle({
      request,
      reply,
      params: found.params,
      query,
      form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
      frame: {
        path,
        site: dependencies.content.site.name,
        person: person?.email,
        isMailOff: !mail && !hasWebhook,
        newCount: person ? await reader.countNew({ most: 1_000 }) : 0,
        done: query.get("done") ?? "",
      },
      person: person ?? nobody,
      sessionHash: hash ?? "",
      send: (html, status = 200) => reply.code(status).type("text/html; charset=utf-8").send(html),
    });
  };
}

/** A form must come from the desk itself. The guards of the whole server refuse only other sites. */
function refuseForeign({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin") return;
  if (site === undefined && headers.origin && URL.parse(headers.origin)?.host === headers.host) return;
  throw problem("foreignOrigin");
}

function narrowed(policy: string): string {
  return policy
    .split("; ")
    .map((directive) => {
      const [name = ""] = directive.split(" ");
      return sources[name] ? `${name} ${sources[name]}` : directive;
    })
    .join("; ");
}

/** The open parts of a path, or undefined if it is not this route's. */
function paramsOf(pattern: string, path: string): string[] | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params.push(value);
    else if (part !== value) return undefined;
  }
  return params.every((param) => /^[\w-]{1,100}$/.test(param)) ? params : undefined;
}
