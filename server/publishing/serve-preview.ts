import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "#server/http/address.ts";
import { html } from "#server/http/html.ts";
import { styleHashes } from "#server/http/security-headers.ts";
import type { StaticFile, StaticFiles } from "#server/static/load-static-files.ts";
import { chooseVariant } from "#server/static/serve-static-files.ts";

/** Who sees the draft at the site's own addresses, and whether they may publish it. */
type PreviewViewer = { may_publish: number };

type Options = {
  /** What was built of the draft, if anything was. */
  preview: () => { commit: string; changes: number; files: StaticFiles["files"] } | undefined;
  /** The signed-in person who has asked for the preview in this browser. */
  viewerOf: (request: FastifyRequest) => Promise<PreviewViewer | undefined>;
  live: StaticFiles;
};

/** The worker that a visitor's browser installs stays the public one, or it would go on with the draft. */
const alwaysPublic = new Set(["/sw.js"]);

const style = html`<style>#draft-bar{position:sticky;z-index:99;inset-block-end:0;padding:.5rem 1rem;border-block-start:3px solid;color:CanvasText;background:Canvas}#draft-bar form{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem}#draft-bar button{min-block-size:2.75rem;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.2em;background:none;border:0}#draft-bar a{color:inherit}#draft-bar .publish{padding-inline:1.25rem;text-decoration:none;border:2px solid;border-radius:2rem}#cookie-bar{margin-block-end:4rem}@media(width<40rem){#cookie-bar{margin-block-end:8rem}}</style>`;
const styleHash = styleHashes(style.text).join(" ");

/** Nobody else may get such a response, and nothing may keep it. */
const privately = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  vary: "Cookie, Accept-Encoding",
};

/** Sends the draft's file to those who walk through it. All others get the public one. */
export function previewResponder({ preview, viewerOf, live }: Options) {
  return {
    /** Cheap, because it is asked for every request. */
    isAskedFor: ({ headers }: FastifyRequest) => headers.cookie?.includes("desk-preview=") ?? false,

    /** Tells whether it has sent anything. It can't return the reply: waiting for a reply gives nothing. */
    async respond(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const path = pathOf(request.url);
      const shown = preview();
      const file = shown?.files.get(path);
      if (!shown || !file || alwaysPublic.has(path) || live.files.get(path) === file) return false;
      const viewer = await viewerOf(request);
      if (!viewer) return false;
      const { etag: _, "accept-ranges": __, ...headers } = file.identity.headers;
      if (!headers["content-type"]?.startsWith("text/html")) return sendPrivately(request, reply, file);
      const policy = headers["content-security-policy"]?.replace("style-src ", `style-src ${styleHash} `) ?? "";
      const page = withBar(file.identity.body.toString(), shown, viewer);
      const own = { "content-type": headers["content-type"], "content-security-policy": policy };
      reply.headers({ ...own, ...privately }).send(request.method === "HEAD" ? undefined : page);
      return true;
    },
  };
}

function sendPrivately(request: FastifyRequest, reply: FastifyReply, file: StaticFile): boolean {
  const { body, headers } = chooseVariant(file, request.headers["accept-encoding"]);
  // A new film of the draft is sent as any: by parts, from the disk.
  if (!Buffer.isBuffer(body)) return false;
  const { etag: _, "accept-ranges": __, ...own } = headers;
  reply.headers({ ...own, ...privately }).send(request.method === "HEAD" ? undefined : body);
  return true;
}

type Shown = { commit: string; changes: number };

function withBar(page: string, { commit, changes }: Shown, { may_publish }: PreviewViewer): string {
  const count = changes === 1 ? "1 change" : `${changes} changes`;
  const bar = html`<aside id="draft-bar" lang="en" aria-label="Draft">${style}<form method="post" action="/desk/changes/publish"><input type="hidden" name="commit" value="${commit}"><span>You see the draft: <a href="/desk/changes">${count}</a></span> ${may_publish === 1 ? [html`<button class="publish">Publish</button> `] : []}<button formaction="/desk/changes/leave">Leave</button></form></aside>`;
  // A screen reader says the title first, and comes to the bar last.
  const named = page.replace("<title>", "<title>Draft: ");
  const end = named.lastIndexOf("</body>");
  return named.slice(0, end) + bar.text + named.slice(end);
}
