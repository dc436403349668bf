// Draws: npm run render -w art -- pictures offices. Into another folder than the project's: --into <folder>.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withModule } from "./with-module.ts";

/** A module that draws everything of its kind whose name contains a text, into the project or a folder like it. */
interface Writer {
  readonly write: (filter: string, root: string) => Promise<void>;
}

const writers: Readonly<Record<string, string>> = {
  pictures: "write-pictures.ts",
  videos: "videos/write-videos.ts",
  manuals: "manuals/write-manuals.ts",
  icons: "icons/write-icons.ts",
  apps: "apps/write-apks.ts",
  font: "font/write-fonts.ts",
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: "string" } } });
const [kind = "pictures", filter = ""] = positionals;
const root = resolve(values.into ?? join(import.meta.dirname, ".."));
const file = Object.hasOwn(writers, kind) ? writers[kind] : undefined;
if (!file) {
  console.error(`"${kind}" can't be drawn. These can: ${Object.keys(writers).join(", ")}.`);
  process.exit(1);
}
await withModule<Writer>(join(import.meta.dirname, file), ({ write }) => write(filter, root));
