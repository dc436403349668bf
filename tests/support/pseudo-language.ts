import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import { parse, stringify } from "yaml";
import { fileSchemas } from "#content/file-schemas.ts";
import { splitFrontMatter } from "#content/front-matter.ts";
import { contentIn } from "#content/index.ts";
import { isToTranslate } from "#content/pages.ts";
import { fillIn } from "#content/read-yaml.ts";
import { company } from "#content/schema/company.ts";
import { fieldSchema, keyOf, type Schema, valueAt } from "#content/schema/inspect.ts";

/**
 * Writes a language that everyone can read: English with accents on its vowels, each of them twice, so that every word is
 * changed and texts are about 40 percent longer. What is no text is left out, as in any translation.
 */
export function writePseudoLanguage(folder: string): void {
  for (const { files, schema } of fileSchemas()) {
    for (const file of globSync(files, { cwd: "content/en" }).filter(isToTranslate)) {
      const text = readFileSync(`content/en/${file}`, "utf8");
      const split = splitFrontMatter(text);
      const fields = stringify(translated(parse(split?.front ?? text), schema) ?? {}, {
        lineWidth: 0,
        singleQuote: true,
      });
      mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, split ? `---\n${fields}---\n${longer(split.body)}` : fields);
    }
  }
}

function translated(value: unknown, schema: Schema): unknown {
  if (typeof value === "string")
    return schema && v.getMetadata(schema).isTranslated ? fitting(value, schema) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const key = keyOf(schema);
    const items = value.flatMap((item, index) => {
      const own = translated(item, fieldSchema(schema, String(index)));
      return own && key ? withKey(own as object, key.split("."), valueAt(item, key)) : (own ?? []);
    });
    return items.length > 0 ? items : undefined;
  }
  const fields = Object.entries(value).map(([key, inner]) => [key, translated(inner, fieldSchema(schema, key))]);
  const texts = fields.filter(([, inner]) => inner !== undefined);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** An item with the field by which a translation names it. */
function withKey(item: object, [field = "", ...rest]: string[], value: unknown): object {
  const inner = rest.length > 0 ? withKey((Reflect.get(item, field) as object) ?? {}, rest, value) : value;
  return { ...item, [field]: inner };
}

/** As much longer as the schema allows. */
function fitting(text: string, schema: v.GenericSchema): string {
  // The facts of the company are filled in before a text is checked.
  const accept = (candidate: string) => v.safeParse(schema, candidate.replace(/\{company\.[^}]*\}/g, factOf)).success;
  return [longer(text), accented(text)].find(accept) ?? text;
}

/** A fact as the language says it; the English one where that is the same in every language. */
function factOf(marker: string): string {
  const english = contentIn("en").company;
  const [own, same] = [translated(english, company), english].map((facts) =>
    fillIn(marker, { file: "", line: 1, facts: { company: facts } }),
  );
  return (own?.mistakes.length === 0 ? own : same)?.value ?? marker;
}

const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ö", u: "ü", y: "ý" };
const capitals: Record<string, string> = { A: "Á", E: "É", I: "Í", O: "Ö", U: "Ü", Y: "Ý" };

// What the site fills in, addresses, and the marks of a legal text stay as they are.
const kept = /(^Table: |\{[^}]*\}|\]\([^)]*\)|https?:\S+|\S+@\S+)/m;

function longer(text: string): string {
  return withVowels(text, (vowel) => vowel + vowel.toLowerCase());
}

function accented(text: string): string {
  return withVowels(text, (vowel) => vowel);
}

function withVowels(text: string, write: (vowel: string) => string): string {
  const change = (piece: string) => piece.replace(/[aeiouy]/gi, (one) => write(accents[one] ?? capitals[one] ?? one));
  return text
    .split(kept)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join("");
}
