import type { FastifyInstance, RouteOptions } from "fastify";
import { HttpError } from "./http-error.ts";

type ApiRoute = Pick<RouteOptions, "url" | "handler" | "bodyLimit"> & { method: "GET" | "POST" };

/** Adds an API route. Other methods at its address get 405 with the right one. */
export function apiRoute(app: FastifyInstance, { method, ...route }: ApiRoute): void {
  const taken = method === "GET" ? ["GET", "HEAD"] : ["POST"];
  app.route({ ...route, method: taken });
  app.route({
    method: app.supportedMethods.filter((other) => !taken.includes(other)),
    url: route.url,
    // Before the body is read: its contents do not matter.
    onRequest: async () => {
      throw new HttpError("methodNotAllowed", { headers: { allow: taken.join(", ") } });
    },
    handler: () => undefined,
  });
}
