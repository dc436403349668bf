import { readFileSync } from "node:fs";
import {
  findSamples,
  keepSamples,
  markAsSamples,
  type SampleItem,
  type Samples,
  sampleRows,
} from "#content/samples.ts";
import { lineOf, textFields } from "#content/translations.ts";
import { languages, mainLanguage } from "#contract/languages.ts";

export const samplesHelp = `npm run content -- samples                       what is still sample material, and what to do about it
npm run content -- samples <row>                 each text and file of it, with its line
npm run content -- samples keep <row> [file…]    says that what is left is true for the company, in all of it, a file or a line like file:12
npm run content -- samples mark <row>…           says that all of it is sample material`;

/** Runs `npm run content -- samples`. Returns the exit code. */
export function runSamples(args: readonly string[]): number {
  const samples = findSamples();
  const [command = "", ...rest] = args;
  if (command === "mark" && rest.length > 0) return mark(rest);
  if (command === "keep" && rest[0]) return keep(samples, rest[0], rest.slice(1));
  if (command === "") return list(samples);
  const row = samples.find(({ id }) => id === command);
  if (!row) return refuse(command);
  if (row.left.length === 0) return showNothingLeft(row);
  showRow(row);
  return 0;
}

function showNothingLeft({ id }: { id: string }): number {
  console.log(`${id}: no sample material is left.`);
  return 0;
}

function list(samples: readonly Samples[]): number {
  const left = samples.filter((row) => row.left.length > 0);
  for (const row of left) console.log(`${summaryOf(row)}\n`);
  console.log(
    left.length === 0
      ? "No sample material is left."
      : `Sample material is left in ${left.length} of ${samples.length} rows. See one: npm run content -- samples ${left[0]?.id}`,
  );
  if (left.length === 0) nameOldTranslations();
  return 0;
}

/** A translation whose English text has changed may still say what was invented. */
function nameOldTranslations(): void {
  for (const language of languages.filter((one) => one !== mainLanguage)) {
    const old = textFields(`content/${language}`).filter(({ state }) => state === "outdated");
    if (old.length > 0)
      console.log(
        `Older than their English texts in content/${language}: ${old.length}. See them: npm run content -- status ${language}`,
      );
  }
}

function summaryOf({ id, what, left, todo, unlisted }: Samples): string {
  const lines = [
    `${id}: ${what}`,
    `  ${todo}`,
    `  Left: ${countsOf(left)}`,
    ...(unlisted.length > 0 ? [`  Kept out of search engines meanwhile: ${addressesOf(unlisted)}`] : []),
  ];
  return lines.join("\n");
}

/** Like "32 in content/en/team.yaml, 32 in content/pictures/team". */
function countsOf(left: readonly SampleItem[]): string {
  const places = Object.groupBy(left, ({ file }) => file.split("/").slice(0, 3).join("/"));
  return Object.entries(places)
    .map(([place, items = []]) => `${items.length} in ${place}`)
    .join(", ");
}

function addressesOf(paths: readonly string[]): string {
  const shown = paths.slice(0, 4).join(", ");
  return paths.length > 4 ? `${shown} and ${paths.length - 4} more pages` : shown;
}

function showRow(row: Samples): void {
  console.log(summaryOf(row));
  if (row.decided.length > 0) console.log(`\nWhat was decided:\n${row.decided.map((one) => `- ${one}`).join("\n")}`);
  console.log("");
  for (const item of row.left) console.log(describe(item));
  console.log(`\nIf this is true for your company as it is: npm run content -- samples keep ${row.id}`);
}

function describe({ file, path, text }: SampleItem): string {
  if (path.length === 0) return file;
  const start = text.length > 70 ? `${text.slice(0, 69)}…` : text;
  return `${placeOf({ file, path, text })}: ${start.replaceAll("\n", " ")}`;
}

function placeOf({ file, path, text }: Pick<SampleItem, "file" | "path" | "text">): string {
  return `${file}:${path.join() === "text" ? lineOfText(file, text) : lineOf(file, path)}`;
}

function lineOfText(file: string, text: string): number {
  const [before = ""] = readFileSync(file, "utf8").split(text, 1);
  return before.split("\n").length;
}

function keep(samples: readonly Samples[], id: string, files: readonly string[]): number {
  const row = samples.find((one) => one.id === id);
  if (!row) return refuse(id);
  if (row.left.length === 0) return showNothingLeft(row);
  const isIn = (name: string, item: SampleItem) =>
    item.file === name || item.file.startsWith(`${name}/`) || (item.path.length > 0 && placeOf(item) === name);
  const unknown = files.filter((name) => !row.left.some((item) => isIn(name, item)));
  for (const name of unknown)
    console.error(
      `${name} has no sample material of ${id}. Name files like ${row.left[0]?.file}, or lines like ${row.left[0]?.file}:12`,
    );
  if (unknown.length > 0) return 1;
  const kept = row.left.filter((item) => files.length === 0 || files.some((name) => isIn(name, item)));
  keepSamples(id, kept);
  console.log(`${id}: ${kept.length} are no samples any more, and ${row.left.length - kept.length} are left.`);
  return 0;
}

function mark(ids: readonly string[]): number {
  const rows = sampleRows();
  const unknown = ids.find((id) => !rows.some((row) => row.id === id));
  if (unknown) return refuse(unknown);
  markAsSamples(rows.filter(({ id }) => ids.includes(id)));
  return 0;
}

/** For a row that is not there, or whose pages are not. */
function refuse(id: string): number {
  const isOff = sampleRows().some((row) => row.id === id);
  if (isOff) return showNothingLeft({ id });
  const rows = findSamples().map((row) => row.id);
  console.error(`There is no row ${id}. There are: ${rows.join(", ")}.`);
  return 1;
}
