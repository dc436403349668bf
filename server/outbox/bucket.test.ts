import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openBucket } from "./bucket.ts";

const missing = "<Error><Code>NoSuchKey</Code></Error>";
const noBucket = "<Error><Code>NoSuchBucket</Code></Error>";

/** A bucket that gives one response to everything. */
async function bucketThatSays(status: number, body: string | Buffer = "", headers = {}) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(request.url === "/elsewhere" ? 200 : status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const COPY_URL = `http://127.0.0.1:${port}/website`;
  return openBucket({ COPY_URL, COPY_STYLE: "path", COPY_REGION: "", COPY_KEY: "key", COPY_SECRET: "secret" });
}

test("what is not there counts as deleted, unless there is no bucket", async () => {
  await expect((await bucketThatSays(404, missing)).remove("a.age")).resolves.toBeUndefined();
  await expect((await bucketThatSays(404, noBucket)).remove("a.age")).rejects.toMatchObject({
    code: "HTTP 404 NoSuchBucket",
  });
  await expect((await bucketThatSays(404, missing)).get("a.age")).rejects.toMatchObject({ code: "HTTP 404 NoSuchKey" });
});

test("nothing is sent to where a bucket redirects", async () => {
  const bucket = await bucketThatSays(307, "", { location: "/elsewhere" });
  await expect(bucket.put("a.age", Buffer.from("Ada"))).rejects.toMatchObject({ code: "HTTP 307" });
});

test("a response without an end is given up, and so is a list that begins again", async () => {
  const large = await bucketThatSays(200, Buffer.alloc(65 * 1024 * 1024));
  await expect(large.put("a.age", Buffer.from("Ada"))).rejects.toMatchObject({ code: "ESOCKET" });
  const again = await bucketThatSays(200, "<IsTruncated>true</IsTruncated><Key>a.age</Key>");
  await expect(again.list("")).rejects.toThrow("begins again");
});
