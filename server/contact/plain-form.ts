import type { FastifyInstance, FastifyRequest } from "fastify";

const type = "application/x-www-form-urlencoded";

/** True for a form that a browser sent without our scripts. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith(type) ?? false;
}

/** Lets the routes of `scope` read such a form. A field that may be chosen several times becomes a list. */
export function readPlainForms(scope: FastifyInstance, listFields: readonly string[]): void {
  scope.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => {
    const form = new URLSearchParams(String(body));
    const names = [...new Set(form.keys())];
    done(
      null,
      Object.fromEntries(names.map((name) => [name, listFields.includes(name) ? form.getAll(name) : form.get(name)])),
    );
  });
}
