import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { faultMark, placeholders } from "#contract/pages.ts";
import { isDeskPath, languageOfRequest, pathOf } from "#server/http/address.ts";
import { escapeHtml, type Html } from "#server/http/html.ts";
import { type HttpError, isExpected, toHttpError } from "#server/http/http-error.ts";
import { oncePer } from "#server/http/once-per.ts";
import type { StaticFiles } from "./load-static-files.ts";

const faultParagraph = new RegExp(`<p ${faultMark}="">.*?</p>`);

/** What the error page shows below its message, for the visitor to correct and send again. */
type RetryForm = (refused: { request: FastifyRequest; error: HttpError; language: Language }) => Html | undefined;

/** What the error page says, in the visitor's language; undefined where what the error itself says has to do. */
export type ErrorMessages = (code: HttpError["code"], language: Language) => ErrorMessage | undefined;

/** The page for an error at the desk, which has no scripts. */
type DeskPage = (error: ErrorMessage & { code: HttpError["code"] }) => {
  html: string;
  headers: Record<string, string>;
};

type ErrorMessage = { title: string; message: string };

type Options = { messages: ErrorMessages; retryForm: RetryForm; deskPage: DeskPage };

const minute = 60_000;

/** Turns every error into a response: a page for people, JSON for scripts. Only our own faults are logged. */
export function handleErrors(app: FastifyInstance, staticFiles: StaticFiles | undefined, options: Options): void {
  const { messages, retryForm, deskPage } = options;
  const logOncePer = oncePer(minute);
  app.setErrorHandler((error, request, reply) => {
    const httpError = toHttpError(error);
    const { code, statusCode, fields } = httpError;
    const isOurs = statusCode >= 500;
    const isFault = isOurs && !isExpected(error);
    // The stack, never the request's body or address: those may hold what a visitor wrote.
    if (isFault) request.log.error({ err: error }, "request failed");
    else if (isOurs) logOncePer(code, (count) => app.log.error({ code, count }, "requests were refused"));
    reply.code(statusCode).header("cache-control", "no-store").headers(httpError.headers);

    const language = languageOfRequest(request);
    const { title, message } = messages(code, language) ?? httpError;
    const shown = { title, message: isFault ? `${message} (${request.id})` : message };
    const isPage = request.headers.accept?.includes("text/html");
    // As it came: an address that cannot be decoded is "/" to the routes.
    if (isPage && isDeskPath(pathOf(request.originalUrl))) {
      const { html, headers } = deskPage({ code, ...shown });
      return reply.type("text/html; charset=utf-8").headers(headers).send(html);
    }
    const page = staticFiles?.errorPages.get(language) ?? staticFiles?.errorPages.get(mainLanguage);
    if (!isPage || !page) return reply.send({ error: { code, message, fields } });
    const form = retryForm({ request, error: httpError, language })?.text ?? "";
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.headers["content-security-policy"])
      .send(
        page.html
          .replaceAll(placeholders.title, () => escapeHtml(shown.title))
          .replaceAll(placeholders.message, () => escapeHtml(shown.message))
          .replace(faultParagraph, (paragraph) => (isOurs ? paragraph : "") + form),
      );
  });
}
