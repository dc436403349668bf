import * as v from "valibot";

export type Schema = v.GenericSchema | undefined;

/** The schema of a field or an item. */
export function fieldSchema(schema: Schema, key: string): Schema {
  const { entries, item, items } = (schema ?? {}) as {
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    items?: v.GenericSchema[];
  };
  const field = entries?.[key] ?? item ?? items?.[Number(key)];
  // What may be left out is a schema in a schema, and texts of several kinds are a text.
  const inner = (field as { wrapped?: v.GenericSchema } | undefined)?.wrapped ?? field;
  const { options } = (inner ?? {}) as { options?: readonly v.GenericSchema[] };
  return options?.find(({ type }) => type === "string") ?? inner;
}

/** True for a field that may be left out. */
export function isOptional(schema: Schema, key: string): boolean {
  const { entries } = (schema ?? {}) as { entries?: Record<string, v.GenericSchema> };
  return entries?.[key]?.type === "optional";
}

/** The field by which a translation names the items of this list (`keyedBy`), if there is one. */
export function keyOf(list: Schema): string | undefined {
  return list && (v.getMetadata(list).keyedBy as string | undefined);
}

/** The value of a field of a field, like "picture.file". */
export function valueAt(root: unknown, field: string): unknown {
  return field
    .split(".")
    .reduce((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), root);
}
