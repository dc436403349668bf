import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";

const app = createApp({ metrics: { read: async () => "figure 1\n", token: "secret" } });

test.each([{}, { authorization: "Bearer other" }, { authorization: "secret" }])(
  "shows no figures to %o",
  async (headers) => {
    expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
  },
);

test("shows them to whoever knows the token", async () => {
  expect((await app.inject({ url: "/metrics", headers: { authorization: "Bearer secret" } })).body).toBe("figure 1\n");
});
