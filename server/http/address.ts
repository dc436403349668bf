import type { IncomingMessage } from "node:http";
import { languageField } from "#contract/contact.ts";
import { isLanguage, type Language, languageOf } from "#contract/languages.ts";

/** An address that includes its host, as clients send it to proxies. */
const wholeAddress = /^https?:\/\/[^/?#]+\/?/i;

/**
 * The address without its host. One that cannot be read becomes "/": Fastify would respond itself and skip our steps,
 * one of which refuses it (guards.ts).
 */
export function addressOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (!isReadable(url)) return "/";
  return url.startsWith("/") ? url : url.replace(wholeAddress, "/");
}

/** False for text that is no address, and for a path that cannot be decoded, like /%ff. */
export function isReadable(url: string): boolean {
  const isAddress = url.startsWith("/") || url === "*" || wholeAddress.test(url);
  return isAddress && decoded(rawPathOf(url)) !== undefined;
}

/** The path of an address, decoded as far as it can be, without host, query and fragment. */
export function pathOf(url: string): string {
  const path = rawPathOf(url.startsWith("/") ? url : url.replace(wholeAddress, "/"));
  return (
    decoded(path) ?? path.replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  );
}

/** True for the addresses of the API, whether anything is there or not. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** True for the addresses of the desk, whatever is there. */
export function isDeskPath(path: string): boolean {
  return path === "/desk" || path.startsWith("/desk/");
}

/** The language of the page that a response belongs to: a form says it, or else the address. */
export function languageOfRequest({ url, body }: { url: string; body?: unknown }): Language {
  const said = typeof body === "object" && body !== null ? Reflect.get(body, languageField) : undefined;
  return isLanguage(said) ? said : languageOf(pathOf(url));
}

function rawPathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
