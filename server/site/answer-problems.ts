import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { faultMark, placeholders } from "#contract/pages.ts";
import { isDeskPath, languageOfRequest, pathOf } from "#server/http/address.ts";
import { escapeHtml, type Html } from "#server/http/html.ts";
import { oncePer } from "#server/http/once-per.ts";
import { isExpected, type Problem, problemOf } from "#server/http/problem.ts";
import type { Site } from "./load-site.ts";

const faultParagraph = new RegExp(`<p ${faultMark}="">.*?</p>`);

/** What the error page shows below its message, for the visitor to correct and send again. */
type RetryForm = (request: FastifyRequest, problem: Problem, language: Language) => Html | undefined;

/** What the error page says, in the visitor's language; undefined where the problem's own English words have to do. */
export type ProblemWords = (code: Problem["code"], language: Language) => Texts | undefined;

/** The page for an error at the desk, which has no scripts. */
type DeskPage = (texts: Texts) => { html: string; headers: Record<string, string> };

type Texts = { title: string; message: string };

type Options = { words: ProblemWords; retryForm: RetryForm; deskPage: DeskPage };

const minute = 60_000;

/** Turns every error into an answer: a page for people, JSON for scripts. Only our own faults are logged. */
export function answerProblems(app: FastifyInstance, site: Site | undefined, options: Options): void {
  const { words, retryForm, deskPage } = options;
  const limited = oncePer(minute);
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    const isOurs = found.statusCode >= 500;
    const isFault = isOurs && !isExpected(error);
    // The stack, never the request's body or address: those may hold what a visitor wrote.
    if (isFault) request.log.error({ err: error }, "request failed");
    else if (isOurs)
      limited(found.code, (count) => app.log.error({ code: found.code, count }, "requests were refused"));
    reply.code(found.statusCode).header("cache-control", "no-store").headers(found.headers);

    const language = languageOfRequest(request);
    const own = words(found.code, language) ?? found;
    const texts = { title: own.title, message: isFault ? `${own.message} (${request.id})` : own.message };
    const isPage = request.headers.accept?.includes("text/html");
    // As it came: an address that cannot be decoded is "/" to the routes.
    if (isPage && isDeskPath(pathOf(request.originalUrl))) {
      const { html, headers } = deskPage(texts);
      return reply.type("text/html; charset=utf-8").headers(headers).send(html);
    }
    const page = site?.errorPages.get(language) ?? site?.errorPages.get(mainLanguage);
    if (!isPage || !page) {
      return reply.send({ error: { code: found.code, message: found.message, fields: found.fields } });
    }
    const form = retryForm(request, found, language)?.text ?? "";
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.headers["content-security-policy"])
      .send(
        page.html
          .replaceAll(placeholders.title, () => escapeHtml(texts.title))
          .replaceAll(placeholders.message, () => escapeHtml(texts.message))
          .replace(faultParagraph, (paragraph) => (isOurs ? paragraph : "") + form),
      );
  });
}
