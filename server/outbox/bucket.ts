import { AwsClient } from "aws4fetch";
import type { Env } from "#server/env.ts";
import { failure, networkCode } from "./webhook.ts";

export type BucketSettings = Pick<Env, "COPY_URL" | "COPY_STYLE" | "COPY_REGION" | "COPY_KEY" | "COPY_SECRET">;

export type Bucket = ReturnType<typeof openBucket>;

/** As long as one object may take, well within the lease of what is copied. */
const bucketTimeoutMs = 20_000;

/** Far more than an object or a list of ours has: whoever runs the bucket must not be able to fill the memory of the server. */
const maxBytes = 64 * 1024 * 1024;

type Options = { deadlineMs?: number };

/**
 * The objects below COPY_URL. Failures have a code like "HTTP 403 SignatureDoesNotMatch" or "ECONNREFUSED", never the text of the
 * bucket. @aws-sdk/client-s3 would be 20 MB for these four requests.
 */
export function openBucket(settings: BucketSettings, { deadlineMs = bucketTimeoutMs }: Options = {}) {
  const { COPY_URL, COPY_STYLE, COPY_REGION, COPY_KEY, COPY_SECRET } = settings;
  const { origin, pathname } = new URL(COPY_URL);
  const parts = pathname.split("/").filter(Boolean);
  const root = [origin, ...(COPY_STYLE === "path" ? parts.splice(0, 1) : [])].join("/");
  const prefix = parts.map((part) => `${part}/`).join("");
  const client = new AwsClient({
    accessKeyId: COPY_KEY,
    secretAccessKey: COPY_SECRET,
    service: "s3",
    ...(COPY_REGION && { region: COPY_REGION }),
    // The outbox tries again.
    retries: 0,
  });

  return {
    async put(key: string, body: Uint8Array, signal?: AbortSignal): Promise<void> {
      await send("PUT", `${root}/${prefix}${key}`, { body, signal });
    },
    async get(key: string, signal?: AbortSignal): Promise<Uint8Array> {
      return send("GET", `${root}/${prefix}${key}`, { signal });
    },
    /** One that is not there counts as deleted. */
    async remove(key: string, signal?: AbortSignal): Promise<void> {
      await send("DELETE", `${root}/${prefix}${key}`, { signal });
    },
    /** The keys that begin like this, in order. */
    async list(start: string, signal?: AbortSignal): Promise<string[]> {
      const all: string[] = [];
      for (let after = ""; ; ) {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: prefix + start,
          ...(after && { "start-after": after }),
        });
        const page = new TextDecoder().decode(await send("GET", `${root}?${query}`, { signal }));
        // Our keys have no character that XML would write in another way.
        const keys = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = ""]) => key);
        all.push(...keys.map((key) => key.slice(prefix.length)));
        const last = keys.at(-1) ?? "";
        if (!last || !/<IsTruncated>true</.test(page)) return all;
        if (last <= after) throw new Error("The list of the bucket begins again, and would never end.");
        after = last;
      }
    },
  };

  async function send(
    method: "GET" | "PUT" | "DELETE",
    url: string,
    { body, signal }: { body?: Uint8Array; signal?: AbortSignal | undefined },
  ): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const ended = signal ? AbortSignal.any([deadline, signal]) : deadline;
    const fail = (error: unknown) => {
      throw failure(networkCode(error, deadline, signal));
    };
    const request = await client.sign(url, {
      method,
      ...(body && { body: body as BodyInit }),
      redirect: "manual",
      signal: ended,
    });
    const response = await fetch(request).catch(fail);
    const bytes = await bytesOf(response).catch(fail);
    if (response.ok || (method === "DELETE" && response.status === 404 && !isOfBucket(bytes))) return bytes;
    throw failure(`HTTP ${response.status} ${codeIn(bytes)}`.trim());
  }
}

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error("The response of the bucket has no end.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function codeIn(bytes: Uint8Array): string {
  const [, code = ""] = new TextDecoder().decode(bytes.subarray(0, 4_096)).match(/<Code>(\w{1,60})<\/Code>/) ?? [];
  return code;
}

function isOfBucket(bytes: Uint8Array): boolean {
  return codeIn(bytes) === "NoSuchBucket";
}
