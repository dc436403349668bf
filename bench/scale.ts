import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "../content/pages.ts";
import { copyProject } from "../tests/commands/project-copy.ts";

/** Builds the site with many more pages and items, and prints what a page costs to build and to load. */
export function benchScale(): void {
  for (const { guides, items } of [
    { guides: 0, items: 0 },
    { guides: 100, items: 300 },
    { guides: 300, items: 1000 },
  ]) {
    const folder = copyProject();
    addGuides(folder, guides);
    addItems(folder, items);
    const begun = performance.now();
    const { status, stderr } = spawnSync("node", ["scripts/build.ts"], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    const seconds = (performance.now() - begun) / 1000;
    const pages = pagePaths().length + guides;
    const weigh = (page: string) => statSync(join(folder, "build/client", page, "index.html.br")).size;
    console.log(
      `${pages} pages, ${45 + items} showcase items: ${seconds.toFixed(1)} s, ${((seconds / pages) * 1000).toFixed(0)} ms a page; ` +
        `careers ${weigh("careers")} bytes, a guide ${weigh("guides/sales-adjuster")} bytes`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

function addGuides(folder: string, count: number): void {
  // The build asks for a file of words for each guide.
  for (let n = 0; n < count; n += 1) writeFileSync(join(folder, `content/en/guides/generated-${n}.ts`), "");
  const file = join(folder, "content/en/guides.ts");
  const text = readFileSync(file, "utf8");
  const more = `...Array.from({ length: ${count} }, (_, n) => ({ ...salesAdjuster, slug: \`generated-\${n}\`, head: { ...salesAdjuster.head, title: \`Generated guide \${n}\` } })),`;
  writeFileSync(file, text.replace(/guides: \[/, `guides: [${more}`));
}

function addItems(folder: string, count: number): void {
  const file = join(folder, "content/en/services/integrations.ts");
  const text = readFileSync(file, "utf8");
  const more = `...Array.from({ length: ${count} }, (_, n) => ({ name: \`Generated work \${n}\`, imageSrc: "integrations/case-manager", alt: "A generated picture", href: "" })),`;
  writeFileSync(file, text.replace(/items: \[/, `items: [${more}`));
}
