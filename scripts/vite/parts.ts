import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentOff, foldersOff, on, publishedLanguages } from "#contract/parts.ts";

const table = resolve("contract/parts.ts").replaceAll("\\", "/");

/** What an `import.meta.glob` looks for: a pattern, or a list of them. */
const patterns = /(?<=import\.meta\.glob(?:<[^(]*>)?\(\s*)(?:"[^"]*"|\[[^\]]*\])/g;

const filesOff = [
  ...contentOff.flatMap((name) => [`!/content/*/${name}.yaml`, `!/content/*/${name}/**`]),
  ...foldersOff.map((folder) => `!/${folder}/**`),
];

/**
 * Builds into a bundle which parts of the site are on: there it cannot read content/parts.yaml. In code for browsers,
 * `import.meta.env.ON.clover` leaves out what it guards, and content of parts that are off is not there.
 */
export function builtInParts(): Plugin {
  const constants = Object.entries(on).map(([name, isOn]) => [`import.meta.env.ON.${name}`, `${isOn}`]);
  return {
    name: "site:parts",
    enforce: "pre",
    // In development `import.meta.env` is an object; in a build each constant stands for itself, or nothing would be left out.
    config: (_config, { command }) => ({
      define: command === "serve" ? { "import.meta.env.ON": JSON.stringify(on) } : Object.fromEntries(constants),
    }),
    load(id) {
      if (id !== table || this.environment.config.consumer !== "client") return;
      return `export const on = ${JSON.stringify(on)}, publishedLanguages = ${JSON.stringify(publishedLanguages)};`;
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        if (id === table) return code.replace("= readSwitches()", `= ${JSON.stringify(on)}`);
        if (filesOff.length === 0) return undefined;
        return code.replace(
          patterns,
          (wanted) => `[${[wanted, JSON.stringify(filesOff)].map((one) => one.replace(/^\[|,?\s*\]$/g, ""))}]`,
        );
      },
    },
  };
}
