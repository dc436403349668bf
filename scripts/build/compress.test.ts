import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { compress } from "./compress.ts";

test("a text gets both of its compressed forms, and a picture or a text that would grow gets none", async () => {
  const folder = temporaryFolder();
  const text = "You dream, we code. ".repeat(50);
  const written = ["index.html", "feed.xml", "card.png"].map((name) => join(folder, name));
  const [page = "", feed = "", card = ""] = written;
  for (const file of written) {
    writeFileSync(file, file === feed ? "<rss/>" : text);
    await compress(file);
  }
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  for (const file of [feed, card]) expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);
});
