// Writes public/assets/files/*.pdf, the manuals, from the guides in content/.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { runnerImport } from "vite";
import { launchBrowserServer } from "../../tests/browser/launch.ts";
import { countPages } from "./count-pages.ts";
import type * as Drafts from "./drafts.ts";
import { printPage } from "./print-page.ts";

const folder = join(import.meta.dirname, "../../public/assets/files");

// Node strips types but does not know JSX; Vite does.
const { module } = await runnerImport<typeof Drafts>(join(import.meta.dirname, "drafts.ts"), { configFile: false });
const server = await launchBrowserServer();
try {
  const browser = await chromium.connect(server.wsEndpoint());
  await mkdir(folder, { recursive: true });
  for (const draft of module.draftsIn("en")) {
    const pdf = await printDraft(browser, draft);
    await writeFile(join(folder, draft.file), pdf);
    console.log(`${(pdf.length / 1024).toFixed(0).padStart(5)} KB  ${draft.file}`);
  }
} finally {
  await server.close();
}

/** Twice: once to learn on which page each chapter begins, once with those numbers in the contents. */
async function printDraft(browser: Browser, { chapters, creator, html }: Drafts.Draft): Promise<Buffer> {
  const pages = await countPages(await printPage(browser, html(new Map()), creator), chapters);
  return printPage(browser, html(pages), creator);
}
