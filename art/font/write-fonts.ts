import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { basicFont } from "./basic-font.ts";
import { fontStyles } from "./font-styles.ts";
import { mongolianFont } from "./mongolian-font.ts";

/** What the site has of its typeface beside the package. */
export const fontFiles = [
  { file: "app/fonts/basic.woff2", draw: basicFont },
  { file: "app/fonts/mongolian.woff2", draw: mongolianFont },
  { file: "app/styles/fonts.css", draw: fontStyles },
];

/** Writes the font files of app/fonts whose name contains the filter. */
export async function write(filter: string, root: string): Promise<void> {
  for (const { file, draw } of fontFiles) {
    if (!file.includes(filter)) continue;
    const bytes = await draw();
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}
