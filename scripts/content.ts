import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkContent } from "#content/check.ts";
import { describeMistake } from "#content/mistakes.ts";
import { pages } from "#content/pages.ts";
import {
  lineOf,
  readTranslatedFrom,
  type TextField,
  type TranslatedFrom,
  textFields,
  translatedFromFile,
  untranslated,
} from "#content/translations.ts";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { checkContentAndPhotographs } from "./build/check-content.ts";
import { editorFiles } from "./content/json-schemas.ts";
import { runSamples, samplesHelp } from "./content/samples.ts";

const help = `npm run content -- check                         what is wrong in the content, and what should not stay as it is
npm run content -- posters                       takes a still picture out of each video that has none
npm run content -- status <language>             what is missing or outdated in content/<language>
npm run content -- accept <language> [file…]     says that these translations fit the English text of today
npm run content -- same <language> "<text>"…      says that these texts are the same in English
npm run content -- schemas                       writes the JSON Schemas for editors
${samplesHelp}`;

const [command, language = "", ...rest] = process.argv.slice(2);
const folder = `content/${language}`;
const isTranslation = /^[a-z]{2}$/.test(language) && language !== mainLanguage;

if (command === "schemas") {
  for (const [file, text] of editorFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
} else if (command === "check") {
  await check();
} else if (command === "posters") {
  // Its browser is only for those who ask for it.
  const { writePosters } = await import("./content/posters.ts");
  for (const file of await writePosters()) console.log(`${file} is new.`);
} else if (command === "samples") {
  if (isComplete()) process.exitCode = runSamples(process.argv.slice(3));
} else if (isTranslation && /^(status|accept|same)$/.test(command ?? "") && !isComplete()) {
  // A file that can't be read has no translations. What is wrong has been said.
} else if (isTranslation && command === "status") {
  const open = textFields(folder).filter(({ state }) => state !== "current");
  for (const { file, field, state } of open) console.log(`${folder}/${file}: ${field}: ${state}`);
  const published = pages({ language: language as Language }).length;
  console.log(
    `${published} of ${pages({ language: mainLanguage }).length} pages are in this language; the others stay English.`,
  );
  console.log(open.length === 0 ? `${folder} is complete.` : `Missing or outdated texts: ${open.length}`);
} else if (isTranslation && command === "accept") {
  accept(rest.map((file) => file.replace(`${folder}/`, "")));
} else if (isTranslation && command === "same" && rest.length > 0) {
  acceptSame(rest);
} else {
  console.log(help);
  if (command !== "help") process.exitCode = 1;
}

/** The mistakes would stop a build, the warnings not. */
async function check(): Promise<void> {
  try {
    const warnings = await checkContentAndPhotographs();
    for (const warning of warnings) console.log(describeMistake(warning));
    console.log(`The content has no mistakes. Warnings: ${warnings.length}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether the content has no mistakes; otherwise they are named. */
function isComplete(): boolean {
  try {
    checkContent();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  }
}

/** Says of these files, or of all, that their texts fit the English ones of today. */
function accept(names: readonly string[]): void {
  const known = textFields(folder);
  const unknown = names.filter((name) => !known.some(({ file, state }) => file === name && state !== "missing"));
  if (unknown.length > 0) {
    for (const name of unknown) console.error(`${folder}/${name} has no translation. Name files like home.yaml.`);
    process.exitCode = 1;
    return;
  }
  const isNamed = ({ file }: TextField) => names.length === 0 || names.includes(file);
  const named = known.filter((text) => isNamed(text) && text.state !== "missing");
  // What was accepted before was meant.
  const refused = untranslated(known).filter((text) => named.includes(text) && text.state !== "current");
  for (const text of refused) console.error(refusalOf(text));
  write(named.filter((text) => !refused.includes(text)));
  if (refused.length === 0) return;
  console.error(`Refused texts: ${refused.length}. They are the English ones, word for word.`);
  process.exitCode = 1;
}

/** Says of these texts that a translation which repeats the English one is meant. */
function acceptSame(texts: readonly string[]): void {
  const known = textFields(folder);
  const same = known.filter(({ english, translation }) => translation === english);
  const unknown = texts.filter((text) => !same.some(({ english }) => english === text));
  for (const text of unknown) console.error(`No text of ${folder} is "${text}" and the same in English.`);
  if (unknown.length > 0) process.exitCode = 1;
  write(same.filter(({ english }) => texts.includes(english)));
}

function refusalOf({ file, field, path, english }: TextField): string {
  const place = `${folder}/${file}:${lineOf(`${folder}/${file}`, path)}: ${field}`;
  const isLong = english.length > 60 || english.includes("\n");
  const otherwise = `, or say that both languages have the same: npm run content -- same ${language} "${english}"`;
  return `${place}: is the English text; translate it${isLong ? "" : otherwise}`;
}

/** Writes down that these translations fit the English texts of today. What is said of the others stays, also of parts that are off. */
function write(accepted: readonly TextField[]): void {
  const before = readTranslatedFrom(folder);
  const translatedFrom: TranslatedFrom = {};
  const touched = new Set(accepted.map(({ file }) => file));
  const isAccepted = ({ file, field }: TextField) => accepted.some((one) => one.file === file && one.field === field);
  for (const text of textFields(folder, undefined, () => true)) {
    const { file, field, hash, from } = text;
    if (!touched.has(file)) {
      if (before[file]) translatedFrom[file] = before[file];
      continue;
    }
    const stored = isAccepted(text) ? hash : from;
    if (stored) translatedFrom[file] = { ...translatedFrom[file], [field]: stored };
  }
  writeFileSync(`${folder}/${translatedFromFile}`, `${JSON.stringify(translatedFrom, null, 2)}\n`);
  const changed = accepted.filter(({ state }) => state !== "current");
  for (const { file, field } of changed) console.log(`${folder}/${file}: ${field}: accepted`);
  console.log(`Accepted texts: ${changed.length}`);
}
