import { existsSync } from "node:fs";
import { contentIn } from "./door.ts";

const pictures = new URL("./pictures/", import.meta.url);

/** Stops the build where the content names a picture that does not exist. */
export function checkContentFiles(): void {
  const missing = [...filesIn(contentIn("en"), "content/en/")].filter(
    ({ file }) => !existsSync(new URL(file, pictures)),
  );
  if (missing.length === 0) return;
  const complaints = missing.map(({ field, file }) => `  ${field}: content/pictures/${file} does not exist`);
  throw new Error(`The content names pictures that are not there:\n${complaints.join("\n")}`);
}

function* filesIn(value: unknown, field: string): Generator<{ field: string; file: string }> {
  if (typeof value !== "object" || value === null) return;
  if ("file" in value && "alt" in value && typeof value.file === "string")
    yield { field: `${field}.file`, file: value.file };
  for (const [key, inner] of Object.entries(value)) {
    yield* filesIn(
      inner,
      field.endsWith("/") ? `${field}${key}.ts: ` : `${field}${field.endsWith(" ") ? "" : "."}${key}`,
    );
  }
}
