import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { fingerprintOf } from "#art/drawn-file.ts";
import { isDrawn, maker } from "#content/samples.ts";
import { launchBrowserServer } from "../../tests/browser/launch.ts";
import { countPages } from "./count-pages.ts";
import { type Draft, draftsIn } from "./drafts.ts";
import { printPage } from "./print-page.ts";

const folder = "public/assets/files";

/** Writes the manuals whose file contains the filter, as PDF, from the guides in content/. */
export async function write(filter: string, root: string): Promise<void> {
  const drafts = draftsIn("en").filter(({ file }) => file.includes(filter));
  if (drafts.length === 0) throw new Error(`No manual has "${filter}" in its name.`);
  await print(drafts, root);
}

/** The manuals that were printed here, of other words or pictures than today's. */
export function outdatedDrafts(): readonly Draft[] {
  return draftsIn("en").filter((draft) => {
    const file = join(folder, draft.file);
    if (!existsSync(file)) return false;
    const printed = readFileSync(file);
    return isDrawn(printed) && !printed.includes(signatureOf(draft));
  });
}

export async function print(drafts: readonly Draft[], root: string): Promise<void> {
  const server = await launchBrowserServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    await mkdir(join(root, folder), { recursive: true });
    for (const draft of drafts) {
      const pdf = await printDraft(browser, draft);
      await writeFile(join(root, folder, draft.file), pdf);
      console.log(`${(pdf.length / 1024).toFixed(0).padStart(5)} KB  ${draft.file}`);
    }
  } finally {
    await server.close();
  }
}

/** Twice: once to learn on which page each chapter begins, once with those numbers in the contents. */
async function printDraft(browser: Browser, draft: Draft): Promise<Buffer> {
  const { chapters, creator, html } = draft;
  const pages = await countPages(await printPage(browser, html(new Map()), creator), chapters);
  return Buffer.concat([await printPage(browser, html(pages), creator), Buffer.from(signatureOf(draft))]);
}

/** A comment below the last line of the file, which no reader shows: what the manual was printed from. */
function signatureOf({ html }: Draft): string {
  return `% ${maker}: ${fingerprintOf(html(new Map()))}\n`;
}
