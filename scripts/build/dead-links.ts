import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lineOfRedirect } from "#content/check-settings.ts";
import { contentIn } from "#content/index.ts";
import { internalLinks } from "#content/internal-links.ts";
import { loadContent } from "#content/load.ts";
import { type ContentMistake, describeMistake, eachOnce } from "#content/mistakes.ts";
import { pagesOf, pageTable } from "#content/pages.ts";
import { languages, mainLanguage, withoutLanguage } from "#contract/languages.ts";
import { readRedirectTable } from "#contract/redirects.ts";
import { redirectFor, redirectsFrom } from "#server/static/redirects.ts";

const advice = "Change the address, or take the link out.";

/** Links and redirects to pages that do not exist, before anything is built. Whether a file or a part is there shows then. */
export function linksWithoutPage(root = "content"): ContentMistake[] {
  const english = loadContent(`${root}/en`);
  const pages = new Set(
    pageTable.flatMap((row) => (row.template ? [] : pagesOf(row, english))).map(({ path }) => path),
  );
  const links = languages.flatMap((language) => internalLinks(`${root}/${language}`));
  const dead = [
    ...links.filter(({ address }) => !leadsToPage(address) && !isNamed(address)),
    ...redirectsIn(root).filter(({ address }) => !leadsToPage(address)),
  ];
  return eachOnce(dead.map((link) => ({ ...link, sentence: `there is no page ${link.address}. ${advice}` })));

  function leadsToPage(address: string): boolean {
    const [path = ""] = address.split(/[?#]/);
    return path === "" || path.includes(".") || pages.has(path);
  }
}

/** The redirects as they are written now: those of other languages follow from them. */
function redirectsIn(root: string) {
  const file = `${root}/redirects.yaml`;
  const text = readFileSync(file, "utf8");
  const written = redirectsFrom(readRedirectTable(text)).filter(({ from }) => from === withoutLanguage(from));
  return written.map(({ from, to }) => ({ address: to, file, line: lineOfRedirect(from, text), field: from }));
}

/** Every link, picture and redirect of the built site that leads to nothing, by the line of the content that has it. */
export function deadLinks(folder: string): string[] {
  const { url } = contentIn(mainLanguage).company;
  const files = globSync("**/*.html", { cwd: folder });
  const pages = new Map(files.map((file) => [pathOf(file), readFileSync(join(folder, file), "utf8")]));
  const written = languages.flatMap((language) => internalLinks(`content/${language}`));
  const found = new Set<string>();
  // Some are not shown at the moment, like those of a page without vacancies.
  for (const link of written.filter(({ address }) => address.startsWith("/"))) {
    const fault = faultOf(new URL(link.address, url));
    if (fault) found.add(describeMistake({ ...link, sentence: `${fault}. ${advice}` }));
  }
  for (const [path, html] of pages) {
    for (const address of addressesIn(html)) {
      const fault = faultOf(new URL(address, url + path));
      if (!fault) continue;
      const places = written.filter((link) => isSame(link.address, address, path));
      for (const link of places) found.add(describeMistake({ ...link, sentence: `${fault}. ${advice}` }));
      if (places.length === 0) found.add(`${path}: ${address}: ${fault}`);
    }
  }
  for (const redirect of redirectsIn("content")) {
    const fault = faultOf(new URL(redirect.address, url));
    if (fault) found.add(describeMistake({ ...redirect, sentence: `${fault}. ${advice}` }));
  }
  return [...found];

  function faultOf({ origin, pathname, hash }: URL): string | undefined {
    if (origin !== url) return undefined;
    const path = decodeURIComponent(pathname);
    const page = pages.get(path);
    if (page === undefined && !statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) {
      const redirect = isNamed(path) && redirectFor(path);
      return redirect ? faultOf(new URL(redirect.to, url)) : `there is no page or file ${path}`;
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && page && !page.includes(`id="${id}"`)) return `the page ${path} has no part with the address #${id}`;
    return undefined;
  }
}

function pathOf(file: string): string {
  return `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "")}`;
}

/** True for an address that redirects by a row of its own, and not because it leads nowhere. */
function isNamed(address: string): boolean {
  const redirect = redirectFor(address);
  return redirect !== undefined && !redirect.rule.from.endsWith("*");
}

function addressesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&")),
  );
}

/** Whether a page has this address because of that link. Content is written with main addresses. */
function isSame(written: string, address: string, page: string): boolean {
  return [address, withoutLanguage(address), address.replace(page, "")].includes(written);
}
