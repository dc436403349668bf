import * as v from "valibot";
import { piecesOf } from "#content/marks.ts";
import { valueAt } from "./inspect.ts";

const text = v.pipe(
  v.string(),
  v.metadata({ isTranslated: true }),
  v.nonEmpty("must not be empty"),
  v.check((value) => !/\p{Emoji_Presentation}|\uFE0F/u.test(value), "must not contain emoji: the typeface has none"),
);

/** Where a link may lead, by how its address begins. */
const address = /^(\/|#|https:\/\/|mailto:|tel:)/;
const beginnings = "/, #, https://, mailto: or tel:";

/** One line of text. Two marks are understood wherever prose is shown: **bold** and [label](address). */
export const line = lineWith();

/** A line in which the site fills in what stands in braces, like {count}. It must have each of them, and no others. */
export function lineWith(...names: readonly string[]) {
  const wanted = names.map((name) => `{${name}}`);
  const placeholders = (value: string) => value.match(/\{[^}]*\}?/g) ?? [];
  return v.pipe(
    text,
    v.check(
      (value) =>
        wanted.every((name) => value.includes(name)) && placeholders(value).every((one) => wanted.includes(one)),
      wanted.length > 0
        ? `must contain ${wanted.join(" and ")}, and nothing else in braces`
        : "must not contain braces, except for a fact of the company like {company.email}",
    ),
    v.check(
      (value) =>
        piecesOf(value).every((piece) => !("to" in piece) || address.test(piece.to) || wanted.includes(piece.to)),
      `must have links that begin with ${beginnings}, as in [label](/about-us)`,
    ),
  );
}

/** A field with a sentence for editors, which the form at the desk and VS Code show next to it. */
export function hint<Schema extends v.GenericSchema>(schema: Schema, sentence: string) {
  return v.pipe(schema, v.description(sentence));
}

/**
 * A list whose items a translation names by this field, so that each keeps its texts wherever English has it. A list of
 * nothing but texts needs none: it is translated as a whole.
 */
export function keyedBy<List extends v.GenericSchema<unknown[]>>(key: string, list: List) {
  return v.pipe(
    list,
    v.metadata({ keyedBy: key }),
    v.check((items) => {
      const names = (items as unknown[]).map((item) => valueAt(item, key));
      return new Set(names).size === names.length;
    }, `must not have two items with the same ${key}`),
  );
}

/** A list with at least one item. */
export function someOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1));
}

/** A line that a layout must fit: no longer than `max` characters. */
export function lineUpTo(max: number) {
  return v.pipe(line, v.maxLength(max, `must not be longer than ${max} characters`));
}

/** The story of a work in one sentence. A period inside a figure does not end it. */
export const story = hint(
  v.pipe(
    line,
    v.minLength(60, "must have at least 60 characters"),
    v.maxLength(200, "must not be longer than 200 characters"),
    v.check(
      (value) => /[.!?]$/.test(value) && !/[.!?]\s/.test(value),
      "must be one sentence, with a period at its end",
    ),
  ),
  "What was wrong, what we built or what changed, in one sentence; not in the same order in every one.",
);

/** A text that no translation has, like a phone number, or words for the staff. */
export function sameInEveryLanguage<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ isTranslated: false }));
}

/** A text that a translation may leave in English. */
export function maybeTranslated<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ isTranslated: true, mayStayEnglish: true }));
}

/** A name of someone, which most languages write as English does. */
export const personalName = v.pipe(line, v.metadata({ isTranslated: true, isName: true }));

/** A name for the code, like that of a file. It is the same in every language. */
export const codeName = v.pipe(v.string(), v.nonEmpty("must not be empty"));

/** The last part of an address: small letters, digits and hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and hyphens"),
);

/** A day as 2026-11-20. */
export const day = v.pipe(v.string(), v.isoDate("must be a date like 2026-11-20"));

/** An address on this site, a part of a page, another site, an email address or a phone number. */
export const href = v.pipe(v.string(), v.regex(address, `must begin with ${beginnings}`));

const paragraph = v.strictObject({ p: line });
const bulletList = v.strictObject({ list: someOf(line) });
const numberedSteps = v.strictObject({ steps: someOf(line) });
const aside = v.strictObject({ note: line });
const table = v.strictObject({
  table: v.strictObject({ caption: line, head: v.array(line), rows: v.array(v.array(line)) }),
});

/** A piece of running text: a paragraph, a list, numbered steps, a note set apart, or a table. */
export const block = v.union(
  [paragraph, bulletList, numberedSteps, aside, table],
  "must be { p }, { list }, { steps }, { note } or { table }",
);
export type Block = v.InferOutput<typeof block>;

/** How much of a title search engines show. */
export const maxTitleLength = 60;

/** What a page tells browsers and search engines about itself. */
export const pageHead = v.strictObject({
  title: lineUpTo(maxTitleLength),
  description: v.pipe(
    line,
    v.minLength(50, "must have at least 50 characters"),
    v.maxLength(160, "must not be longer than 160 characters"),
  ),
});
export type PageHead = v.InferOutput<typeof pageHead>;

/** A part of a page that has its own address. */
export const section = v.strictObject({ id: slug, title: line, blocks: v.array(block) });
export type SectionContent = v.InferOutput<typeof section>;
