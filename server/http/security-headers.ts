import { createHash } from "node:crypto";

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/** The directives of a content security policy, each with what it allows. */
export type Sources = Record<string, string>;

/** What a page may load. */
const pageSources: Sources = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "connect-src": "'self'",
  "font-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "img-src": "'self' data:",
  "manifest-src": "'self'",
  "media-src": "'self'",
  // The rules in app/root.tsx: they are written into the page, and run nothing.
  "script-src": "'self' 'inline-speculation-rules'",
  "style-src": "'self'",
  "worker-src": "'self'",
};

/** What anything else may load: nothing. */
const fileSources: Sources = { "default-src": "'none'", "frame-ancestors": "'none'" };

/**
 * The headers that every response carries, errors included. `styles` are the hashes of a page's own styles, `outside` is
 * what it may load from other sites.
 */
export function securityHeaders(
  styles: readonly string[] = [],
  outside: readonly Sources[] = [],
  strictTransport = strictTransportFor(),
): Record<string, string> {
  const sources: Sources = { ...pageSources, "style-src": ["'self'", ...styles].join(" ") };
  for (const [directive, source] of outside.flatMap((one) => Object.entries(one))) {
    sources[directive] = sources[directive] ? `${sources[directive]} ${source}` : source;
  }
  return { ...headersWith(sources), "strict-transport-security": strictTransport };
}

/**
 * For a year browsers use nothing but TLS for the site's name. Other names of the domain are the owner's to decide on: they
 * may have no certificate.
 */
export function strictTransportFor({ subdomains = false, preload = false } = {}): string {
  return ["max-age=31536000", ...(subdomains ? ["includeSubDomains"] : []), ...(preload ? ["preload"] : [])].join("; ");
}

/** The headers of a file that is not a page: a picture may use its own styles, nothing else. */
export function fileSecurityHeaders(styles: readonly string[]): Record<string, string> {
  return headersWith(styles.length > 0 ? { ...fileSources, "style-src": styles.join(" ") } : fileSources);
}

/** The hashes that allow exactly the styles written into this page. */
export function styleHashes(html: string): string[] {
  const texts = [...html.matchAll(inlineStyle)].map(([, text = ""]) => text);
  return texts.map(sourceHash);
}

/** What allows exactly this style or script. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function headersWith(sources: Sources): Record<string, string> {
  return {
    "content-security-policy": Object.entries(sources)
      .map((directive) => directive.join(" "))
      .join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
}
