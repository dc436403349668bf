import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";
import { languageFoldersOff } from "#contract/parts.ts";

test("every link in a document of the project leads to a file or folder", () => {
  const files = globSync(["*.md", "{art,content,docs}/**/README.md", "docs/**/*.md"]);
  const dead = files.flatMap((file) =>
    linksIn(fromMarkdown(readFileSync(file, "utf8")))
      .filter((url) => !/^(https?:|#)/.test(url))
      .map((url) => join(dirname(file), url.replace(/#.*/, "")))
      // A company that moves in deletes the tests of the customer's document, and a language that is off.
      .filter((target) => existsSync("tests/specification") || !/^(tests|docs)\/specification/.test(target))
      .filter((target) => !existsSync(target) && !languageFoldersOff.includes(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(files.length).toBeGreaterThan(25);
  expect(dead).toEqual([]);
});

function linksIn(node: Nodes): string[] {
  const own = node.type === "link" || node.type === "image" || node.type === "definition" ? [node.url] : [];
  return "children" in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}
