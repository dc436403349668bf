import type { ServerContent } from "#content/schema/content.ts";
import { fromColumns, type StoredRequest } from "#server/storage/tables.ts";

/** Where staff read a request. */
export function deskLink({ id }: StoredRequest, { company }: Pick<ServerContent, "company">): string {
  return `${company.url}/desk/requests/${id}`;
}

/** Where staff see all requests that have waited too long. */
export function overdueLink({ company }: Pick<ServerContent, "company">): string {
  return `${company.url}/desk?status=new&flag=overdue`;
}

/** What a request is about, in the words of the form. */
export function purposeLabels(request: StoredRequest, { contact }: Pick<ServerContent, "contact">): string[] {
  return fromColumns(request).purpose.map(
    (value) => contact.purposes.find((one) => one.value === value)?.label ?? value,
  );
}

/** A line with its placeholders filled in. What a visitor typed may look like a placeholder and stays as it is. */
export function fillIn(line: string, values: Record<string, string>): string {
  return line.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
