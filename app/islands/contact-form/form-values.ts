import { type ContactRequest, contactFields, emptyRequest, fieldNames, trapField } from "#contract/contact.ts";

/** The fields of the form as they are sent. */
export type FormValues = ContactRequest;

export const noValues: FormValues = emptyRequest();

export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = fieldNames.map((name) => {
    const all = data.getAll(name).map(String);
    return [name, contactFields[name].kind === "choices" ? all : (all[0] ?? "")];
  });
  return Object.fromEntries(values);
}

/** Writes values back into the form. The field that only robots see is emptied too. */
export function fill(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries({ ...values, [trapField]: "" })) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
      if (typeof value === "string") control.value = value;
      else control.checked = value.includes(control.value);
    }
  }
}

export function isEmpty(values: FormValues): boolean {
  return Object.values(values).every((value) => value.length === 0);
}

export function areSame(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
