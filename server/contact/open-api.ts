import type { FastifyInstance } from "fastify";
import { captchaPath } from "#contract/captcha.ts";
import {
  contactHeaders,
  contactPath,
  contactReceivedPath,
  emailPattern,
  fieldProblemCodes,
  longest,
  purposes,
  requiredFields,
} from "#contract/contact.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { type ProblemCode, problem } from "#server/http/problem.ts";

const contactProblems: readonly ProblemCode[] = [
  "badRequest",
  "foreignOrigin",
  "tooLarge",
  "unsupportedType",
  "invalidFields",
  "captchaMissing",
  "captchaInvalid",
  "idempotencyConflict",
  "rateLimited",
  "unavailable",
  "queueFull",
];

/** Describes the interface at /api/openapi.json, from the same rules that requests are checked with. */
export function serveOpenApi(app: FastifyInstance): void {
  const document = openApiDocument();
  apiRoute(app, {
    method: "GET",
    url: "/api/openapi.json",
    handler: (_request, reply) => reply.header("cache-control", "no-cache").send(document),
  });
}

function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: { title: "Contact requests", version: "1.0.0" },
    paths: {
      [contactPath]: { post: postContact() },
      [captchaPath]: { get: getCaptcha() },
    },
    components: { schemas: { ContactRequest: contactSchema(), Problem: problemSchema() } },
  };
}

function postContact() {
  return {
    summary: "Send a contact request",
    description: "Answered with 200 only after the request is stored durably. The body of the answer may be ignored.",
    parameters: [
      header(contactHeaders.captchaToken, "The solved check. A form without scripts sends none.", false),
      header(contactHeaders.idempotencyKey, "8 to 200 characters. The same key and body is stored once.", false),
      header(contactHeaders.filledMs, "Milliseconds that filling in took.", false),
      header(contactHeaders.trap, "What stood in the field that people do not see.", false),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: { $ref: "#/components/schemas/ContactRequest" } },
        "application/x-www-form-urlencoded": { schema: { $ref: "#/components/schemas/ContactRequest" } },
      },
    },
    responses: {
      200: {
        description: "Stored.",
        content: {
          "application/json": {
            schema: { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
          },
        },
      },
      303: { description: `Stored; the answer to a form without scripts, which leads to ${contactReceivedPath}.` },
      ...problemResponses(contactProblems),
    },
  };
}

function getCaptcha() {
  return {
    summary: "Ask which check the form has to show",
    responses: {
      200: {
        description: "A puzzle of ALTCHA's protocol, or the public key of another company's widget.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["provider"],
              properties: { provider: { enum: ["proofOfWork", "turnstile", "recaptcha"] } },
            },
          },
        },
      },
    },
  };
}

function contactSchema() {
  return {
    type: "object",
    additionalProperties: false,
    required: [...requiredFields],
    properties: {
      name: { type: "string", minLength: 1, maxLength: longest.name },
      email: { type: "string", pattern: emailPattern.source, maxLength: longest.email },
      phone: { type: "string", maxLength: longest.phone },
      subject: { type: "string", maxLength: longest.subject },
      purpose: { type: "array", uniqueItems: true, items: { enum: [...purposes] } },
      body: { type: "string", minLength: 1, maxLength: longest.body },
    },
  };
}

function problemSchema() {
  return {
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string" },
          message: { type: "string" },
          fields: {
            type: "object",
            additionalProperties: { enum: [...fieldProblemCodes] },
          },
        },
      },
    },
  };
}

function problemResponses(codes: readonly ProblemCode[]) {
  const found = codes.map((code) => problem(code));
  const statuses = [...new Set(found.map(({ statusCode }) => statusCode))];
  const schema = { $ref: "#/components/schemas/Problem" };
  return Object.fromEntries(
    statuses.map((status) => {
      const here = found.filter(({ statusCode }) => statusCode === status);
      const description = here.map(({ code, message }) => `${code}: ${message}`).join(" ");
      return [status, { description, content: { "application/json": { schema } } }];
    }),
  );
}

function header(name: string, description: string, required: boolean) {
  return { name, in: "header", description, required, schema: { type: "string" } };
}
