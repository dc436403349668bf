import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DrawnFile } from "#art/drawn-file.ts";
import { contentIn } from "#content/index.ts";
import { on } from "#contract/parts.ts";
import { zip } from "./zip.ts";

/**
 * public/assets/apps/<appname>.apk for every build that the content lists. They are samples that hold no app: small enough
 * for the repository, and complete enough to be downloaded and opened as an archive.
 */
export function packageFiles(): readonly DrawnFile[] {
  const apps = on.apps ? contentIn("en").apps.apps : [];
  return apps.flatMap(({ name, builds }) =>
    builds.map(({ appname, label }) => ({
      file: `public/assets/apps/${appname}.apk`,
      draw: () =>
        zip([
          { name: "AndroidManifest.xml", content: manifest(appname) },
          { name: "README.txt", content: readme(name, label, appname) },
        ]),
    })),
  );
}

/** Writes the sample packages whose name contains the filter. */
export async function write(filter: string, root: string): Promise<void> {
  await mkdir(join(root, "public/assets/apps"), { recursive: true });
  for (const { file, draw } of packageFiles().filter(({ file }) => file.includes(filter))) {
    await writeFile(join(root, file), await draw());
    console.log(file);
  }
}

function manifest(appname: string): string {
  const host = new URL(contentIn("en").company.url).hostname.split(".").reverse();
  const id = [...host, ...appname.split("-")].join(".");
  return `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="${id}" android:versionName="1.0.1" />
`;
}

function readme(name: string, label: string, appname: string): string {
  return `${name} (${label})

This is a sample. It stands where the real ${appname}.apk belongs and cannot be installed.
Replace public/assets/apps/${appname}.apk with the build of the app.
`;
}
