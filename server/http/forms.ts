import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/** How browsers send a form without scripts. */
export const formType = "application/x-www-form-urlencoded";

/** Lets the routes of `scope` read forms with up to so many values. */
export function readForms(scope: FastifyInstance, maxValues: number, read: (form: URLSearchParams) => unknown): void {
  scope.addContentTypeParser(formType, { parseAs: "string" }, async (_request: FastifyRequest, body: string) => {
    if (body.split("&", maxValues + 1).length > maxValues) throw new HttpError("badRequest");
    return read(new URLSearchParams(body));
  });
}
