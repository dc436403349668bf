import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { basicFont } from "./basic-font.ts";
import { mongolianFont } from "./mongolian-font.ts";

const fonts = { "geologica-basic.woff2": basicFont, "geologica-mongolian.woff2": mongolianFont };

/** Writes the font files of app/fonts whose name contains the filter. */
export async function write(filter: string, root: string): Promise<void> {
  const folder = join(root, "app/fonts");
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(fonts)) {
    if (!name.includes(filter)) continue;
    const font = await draw();
    await writeFile(join(folder, name), font);
    console.log(`app/fonts/${name}: ${font.length} bytes`);
  }
}
