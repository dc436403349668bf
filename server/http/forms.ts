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

/** How browsers send a form with files. */
const uploadType = "multipart/form-data";

/** Lets the routes of `scope` read forms with files, of those whom `admit` lets through: nothing is read of others. */
export function readUploads(
  scope: FastifyInstance,
  maxBytes: number,
  admit: (request: FastifyRequest) => Promise<void>,
): void {
  scope.addHook("preParsing", async (request) => {
    if (request.headers["content-type"]?.startsWith(uploadType)) await admit(request);
  });
  const options = { parseAs: "buffer", bodyLimit: maxBytes } as const;
  scope.addContentTypeParser(uploadType, options, async ({ headers }: FastifyRequest, body: Buffer) => {
    const form = new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } });
    return await form.formData().catch(() => {
      throw new HttpError("badRequest");
    });
  });
}
