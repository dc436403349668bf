import { createHash } from "node:crypto";
import { existsSync, globSync, openSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { addressIn, type Language, languages, mainLanguage } from "#contract/languages.ts";
import { errorPagePath, pageHeader, withSamplesPath } from "#contract/pages.ts";
import { fileSecurityHeaders, type Sources, securityHeaders, styleHashes } from "#server/http/security-headers.ts";
import { hashOpenFile } from "./hash-file.ts";

type Encoding = "br" | "gzip" | "identity";

/** A file in one encoding: its bytes and their headers, ready to be sent. */
export type Variant = { body: Buffer | LargeFile; etag: string; headers: Record<string, string> };

/** A file that is sent from disk. It stays open: a build that deletes its release takes nothing from those who load it. */
export type LargeFile = { descriptor: number; length: number };

/** Twenty visitors of a video must not cost twenty times its size. What is smaller is faster from memory. */
const maxBytesInMemory = 1024 * 1024;

/** A file of the built site in all its encodings. */
export type StaticFile = { identity: Variant; br?: Variant; gzip?: Variant };

/** Headers that only some addresses have, in addition to those of every response or instead of them. */
const headersByAddress: Readonly<Record<string, Record<string, string>>> = {
  // Anyone may open the list of internal apps, but search engines should not list it.
  "/apps": { "x-robots-tag": "noindex" },
};

export type StaticFiles = {
  /** Address → file. A page has the address that visitors see. */
  files: ReadonlyMap<string, StaticFile>;
  /** The page that shows an error, with placeholders for its text, in each language that has one. */
  errorPages: ReadonlyMap<Language, ErrorPage>;
};

type ErrorPage = { html: string; headers: Record<string, string> };

/**
 * Reads the whole build once, and opens its large files. Nothing outside the folder and no hidden file can be served later.
 * `outside` is what pages may load from other sites; `unlisted` are the pages that search engines are asked to leave out;
 * `known` are the files of the release that is served, of which hashed ones need not be read again.
 */
export function loadStaticFiles(...of: Parameters<typeof loading>): StaticFiles {
  const steps = loading(...of);
  while (true) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same while visitors are served: they get their turn after each file. */
export async function loadStaticFilesInSteps(...of: Parameters<typeof loading>): Promise<StaticFiles> {
  const steps = loading(...of);
  while (true) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

function* loading(
  folder: string,
  outside: readonly Sources[] = [],
  unlisted: readonly string[] = [],
  known: StaticFiles["files"] = new Map(),
): Generator<undefined, StaticFiles> {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${folder}. Run: npm run build`);
  // The pattern skips hidden files, except the standard folder .well-known.
  const names = globSync(["**/*.*", ".well-known/*"], { cwd: folder }).map((name) => name.replaceAll("\\", "/"));
  // By this header the service worker knows its own pages.
  const entry = names.find((name) => /^static\/entry\.client-[^/]+\.js$/.test(name));
  const pageHeaders: Record<string, string> = entry ? { [pageHeader]: `/${entry}` } : {};
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    // Compressed variants belong to their file, and a source map would show the sources to everybody.
    if (/\.(br|gz|map)$/.test(name)) continue;
    const address = addressOf(name);
    // A hashed file of two releases is the same one.
    files.set(address, (hasHash(name) && known.get(address)) || readFile(folder, name, { outside, pageHeaders }));
    yield;
  }
  const errorPages = new Map<Language, ErrorPage>();
  for (const language of languages) {
    const path = addressIn(language, errorPagePath);
    const template = files.get(path)?.identity;
    files.delete(path);
    if (template) errorPages.set(language, { html: template.body.toString(), headers: template.headers });
  }
  if (!errorPages.has(mainLanguage)) throw new Error(`The built site in ${folder} has no error page.`);
  for (const forStaticHosts of ["/_redirects", "/_headers"]) files.delete(forStaticHosts);
  unlistPages(files, unlisted);
  return { files, errorPages };
}

/** Asks search engines to leave these pages out. Where there are none, sitemap, feeds and llms.txt name every page. */
function unlistPages(files: Map<string, StaticFile>, unlisted: readonly string[]): void {
  for (const path of unlisted) {
    const { identity, br, gzip } = files.get(path) ?? {};
    for (const variant of [identity, br, gzip]) if (variant) variant.headers["x-robots-tag"] = "noindex";
  }
  for (const [address, file] of [...files]) {
    if (!address.startsWith(`${withSamplesPath}/`)) continue;
    files.delete(address);
    if (unlisted.length === 0) files.set(address.slice(withSamplesPath.length), file);
  }
}

function addressOf(name: string): string {
  if (!name.endsWith(".html")) return `/${name}`;
  return `/${name.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}

type PageSettings = { outside: readonly Sources[]; pageHeaders: Record<string, string> };

function readFile(folder: string, name: string, { outside, pageHeaders }: PageSettings): StaticFile {
  const file = join(folder, name);
  const headers = { ...headersOf(file, name, outside), ...(name.endsWith(".html") && pageHeaders) };
  const compressed = (ending: string, encoding: Encoding): Variant | undefined =>
    existsSync(file + ending) ? variantOf(readFileSync(file + ending), encoding, headers) : undefined;
  return {
    identity: readVariant(file, name, headers),
    br: compressed(".br", "br"),
    gzip: compressed(".gz", "gzip"),
  };
}

function headersOf(file: string, name: string, outside: readonly Sources[]): Record<string, string> {
  const ending = extname(name);
  const styles = () => styleHashes(readFileSync(file, "utf8"));
  const policy =
    ending === ".html" || name === "sw.js"
      ? securityHeaders(styles(), outside)
      : // A drawing has its colors for both schemes in its own <style>.
        fileSecurityHeaders(ending === ".svg" ? styles() : []);
  return {
    "content-type": contentType(name),
    "cache-control": cacheControl(name),
    vary: "Accept-Encoding",
    ...headersByAddress[addressOf(name)],
    // The other security headers are on every response already.
    "content-security-policy": policy["content-security-policy"] ?? "",
  };
}

function readVariant(file: string, name: string, shared: Record<string, string>): Variant {
  const { size: length } = statSync(file);
  if (length <= maxBytesInMemory) return variantOf(readFileSync(file), "identity", shared);
  const descriptor = openSync(file, "r");
  // The hash in a name is one of the content: reading gigabytes of videos again would hold up every start.
  const fromName = hasHash(name) ? `${name} ${length}` : undefined;
  return variantOf({ descriptor, length }, "identity", shared, fromName);
}

function variantOf(
  body: Variant["body"],
  encoding: Encoding,
  shared: Record<string, string>,
  standsForContent?: string,
): Variant {
  // Made from the content alone, so that every replica has the same one; one per encoding, as HTTP requires.
  const hash = createHash("sha256").update(encoding);
  if (standsForContent !== undefined) hash.update(standsForContent);
  else if (Buffer.isBuffer(body)) hash.update(body);
  else hashOpenFile(hash, body.descriptor);
  const etag = `"${hash.digest("base64url").slice(0, 22)}"`;
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

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".apk": "application/vnd.android.package-archive",
};

/** The media type of a file. Browsers may not guess (nosniff), so a type that is not listed is only a download. */
export function contentType(name: string): string {
  return types[extname(name)] ?? "application/octet-stream";
}

/** Files with a hash in their name never change. Browsers revalidate everything else, which costs a 304. */
function cacheControl(name: string): string {
  return hasHash(name) ? "public, max-age=31536000, immutable" : "no-cache";
}

function hasHash(name: string): boolean {
  return name.startsWith("static/");
}
