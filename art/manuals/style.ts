import { readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "#art/drawing/palette.ts";
import { fontAddress } from "./files.ts";
import type { Manual } from "./manuals.ts";

const sheets = [
  "page",
  "cover",
  "contents",
  "chapter",
  "tutorials",
  "plans",
  "questions",
  "cannot",
  "last-page",
] as const;

/** The whole style of one manual: the font, the colors on paper, the running lines of the pages, the sheets of this folder. */
export function styleOf(manual: Manual, site: string): string {
  const font = `@font-face{font-family:"Site";src:url(${fontAddress()}) format("woff2");font-weight:100 900}`;
  return [font, colors(), runningLines(manual, site), ...sheets.map(sheet)].join("\n");
}

function colors(): string {
  const lines = Object.entries(palette).map(([name, [light]]) => `--${name}:${light};`);
  return `:root{${lines.join("")}}`;
}

/** What stands on every page but the first. The margins of a page know no variables. */
function runningLines({ app, guide, title }: Manual, site: string): string {
  const quiet = `font:400 11px/1 "Site";color:${palette.mute[0]}`;
  const strong = `font:560 12px/1 "Site";color:${palette.text[0]};font-variant-numeric:tabular-nums`;
  return `@page{
    @top-left{content:${quoted(app.title)};${strong}}
    @top-right{content:${quoted(title)};${quiet}}
    @bottom-left{content:${quoted(`${new URL(site).host}/guides/${guide.slug}`)};${quiet}}
    @bottom-right{content:counter(page);${strong}}
  }`;
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function sheet(name: (typeof sheets)[number]): string {
  return readFileSync(join(import.meta.dirname, `${name}.css`), "utf8");
}
