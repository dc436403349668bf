import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { faultMark, placeholders } from "#contract/pages.ts";
import { languageOfRequest } from "#server/http/address.ts";
import { escapeHtml, type Html } from "#server/http/html.ts";
import { type Problem, problemOf } from "#server/http/problem.ts";
import type { Site } from "./load-site.ts";

const faultParagraph = new RegExp(`<p ${faultMark}="">.*?</p>`);

/** What the error page shows below its message, for the visitor to correct and send again. */
type RetryForm = (request: FastifyRequest, problem: Problem, language: Language) => Html | undefined;

/** What the error page says, in the visitor's language; undefined where the problem's own English words have to do. */
export type ProblemWords = (
  code: Problem["code"],
  language: Language,
) => { title: string; message: string } | undefined;

type Options = { words: ProblemWords; retryForm: RetryForm };

/** Turns every error into an answer: a page for people, JSON for scripts. Only our own faults are logged. */
export function answerProblems(app: FastifyInstance, site: Site | undefined, { words, retryForm }: Options): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    const isOurs = found.statusCode >= 500;
    // The stack, never the request's body or address: those may hold what a visitor wrote.
    if (isOurs) request.log.error({ err: error }, "request failed");
    reply.code(found.statusCode).header("cache-control", "no-store").headers(found.headers);
    const language = languageOfRequest(request);
    const page = site?.errorPages.get(language) ?? site?.errorPages.get(mainLanguage);
    if (!page || !request.headers.accept?.includes("text/html")) {
      return reply.send({ error: { code: found.code, message: found.message, fields: found.fields } });
    }
    const { title, message } = words(found.code, language) ?? found;
    const form = retryForm(request, found, language)?.text ?? "";
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.headers["content-security-policy"])
      .send(
        page.html
          .replaceAll(placeholders.title, () => escapeHtml(title))
          .replaceAll(placeholders.message, () => escapeHtml(isOurs ? `${message} (${request.id})` : message))
          .replace(faultParagraph, (paragraph) => (isOurs ? paragraph : "") + form),
      );
  });
}
