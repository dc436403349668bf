import type { Browser } from "playwright-core";

/** Prints an HTML page to PDF with bookmarks and tags. The same page always gives the same file. */
export async function printPage(browser: Browser, html: string, creator: string): Promise<Buffer> {
  const context = await browser.newContext({ colorScheme: "light" });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
    return signed(pdf, creator);
  } finally {
    await context.close();
  }
}

/** Takes out the day and the machine of the printing. Every byte keeps its place, because a PDF counts them. */
function signed(pdf: Buffer, creator: string): Buffer {
  const text = pdf
    .toString("latin1")
    .replaceAll(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g, (entry) => " ".repeat(entry.length))
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (entry) => `/Creator (${creator})`.padEnd(entry.length));
  return Buffer.from(text, "latin1");
}
