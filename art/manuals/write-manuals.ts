import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { launchBrowserServer } from "../../tests/browser/launch.ts";
import { countPages } from "./count-pages.ts";
import { type Draft, draftsIn } from "./drafts.ts";
import { printPage } from "./print-page.ts";

/** Writes the manuals whose file contains the filter, as PDF, from the guides in content/. */
export async function write(filter: string, root: string): Promise<void> {
  const folder = join(root, "public/assets/files");
  const drafts = draftsIn("en").filter(({ file }) => file.includes(filter));
  if (drafts.length === 0) throw new Error(`No manual has "${filter}" in its name.`);
  const server = await launchBrowserServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    await mkdir(folder, { recursive: true });
    for (const draft of drafts) {
      const pdf = await printDraft(browser, draft);
      await writeFile(join(folder, draft.file), pdf);
      console.log(`${(pdf.length / 1024).toFixed(0).padStart(5)} KB  ${draft.file}`);
    }
  } finally {
    await server.close();
  }
}

/** Twice: once to learn on which page each chapter begins, once with those numbers in the contents. */
async function printDraft(browser: Browser, { chapters, creator, html }: Draft): Promise<Buffer> {
  const pages = await countPages(await printPage(browser, html(new Map()), creator), chapters);
  return printPage(browser, html(pages), creator);
}
