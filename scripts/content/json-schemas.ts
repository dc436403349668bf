import { posix } from "node:path";
import { toJsonSchema } from "@valibot/to-json-schema";
import { fileSchemas } from "#content/file-schemas.ts";
import { switches } from "#content/schema/parts.ts";

const settingsFile = ".vscode/settings.json";

/** The files that tell an editor like VS Code what may stand in a content file: a JSON Schema each, and where it applies. */
export function editorFiles(): Map<string, string> {
  const kinds = [
    { name: "parts", files: "../parts.yaml", schema: switches },
    // With parts of the site that are off: switching one changes none of these files.
    ...fileSchemas(() => true).filter(({ format }) => format === "yaml"),
  ];
  const pathOf = (name: string) => `content/schema/json/${name}.json`;
  const files = kinds.map(({ name, schema }): [string, string] => [
    pathOf(name),
    // In one line: nobody reads it.
    `${JSON.stringify(toJsonSchema(schema, { typeMode: "input", errorMode: "ignore", ignoreActions: ["metadata"] }))}\n`,
  ]);
  const settings = {
    "yaml.schemas": Object.fromEntries(
      kinds.map(({ name, files }) => [`./${pathOf(name)}`, posix.join("content/en", files)]),
    ),
  };
  return new Map([...files, [settingsFile, `${JSON.stringify(settings, null, 2)}\n`]]);
}
