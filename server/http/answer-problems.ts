import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { placeholders } from "#contract/error-page.ts";
import type { Site } from "#server/site/load-site.ts";
import { type Problem, problem, problemOf } from "./problem.ts";

/** Turns every error into an answer: a page for people, JSON for scripts. Only our own faults are logged. */
export function answerProblems(app: FastifyInstance, site: Site | undefined): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    // The stack, never the request's body or address: those may hold a visitor's words.
    if (found.statusCode >= 500) request.log.error({ err: error }, "request failed");
    return answer(found, request, reply, site);
  });
  app.setNotFoundHandler((request, reply) => {
    const readOnly = request.method === "GET" || request.method === "HEAD";
    const found = readOnly ? problem("notFound") : problem("methodNotAllowed", { allow: "GET, HEAD" });
    return answer(found, request, reply, site);
  });
}

function answer(found: Problem, request: FastifyRequest, reply: FastifyReply, site: Site | undefined) {
  reply.code(found.statusCode).header("cache-control", "no-store").headers(found.headers);
  const wantsPage = request.headers.accept?.includes("text/html");
  if (!wantsPage || !site) return reply.send({ error: { code: found.code, message: found.message } });
  const { html, headers } = site.errorPage;
  const note = found.statusCode >= 500 ? ` (${request.id})` : "";
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", headers["content-security-policy"])
    .send(
      html.replace(placeholders.title, asText(found.title)).replace(placeholders.message, asText(found.message + note)),
    );
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
