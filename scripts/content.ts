import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { formatContent } from "../content/format.ts";
import { readTranslatedFrom, type TranslatedFrom, translatedFromFile } from "../content/load.ts";
import { pagesIn } from "../content/pages.ts";
import { inEnglishOrder, type TextField, textFields } from "../content/translations.ts";
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
  console.log(open.length === 0 ? `${folder} is complete.` : `Missing or outdated texts: ${open.length}`);
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
  const isNamed = ({ file }: TextField) => names.length === 0 || names.includes(file);
  const accepted = known.filter((text) => isNamed(text) && text.state !== "missing");
  const before = readTranslatedFrom(folder);
  const translatedFrom: TranslatedFrom = {};
  for (const text of known) {
    const { file, field, hash } = text;
    if (accepted.includes(text)) translatedFrom[file] = { ...translatedFrom[file], [field]: hash };
    else if (!isNamed(text) && before[file]) translatedFrom[file] = before[file];
  }
  for (const file of new Set(accepted.map(({ file }) => file))) {
    const text = inEnglishOrder(known, file, folder);
    if (!text) continue;
    writeFileSync(`${folder}/${file}`, formatContent(text));
    console.log(`${folder}/${file}: its lists have the order of English now`);
  }
  writeFileSync(`${folder}/${translatedFromFile}`, `${JSON.stringify(translatedFrom, null, 2)}\n`);
  const changed = accepted.filter(({ state }) => state !== "current");
  for (const { file, field } of changed) console.log(`${folder}/${file}: ${field}: accepted`);
  console.log(`Accepted texts: ${changed.length}`);
}
