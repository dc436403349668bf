import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages as publishedPages } from "#content/pages.ts";
import { copyProject } from "#tests/commands/project-copy.ts";

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
    const pages = publishedPages({ withTemplates: true }).length + guides;
    const weigh = (page: string) => statSync(join(folder, "build/current/client", page, "index.html.br")).size;
    console.log(
      `${pages} pages, ${45 + items} showcase items: ${seconds.toFixed(1)} s, ${((seconds / pages) * 1000).toFixed(0)} ms a page; ` +
        `careers ${weigh("careers")} bytes, a guide ${weigh("guides/sales-adjuster")} bytes`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

function addGuides(folder: string, count: number): void {
  const guides = join(folder, "content/en/guides");
  const names = Array.from({ length: count }, (_, n) => `generated-${n}`);
  for (const name of names) {
    const text = readFileSync(join(guides, "sales-adjuster.yaml"), "utf8");
    writeFileSync(join(guides, `${name}.yaml`), text.replace(/^ {2}title: .*$/m, `  title: The guide ${name}`));
    cpSync(join(guides, "sales-adjuster"), join(guides, name), { recursive: true });
  }
  appendFileSync(`${guides}.yaml`, names.map((name) => `  - ${name}\n`).join(""));
}

function addItems(folder: string, count: number): void {
  const item = (n: number) => `  - name: Generated work ${n}
    imageSrc: integrations/case-manager
    story: Nobody asked for this work, so it was generated to see how long a build with many works takes.
    alt: A generated picture
    href: ""
`;
  const items = Array.from({ length: count }, (_, n) => item(n)).join("");
  appendFileSync(join(folder, "content/en/services/integrations.yaml"), items);
}
