import { trapField } from "#contract/contact.ts";

/** The six fields of the form, as they are sent. */
export type FormValues = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  purpose: string[];
  body: string;
};

export const noValues: FormValues = { name: "", email: "", phone: "", subject: "", purpose: [], body: "" };

/** Reads the form. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    purpose: data.getAll("purpose").map(String),
    body: text("body"),
  };
}

/** Writes values back into the form. The field that only robots see is emptied with it. */
export function fill(form: HTMLFormElement, { purpose, ...texts }: FormValues): void {
  for (const [name, text] of Object.entries({ ...texts, [trapField]: "" })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  }
  for (const box of form.querySelectorAll<HTMLInputElement>("[name=purpose]"))
    box.checked = purpose.includes(box.value);
}

/** True if nothing was typed or chosen. */
export function isEmpty(values: FormValues): boolean {
  return Object.values(values).every((value) => value.length === 0);
}

export function areSame(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
