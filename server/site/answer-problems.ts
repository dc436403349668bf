import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { faultMark, placeholders } from "#contract/pages.ts";
import { escapeHtml, type Html } from "#server/http/html.ts";
import { type Problem, problemOf } from "#server/http/problem.ts";
import type { Site } from "./load-site.ts";

const faultParagraph = new RegExp(`<p ${faultMark}="">.*?</p>`);

/** What the error page shows below its message, for the visitor to correct and send again. */
type RetryForm = (request: FastifyRequest, problem: Problem) => Html | undefined;

/** Turns every error into an answer: a page for people, JSON for scripts. Only our own faults are logged. */
export function answerProblems(app: FastifyInstance, site: Site | undefined, retryForm: RetryForm): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    const isOurs = found.statusCode >= 500;
    // The stack, never the request's body or address: those may hold what a visitor wrote.
    if (isOurs) request.log.error({ err: error }, "request failed");
    reply.code(found.statusCode).header("cache-control", "no-store").headers(found.headers);
    const wantsPage = request.headers.accept?.includes("text/html");
    if (!wantsPage || !site) {
      return reply.send({ error: { code: found.code, message: found.message, fields: found.fields } });
    }
    return sendErrorPage(reply, site, {
      title: found.title,
      message: isOurs ? `${found.message} (${request.id})` : found.message,
      isOurs,
      form: retryForm(request, found)?.text ?? "",
    });
  });
}

type ErrorText = { title: string; message: string; isOurs: boolean; form: string };

function sendErrorPage(reply: FastifyReply, { errorPage }: Site, { title, message, isOurs, form }: ErrorText) {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", errorPage.headers["content-security-policy"])
    .send(
      errorPage.html
        .replaceAll(placeholders.title, () => escapeHtml(title))
        .replaceAll(placeholders.message, () => escapeHtml(message))
        .replace(faultParagraph, (paragraph) => (isOurs ? paragraph : "") + form),
    );
}
