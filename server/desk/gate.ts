import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readForms, readUploads } from "#server/http/forms.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Person } from "#server/storage/staff.ts";
import type { DeskDependencies } from "./context.ts";
import type * as DeskModule from "./desk.ts";

/** A page of the list sends one for each request, and what becomes of them. */
const maxFields = 60;

/**
 * A picture of 20 MB, and words: anything larger than a picture may be is still told so at its field. The form with the most
 * fields has a thousand, and the one with the most words a tenth of these.
 */
export const uploadLimits = { maxBytes: 64 * 1024 * 1024, maxValues: 5_000, maxTextLength: 1_000_000 };

type OpenDesk = Awaited<ReturnType<typeof DeskModule.openDesk>>;

/** Serves the desk. Nothing of it is loaded before its first request, and without staff, or switched off, there is none. */
export function serveDesk(app: FastifyInstance, dependencies: DeskDependencies) {
  let loaded: Promise<OpenDesk> | undefined;
  let isInUse = false;
  let asking: Promise<boolean> | undefined;

  app.register(async (scope) => {
    // Before the form is read: a response that refuses it needs them too.
    scope.addHook("onRequest", async (_request, reply) => {
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    });
    readForms(scope, maxFields, (form) => form);
    readUploads(scope, uploadLimits, async (request) => {
      if (!(await isOpen()) || !(await (await load()).mayUpload(request))) throw new HttpError("unsupportedType");
    });
    for (const url of ["/desk", "/desk/*"]) scope.route({ method: ["GET", "HEAD", "POST"], url, handler });
  });

  return {
    /** Who walks through the draft: signed in, and not only with a cookie that was left in the browser. */
    previewerOf: async (request: FastifyRequest): Promise<Person | undefined> =>
      (await isOpen()) ? (await load()).previewerOf(request) : undefined,
  };

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!(await isOpen())) throw new HttpError("deskClosed");
    return (await load()).respond(request, reply);
  }

  async function isOpen(): Promise<boolean> {
    isInUse ||= dependencies.localPerson !== undefined || (dependencies.isOn && (await hasStaff()));
    return isInUse;
  }

  function load(): Promise<OpenDesk> {
    loaded ??= import("./desk.ts").then(({ openDesk }) => openDesk(dependencies));
    // A failed start is tried again.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  }

  /** Everyone who asks at the same moment shares one reading: before the first invitation this is open to strangers. */
  function hasStaff(): Promise<boolean> {
    asking ??= dependencies.store.hasStaff().finally(() => {
      asking = undefined;
    });
    return asking;
  }
}
