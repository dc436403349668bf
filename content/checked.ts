import * as v from "valibot";
import { content } from "./schema/content.ts";

export type Content = v.InferOutput<typeof content>;

/** Returns one language's content, or stops with a list that names each wrong file and field. */
export function checked(folder: string, candidate: Content): Content {
  const result = v.safeParse(content, candidate);
  if (result.success) return result.output;
  const complaints = result.issues.map((issue) => {
    const [file, ...field] = (v.getDotPath(issue) ?? "").split(".");
    return `  ${folder}/${file}.ts: ${field.join(".")}: ${issue.message}`;
  });
  throw new Error(`The content is not complete:\n${complaints.join("\n")}`);
}
