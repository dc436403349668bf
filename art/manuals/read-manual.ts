import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader finds in a manual's file. */
interface ReadManual {
  readonly title: string;
  readonly language: string;
  /** The bookmarks in their order, each with the page it leads to. */
  readonly bookmarks: readonly Bookmark[];
  /** The words of each page, the first page first. */
  readonly pages: readonly string[];
  /** What each picture says to someone who cannot see it, in their order. */
  readonly pictures: readonly string[];
}

interface Bookmark {
  readonly title: string;
  readonly level: number;
  readonly page: number;
}

/** Reads a PDF as a program would: bookmarks, words, title and language. */
export async function readManual(pdf: Uint8Array): Promise<ReadManual> {
  // pdf.js takes the bytes for itself, so it gets a copy.
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
    );
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    return {
      title: "Title" in info ? String(info.Title) : "",
      language: "Language" in info ? String(info.Language) : "",
      bookmarks: await bookmarksOf(document),
      pages: await Promise.all(pages.map(wordsOf)),
      pictures: trees.flatMap((tree) => (tree ? picturesIn(tree) : [])),
    };
  } finally {
    await loading.destroy();
  }
}

type Node = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

async function bookmarksOf(document: PDFDocumentProxy): Promise<Bookmark[]> {
  const found: Bookmark[] = [];
  await collect((await document.getOutline()) ?? [], 1);
  return found;

  async function collect(nodes: readonly Node[], level: number): Promise<void> {
    for (const { title, dest, items } of nodes) {
      found.push({ title, level, page: await pageOf(document, dest) });
      await collect(items, level + 1);
    }
  }
}

async function pageOf(document: PDFDocumentProxy, dest: Node["dest"]): Promise<number> {
  const place = typeof dest === "string" ? await document.getDestination(dest) : dest;
  return place ? (await document.getPageIndex(place[0])) + 1 : 0;
}

async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

interface Tagged {
  readonly children?: readonly object[];
  readonly alt?: string;
}

function picturesIn({ alt, children = [] }: Tagged): string[] {
  return [...(alt ? [alt] : []), ...children.flatMap(picturesIn)];
}
