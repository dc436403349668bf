import { existsSync, globSync, readFileSync } from "node:fs";
import { contentIn } from "./index.ts";
import { type PageRow, pagesOf, pageTable } from "./pages.ts";

/** Stops the build where a page or a picture has no file, and says where it is named. */
export function checkContent(): void {
  const problems = [...pageProblems(pageTable), ...pictureProblems(contentIn("en"), "content/en/")];
  if (problems.length > 0) throw new Error(`The content is not complete:\n  ${problems.join("\n  ")}`);
}

/** What the rows of the table of pages lack, and the page components that have no row. */
export function* pageProblems(rows: readonly PageRow[]): Generator<string> {
  const lines = readFileSync("content/pages.ts", "utf8").split("\n");
  const seen = new Set<string>();
  for (const row of rows) {
    const line = lines.findIndex((text) => text.includes(`"${row.component}"`)) + 1;
    const where = `content/pages.ts:${line}: ${row.path}`;
    if (!existsSync(`app/pages/${row.component}`)) yield `${where}: app/pages/${row.component} does not exist`;
    for (const { path, words } of pagesOf(row)) {
      if (!existsSync(`content/en/${words}.ts`)) yield `${where}: content/en/${words}.ts does not exist`;
      if (seen.has(path)) yield `${where}: another page has the address ${path}`;
      seen.add(path);
    }
  }
  const components = new Set(rows.map(({ component }) => component));
  for (const file of globSync("**/page.tsx", { cwd: "app/pages" })) {
    const component = file.replaceAll("\\", "/");
    if (!components.has(component)) yield `app/pages/${component}: content/pages.ts has no row for this page`;
  }
}

function* pictureProblems(value: unknown, field: string): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("file" in value && "alt" in value && !existsSync(`content/pictures/${value.file}`))
    yield `${field}.file: content/pictures/${value.file} does not exist`;
  for (const [key, inner] of Object.entries(value)) {
    const separator = field.endsWith(" ") ? "" : ".";
    yield* pictureProblems(inner, field.endsWith("/") ? `${field}${key}.ts: ` : `${field}${separator}${key}`);
  }
}
