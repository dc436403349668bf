import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { errorPagePath } from "#contract/error-page.ts";
import { cacheControl, contentType } from "./file-types.ts";
import { headersByAddress } from "./headers-by-address.ts";
import { fileSecurityHeaders, type Sources, securityHeaders, styleHashes } from "./security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

/** One form of a file: its bytes and the headers that go with them, ready to be sent. */
export type Form = { body: Buffer; etag: string; headers: Record<string, string> };

/** A file of the built site in all its forms. */
export type SiteFile = { identity: Form; br?: Form; gzip?: Form };

/** The built site in memory. */
export type Site = {
  /** Address → file. Pages stand under the address that visitors see. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page that shows an error, with placeholders for its words. */
  errorPage: { html: string; headers: Record<string, string> };
};

/**
 * Reads the whole build once. Nothing outside the folder and no hidden file can be served later. `outside` is what the
 * pages may load from others.
 */
export function loadSite(folder: string, outside: Sources = {}): Site {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${folder}. Run: npm run build`);
  // The pattern skips hidden files, except the folder that the web agreed on.
  const names = globSync(["**/*.*", ".well-known/*"], { cwd: folder }).map((name) => name.replaceAll("\\", "/"));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    // Compressed forms belong to their file, and a source map would show the sources to everybody.
    if (!/\.(br|gz|map)$/.test(name)) files.set(addressOf(name), readFile(folder, name, outside));
  }
  const template = files.get(errorPagePath);
  if (!template) throw new Error(`The built site in ${folder} has no error page.`);
  files.delete(errorPagePath);
  files.delete("/_redirects");
  return { files, errorPage: { html: template.identity.body.toString(), headers: template.identity.headers } };
}

function addressOf(name: string): string {
  if (!name.endsWith(".html")) return `/${name}`;
  return `/${name.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}

function readFile(folder: string, name: string, outside: Sources): SiteFile {
  const body = readFileSync(join(folder, name));
  const headers = headersOf(name, body, outside);
  const form = (ending: string, encoding: Encoding): Form | undefined => {
    const file = join(folder, name + ending);
    return existsSync(file) ? formOf(readFileSync(file), encoding, headers) : undefined;
  };
  return { identity: formOf(body, "identity", headers), br: form(".br", "br"), gzip: form(".gz", "gzip") };
}

function headersOf(name: string, body: Buffer, outside: Sources): Record<string, string> {
  const ending = extname(name);
  const isPage = ending === ".html";
  const policy =
    isPage || name === "sw.js"
      ? securityHeaders(styleHashes(body.toString()), outside)
      : // A drawing carries its colours for both schemes in a <style> of its own.
        fileSecurityHeaders(ending === ".svg" ? styleHashes(body.toString()) : []);
  return {
    "content-type": contentType(name),
    "cache-control": cacheControl(name),
    vary: "Accept-Encoding",
    ...(isPage && { "speculation-rules": '"/speculation-rules.json"' }),
    ...headersByAddress[addressOf(name)],
    // The other security headers are on every answer already.
    "content-security-policy": policy["content-security-policy"] ?? "",
  };
}

function formOf(body: Buffer, encoding: Encoding, shared: Record<string, string>): Form {
  // Made of the content alone, so that it is the same on every replica; one per encoding, as HTTP wants it.
  const etag = `"${createHash("sha256").update(encoding).update(body).digest("base64url").slice(0, 22)}"`;
  return {
    body,
    etag,
    headers: {
      ...shared,
      etag,
      "content-length": String(body.length),
      ...(encoding === "identity" ? { "accept-ranges": "bytes" } : { "content-encoding": encoding }),
    },
  };
}
