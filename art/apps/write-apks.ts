import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentIn } from "#content/index.ts";
import { zip } from "./zip.ts";

/**
 * Writes public/assets/apps/<appname>.apk for every build that the content lists. They are samples that hold no app:
 * small enough for the repository, and complete enough to be downloaded and opened as an archive.
 */
export async function write(filter: string, root: string): Promise<void> {
  const folder = join(root, "public/assets/apps");
  await mkdir(folder, { recursive: true });
  for (const { name, builds } of contentIn("en").apps.apps) {
    for (const { appname, label } of builds.filter((build) => build.appname.includes(filter))) {
      const file = zip([
        { name: "AndroidManifest.xml", content: manifest(appname) },
        { name: "README.txt", content: readme(name, label, appname) },
      ]);
      await writeFile(join(folder, `${appname}.apk`), file);
      console.log(`${appname}.apk  ${file.length} bytes`);
    }
  }
}

function manifest(appname: string): string {
  const id = `example.ideascoded.${appname.replaceAll("-", ".")}`;
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
