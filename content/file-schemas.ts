import * as v from "valibot";
import { isOnContent } from "#contract/parts.ts";
import { type Collection, collections } from "./files.ts";
import { content } from "./schema/content.ts";
import { slug } from "./schema/text.ts";

type ObjectSchema = { entries: Record<string, v.GenericSchema> };

/** One kind of file: which files of content/<language> it is, and the fields in them. */
export type FileSchema = {
  name: string;
  files: string;
  format: "yaml" | "md";
  schema: v.GenericSchema;
  collection?: Collection;
};

/**
 * Every kind of file in content/<language>, without those of parts of the site that are off. What has a file of its own is
 * left out of its owner.
 */
export function fileSchemas(isWanted = isOnContent): FileSchema[] {
  const groups = Object.entries(content.entries).map(([name, schema]) => {
    const { entries } = withoutMembers(schema as unknown as ObjectSchema, name);
    const wanted = Object.entries(entries).filter(([field]) => isWanted(`${name}.${field}`));
    const fields = v.strictObject(Object.fromEntries(wanted));
    return { name, files: `${name}.yaml`, format: "yaml" as const, schema: fields };
  });
  const members = collections.map((collection) => {
    const { owner, folder, format, schema, key, text } = collection;
    const path = [owner, folder].filter(Boolean).join("/");
    const fields = withoutMembers(schema as ObjectSchema, `${path}/*`).entries;
    const written = Object.entries(fields).filter(([name]) => ![key, text, text && "sections"].includes(name));
    return {
      name: `${path.replaceAll("/*", "")}-member`.replaceAll("/", "-"),
      files: `${path}/*.${format}`,
      format,
      schema: v.strictObject(Object.fromEntries(written)),
      collection,
    };
  });
  return [...groups, ...members].filter(({ files }) => isWanted(files.replace(/\.\w+$/, "")));
}

function withoutMembers({ entries }: ObjectSchema, owner: string) {
  let fields = { ...entries };
  for (const { owner: one, list, schema, newestFirst } of collections) {
    if (one !== owner) continue;
    if (!list) fields = Object.fromEntries(Object.entries(fields).filter(([, field]) => (field as unknown) !== schema));
    else if (newestFirst) delete fields[list];
    else fields = withSlugs(fields, list.split("."));
  }
  return v.strictObject(fields);
}

/** The fields with a list of slugs at this path. */
function withSlugs(fields: ObjectSchema["entries"], [name = "", ...rest]: string[]): ObjectSchema["entries"] {
  const field = fields[name] as unknown as { type: string; wrapped?: ObjectSchema } & ObjectSchema;
  // What may be left out may be empty.
  if (rest.length === 0) {
    const isOptional = field.type === "optional";
    return { ...fields, [name]: isOptional ? v.optional(v.array(slug)) : v.pipe(v.array(slug), v.minLength(1)) };
  }
  const inner = v.strictObject(withSlugs((field.wrapped ?? field).entries, rest));
  return { ...fields, [name]: field.type === "optional" ? v.optional(inner) : inner };
}
