/** Videos are asked for in parts, and too large to keep. */
const video = /\.(webm|mp4|vtt)$/;
const fileName = /\.[a-z0-9]+$/i;

/** What the worker answers: pages and hashed files. Everything else is the network's business alone. */
export function requestKind(request: Request, origin: string): "page" | "hashed" | undefined {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== origin || request.headers.has("range")) return undefined;
  if (address.pathname.startsWith("/static/")) return isKeepable(address.pathname) ? "hashed" : undefined;
  return request.mode === "navigate" && isPagePath(address.pathname) ? "page" : undefined;
}

/** True for an address that may be a page's. */
export function isPagePath(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("/api/") && !fileName.test(path);
}

/** True for a hashed file that may be stored. */
export function isKeepable(path: string): boolean {
  return !video.test(path);
}
