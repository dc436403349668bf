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

type UploadLimits = {
  maxBytes: number;
  /** Texts and files together. */
  maxValues: number;
  /** All texts together. */
  maxTextLength: number;
};

/** Lets the routes of `scope` read forms with files, of those whom `admit` lets through: nothing is read of others. */
export function readUploads(
  scope: FastifyInstance,
  { maxBytes, maxValues, maxTextLength }: UploadLimits,
  admit: (request: FastifyRequest) => Promise<void>,
): void {
  scope.addHook("preParsing", async (request) => {
    if (request.headers["content-type"]?.startsWith(uploadType)) await admit(request);
  });
  const options = { parseAs: "buffer", bodyLimit: maxBytes } as const;
  scope.addContentTypeParser(uploadType, options, async ({ headers }: FastifyRequest, body: Buffer) => {
    const type = headers["content-type"] ?? "";
    const [, boundary] = type.match(/^multipart\/form-data; *boundary=([\w-]{1,70})$/) ?? [];
    if (!boundary) throw new HttpError("badRequest");
    // Before it is taken apart: a hundred thousand empty values would keep all visitors waiting for seconds.
    if (!hasAtMost(maxValues + 1, `--${boundary}`, body)) throw new HttpError("tooLarge");
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
      .formData()
      .catch(() => {
        throw new HttpError("badRequest");
      });
    let textLength = 0;
    for (const value of form.values()) textLength += typeof value === "string" ? value.length : 0;
    if (textLength > maxTextLength) throw new HttpError("tooLarge");
    return form;
  });
}

function hasAtMost(max: number, mark: string, bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > max) return false;
  }
  return true;
}
