import type { FastifyInstance, FastifyRequest } from "fastify";
import { problem } from "#server/http/problem.ts";

const type = "application/x-www-form-urlencoded";

/** The form has six fields and the one for robots; one of them can be chosen six times. */
const mostPairs = 20;

/** True for a form that a browser sent without our scripts. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith(type) ?? false;
}

/** Lets the routes of `scope` read such a form. A field that may be chosen several times becomes a list. */
export function readPlainForms(scope: FastifyInstance, listFields: readonly string[]): void {
  scope.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    if (text.split("&", mostPairs + 1).length > mostPairs) return done(problem("badRequest"));
    const byName = Map.groupBy(new URLSearchParams(text), ([name]) => name);
    const fields = [...byName].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, listFields.includes(name) ? values : values[0]];
    });
    done(null, Object.fromEntries(fields));
  });
}
