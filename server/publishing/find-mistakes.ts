import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./find-mistakes.child.ts", import.meta.url));

/** The mistakes in the content in a folder, in a process of its own: reading it all takes 0.3 s and 14 MB. */
export function findMistakes(folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program], { cwd: folder, maxBuffer: 8 * 1024 * 1024 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}
