import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type TranslatedFrom, translatedFromFile } from "../content/load.ts";
import { pagesIn } from "../content/pages.ts";
import { type TextField, textFields } from "../content/translations.ts";
import { type Language, mainLanguage } from "../contract/languages.ts";
import { editorFiles } from "./content/json-schemas.ts";

const help = `npm run content -- status <language>             what is missing or outdated in content/<language>
npm run content -- accept <language> [file…]     says that these translations fit the English text of today
npm run content -- schemas                       writes the JSON Schemas for editors`;

const [command, language = "", ...files] = process.argv.slice(2);
const folder = `content/${language}`;

if (command === "schemas") {
  for (const [file, text] of editorFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
} else if (/^[a-z]{2}$/.test(language) && language !== mainLanguage && command === "status") {
  const open = textFields(folder).filter(({ state }) => state !== "current");
  for (const { file, field, state, movedTo } of open)
    console.log(`${folder}/${file}: ${field}: ${movedTo ? `in English this is now ${movedTo}` : state}`);
  const published = pagesIn(language as Language, folder).length;
  console.log(`${published} of ${pagesIn(mainLanguage).length} pages are in this language; the others stay English.`);
  console.log(open.length === 0 ? `${folder} is complete.` : `${open.length} texts are missing or outdated.`);
} else if (/^[a-z]{2}$/.test(language) && language !== mainLanguage && command === "accept") {
  accept(files.map((file) => file.replace(`${folder}/`, "")));
} else {
  console.log(help);
  if (command !== "help") process.exitCode = 1;
}

/** Says of these files, or of all, that their words fit the English ones of today. */
function accept(names: readonly string[]): void {
  const known = textFields(folder);
  const unknown = names.filter((name) => !known.some(({ file, state }) => file === name && state !== "missing"));
  if (unknown.length > 0) {
    for (const name of unknown) console.error(`${folder}/${name} has no translation. Name files like home.yaml.`);
    process.exitCode = 1;
    return;
  }
  const isAccepted = ({ file, state }: TextField) =>
    state !== "missing" && (names.length === 0 || names.includes(file));
  // A list that follows its English by these hashes would lose its way.
  const moved = known.filter((text) => isAccepted(text) && text.movedTo);
  if (moved.length > 0) {
    for (const { file, field, movedTo } of moved) console.error(`${folder}/${file}: ${field}: is now ${movedTo}`);
    console.error('First give these lists the order of English, with "- {}" for an item that is not translated.');
    process.exitCode = 1;
    return;
  }
  const translatedFrom: TranslatedFrom = {};
  for (const text of known) {
    const from = isAccepted(text) ? text.hash : text.state !== "missing" && text.from;
    if (from) translatedFrom[text.file] = { ...translatedFrom[text.file], [text.field]: from };
  }
  writeFileSync(`${folder}/${translatedFromFile}`, `${JSON.stringify(translatedFrom, null, 2)}\n`);
  const changed = known.filter((text) => isAccepted(text) && text.state !== "current");
  for (const { file, field } of changed) console.log(`${folder}/${file}: ${field}: accepted`);
  console.log(`${changed.length} texts were accepted.`);
}
