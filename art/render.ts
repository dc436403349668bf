// Draws: npm run render -w art -- pictures offices. Through Vite, because Node strips types but does not know JSX.
import { join } from "node:path";
import { runnerImport } from "vite";
import config from "./vite.config.ts";

/** A module that draws everything of its kind whose name contains a text. */
interface Writer {
  readonly write: (filter: string) => Promise<void>;
}

const writers: Readonly<Record<string, string>> = {
  pictures: "write-pictures.ts",
  videos: "videos/write-videos.ts",
  manuals: "manuals/write-manuals.ts",
  icons: "icons/write-icons.ts",
  apps: "apps/write-apks.ts",
  font: "font/write-basic-font.ts",
};

const [kind = "pictures", filter = ""] = process.argv.slice(2);
const file = Object.hasOwn(writers, kind) ? writers[kind] : undefined;
if (!file) {
  console.error(`"${kind}" can't be drawn. These can: ${Object.keys(writers).join(", ")}.`);
  process.exit(1);
}
const { module } = await runnerImport<Writer>(join(import.meta.dirname, file), {
  resolve: config.resolve,
});
await module.write(filter);
