import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentIn } from "#content/door.ts";
import { contactPath } from "#contract/contact.ts";
import { faultMark, placeholders } from "#contract/pages.ts";
import { plainForm } from "#server/contact/plain-form-page.ts";
import { isPlainForm } from "#server/contact/sent-request.ts";
import type { Site } from "#server/site/load-site.ts";
import { pathOf } from "./address.ts";
import { asText } from "./html.ts";
import { type Problem, problemOf } from "./problem.ts";

const faultParagraph = new RegExp(`<p ${faultMark}="">.*?</p>`);

/** Turns every error into an answer: a page for people, JSON for scripts. Only our own faults are logged. */
export function answerProblems(app: FastifyInstance, site: Site | undefined): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    // The stack, never the request's body or address: those may hold a visitor's words.
    if (found.statusCode >= 500) request.log.error({ err: error }, "request failed");
    return answer(found, request, reply, site);
  });
}

function answer(found: Problem, request: FastifyRequest, reply: FastifyReply, site: Site | undefined) {
  reply.code(found.statusCode).header("cache-control", "no-store").headers(found.headers);
  const wantsPage = request.headers.accept?.includes("text/html");
  if (!wantsPage || !site) {
    return reply.send({ error: { code: found.code, message: found.message, fields: found.fields } });
  }
  const { html, headers } = site.errorPage;
  const ours = found.statusCode >= 500;
  const note = ours ? ` (${request.id})` : "";
  // Nobody who fills in a form without scripts should have to type it twice.
  const isForm = isPlainForm(request) && pathOf(request.url) === contactPath;
  const form = isForm ? plainForm(request.body, found.fields ?? {}, contentIn("en").contact).text : "";
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", headers["content-security-policy"])
    .send(
      html
        .replaceAll(placeholders.title, () => asText(found.title))
        .replaceAll(placeholders.message, () => asText(found.message + note))
        .replace(faultParagraph, (paragraph) => (ours ? paragraph : "") + form),
    );
}
