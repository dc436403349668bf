import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pagesIn } from "../content/pages.ts";
import { type TranslatedFrom, textFields, translatedFromFile } from "../content/translations.ts";
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
  for (const { file, field, state } of open) console.log(`${folder}/${file}: ${field}: ${state}`);
  const published = pagesIn(language as Language, folder).length;
  console.log(`${published} of ${pagesIn(mainLanguage).length} pages are in this language; the others stay English.`);
  console.log(open.length === 0 ? `${folder} is complete.` : `${open.length} texts are missing or outdated.`);
} else if (/^[a-z]{2}$/.test(language) && language !== mainLanguage && command === "accept") {
  const translatedFrom: TranslatedFrom = {};
  const known = textFields(folder);
  // As `status` prints them, or without the folder.
  const accepted = files.map((file) => file.replace(`${folder}/`, ""));
  const unknown = accepted.filter((name) => known.every(({ file }) => file !== name));
  if (unknown.length > 0) {
    console.error(`content/en has no text to translate in ${unknown.join(", ")}.`);
    process.exit(1);
  }
  const isAccepted = (file: string) => files.length === 0 || accepted.includes(file);
  for (const { file, field, hash, state, from } of known) {
    if (state === "missing") continue;
    const source = isAccepted(file) ? hash : from;
    if (source) translatedFrom[file] = { ...translatedFrom[file], [field]: source };
  }
  writeFileSync(`${folder}/${translatedFromFile}`, `${JSON.stringify(translatedFrom, null, 2)}\n`);
} else {
  console.log(help);
  if (command !== "help") process.exitCode = 1;
}
