import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseRaw } from "#scripts/editor/content-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { formatContent } from "./format.ts";
import { lineOf, readTexts } from "./translations.ts";

test.each(["\n", "\r\n"])(
  "a Markdown file whose lines end with %j has the same fields and text for everybody",
  (end) => {
    const file = join(temporaryFolder(), "terms.md");
    const text = ["---", "title: Terms", "---", "", "## Use {#use}", ""].join(end);
    writeFileSync(file, text);
    const read = { title: "Terms", text: "## Use {#use}" };
    expect([readTexts(file), parseRaw(file, text)]).toEqual([read, read]);
    expect(formatContent(text)).toBe("---\ntitle: Terms\n---\n\n## Use {#use}\n");
    expect(lineOf(file, ["text"])).toBe(4);
  },
);
