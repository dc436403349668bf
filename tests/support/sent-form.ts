import type { FormPart } from "#content/editing/form.ts";

/** What a browser sends of a form, if nobody changes anything. */
export function sentForm(parts: readonly FormPart[]): URLSearchParams {
  const form = new URLSearchParams();
  add(parts);
  return form;

  function add(parts: readonly FormPart[]): void {
    for (const part of parts) {
      if (part.is === "group") add(part.parts);
      else if (part.is === "list") {
        form.set(`${part.name}#`, String(part.items.length));
        for (const item of part.items) add(item.parts);
      } else
        for (const { name, value } of part.inputs)
          if (part.kind !== "switch") form.set(name, value.replaceAll("\n", "\r\n"));
          else if (value === "true") form.set(name, "on");
    }
  }
}
