import { extname } from "node:path";

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

/** The media type of a file. The browser is told not to guess, so a type that is not listed is only a download. */
export function contentType(name: string): string {
  if (name === "speculation-rules.json") return "application/speculationrules+json";
  return types[extname(name)] ?? "application/octet-stream";
}

/** Files whose name holds their hash never change; everything else is asked for again, which costs a 304. */
export function cacheControl(name: string): string {
  return name.startsWith("static/") ? "public, max-age=31536000, immutable" : "no-cache";
}
