import { existsSync, globSync } from "node:fs";
import { languages, mainLanguage } from "#contract/languages.ts";
import { contentIn, folderOf } from "./index.ts";
import { mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";
import { hasContent, type PageRow, pagesOf, pageTable, rowsOff } from "./pages.ts";

/** Stops the build at mistakes in the content, and where a page or a picture has no file. Names the line of each. */
export function checkContent(): void {
  const inFiles = mistakesIn(...languages.map(folderOf)).map(describeMistake);
  const mistakes = inFiles.length > 0 ? inFiles : [...mistakesBetweenFiles()];
  if (mistakes.length > 0) throw new Error(`The content is not complete:\n  ${mistakes.join("\n  ")}`);
}

/** What no file alone can be blamed for. */
export function* mistakesBetweenFiles(): Generator<string> {
  yield* mistakesInRows(pageTable);
  for (const language of languages) if (language !== mainLanguage) yield* unseenTranslations(folderOf(language));
}

/** Translations of pages that are published in the main language only: no visitor would see them. */
export function* unseenTranslations(folder: string): Generator<string> {
  for (const { content, inMainLanguageOnly } of pageTable) {
    for (const ending of [".yaml", ".md"])
      if (inMainLanguageOnly && existsSync(`${folder}/${content}${ending}`))
        yield `${folder}/${content}${ending}: this page is English only; take inMainLanguageOnly off its row in content/pages.ts to publish it`;
  }
}

/** What the rows of the table of pages lack, and the page components that have no row. */
export function* mistakesInRows(rows: readonly PageRow[]): Generator<string> {
  const seen = new Set<string>();
  for (const row of rows) {
    const where = `content/pages.ts: ${row.path}`;
    if (!existsSync(`app/pages/${row.component}`)) yield `${where}: app/pages/${row.component} does not exist`;
    for (const { path, content } of pagesOf(row, contentIn(mainLanguage))) {
      if (!hasContent("content/en", content)) yield `${where}: content/en/${content}.yaml does not exist`;
      if (seen.has(path)) yield `${where}: another page has the address ${path}`;
      seen.add(path);
    }
  }
  const components = new Set([...rows, ...rowsOff].map(({ component }) => component));
  for (const file of globSync("**/page.tsx", { cwd: "app/pages" })) {
    const component = file.replaceAll("\\", "/");
    if (!components.has(component)) yield `app/pages/${component}: content/pages.ts has no row for this page`;
  }
}
