import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { selectServerContent } from "#content/select-server-content.ts";
import { errorPagePath } from "#contract/pages.ts";
import { releaseFiles } from "#server/release.ts";

/** Writes the least that a server takes for a release. Its pages have this title. */
export async function writeSmallRelease(folder: string, title = "A page"): Promise<void> {
  const files = {
    [`${releaseFiles.staticFiles}/index.html`]: `<!doctype html><title>${title}</title>`,
    [`${releaseFiles.staticFiles}${errorPagePath}.html`]: `<!doctype html><title>${title}: an error</title>`,
    [releaseFiles.content]: JSON.stringify(selectServerContent()),
    [releaseFiles.deskPages]: `export const styles = ${JSON.stringify(title)};`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
