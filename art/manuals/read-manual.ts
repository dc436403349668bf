import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader finds in a manual's file. */
interface ReadManual {
  readonly title: string;
  readonly language: string;
  /** The bookmarks in their order, each with the page it leads to. */
  readonly bookmarks: readonly Bookmark[];
  /** The words of each page, the first page first. */
  readonly pages: readonly string[];
  /** Texts that are printed over each other, each pair with its page. */
  readonly overlaps: readonly string[];
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
      overlaps: (await Promise.all(pages.map(overlapsOn))).flat(),
      pictures: trees.flatMap((tree) => (tree ? picturesIn(tree) : [])),
    };
  } finally {
    await loading.destroy();
  }
}

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number], { str: string }>;
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

async function overlapsOn(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const boxes = items.flatMap((item) => ("str" in item && item.str.trim() ? boxOf(item) : []));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => areOver(one, other))
      .map((other) => `page ${page.pageNumber}: "${one.text}" and "${other.text}"`),
  );
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where a text is printed, from the bottom of a "p" to the top of a capital letter. */
function boxOf({ str, transform, width, height }: TextItem): Box {
  const [, , , , left, baseline] = transform as readonly number[] as [number, number, number, number, number, number];
  return { text: str, left, right: left + width, bottom: baseline - 0.2 * height, top: baseline + 0.7 * height };
}

/** A point of tolerance: letters reach a little beyond their width, and lines of a title stand close. */
function areOver(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1
  );
}

interface Tagged {
  readonly children?: readonly object[];
  readonly alt?: string;
}

function picturesIn({ alt, children = [] }: Tagged): string[] {
  return [...(alt ? [alt] : []), ...children.flatMap(picturesIn)];
}
