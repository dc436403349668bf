import { globSync, readFileSync, writeFileSync } from "node:fs";
import { formatContent } from "#content/format.ts";
import { run } from "./run/run.ts";

for (const file of globSync("content/[a-z][a-z]/**/*.{yaml,md}")) {
  const text = readFileSync(file, "utf8");
  const formatted = formatContent(text);
  if (formatted !== text) writeFileSync(file, formatted);
}
process.exit(await run("biome", ["check", "--write", "."]));
