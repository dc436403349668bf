import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TaskName, Tasks } from "#content/editing/tasks.ts";
import { EditingError } from "./editing-error.ts";

const program = fileURLToPath(new URL("../../scripts/editor/edit.child.ts", import.meta.url));

/**
 * Does something with the content of a folder in a process of its own: reading all of it takes half a second and more, which
 * visitors of the site must not feel.
 */
export function editContent<Name extends TaskName>(
  folder: string,
  task: Name,
  input: Tasks[Name]["input"],
): Promise<Tasks[Name]["result"]> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, [program], options, (error, stdout) => {
      if (error) return reject(error);
      const { result, refusal } = JSON.parse(stdout);
      if (refusal === undefined) resolve(result);
      else reject(new EditingError(refusal));
    });
    child.stdin?.on("error", () => {}).end(JSON.stringify({ task, input }));
  });
}
