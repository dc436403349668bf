import { parseArgs } from "node:util";
import { buildIfChanged } from "./fingerprint.ts";
import { run } from "./run.ts";

/** Runs the tests of a project with the programs that were found. `--require a,b` fails if one of these was not. */
export async function testWith(found: readonly string[], project: string, env: Record<string, string> = {}) {
  const { values, positionals } = parseArgs({ options: { require: { type: "string" } }, allowPositionals: true });
  const missing = values.require?.split(",").filter((name) => !found.includes(name)) ?? [];
  if (missing.length > 0 || found.length === 0) {
    console.error(missing.length > 0 ? `--require: ${missing.join(" and ")} missing.` : "Nothing was tested.");
    process.exit(1);
  }
  await testProject(project, positionals, env);
}

/** Runs the tests of a project. The servers under test serve the built site, as in production. */
export async function testProject(project: string, args: readonly string[], env: Record<string, string>) {
  await buildIfChanged();
  process.exit(await run("vitest", ["run", "--project", project, ...args], { env: { ...process.env, ...env } }));
}
