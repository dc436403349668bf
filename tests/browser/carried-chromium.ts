import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Chromium } from "./find-chromium.ts";

const folder = join(process.cwd(), "node_modules/.cache/chromium");

/** The Chromium inside the npm package @sparticuz/chromium, unpacked with the libraries it needs. Linux on x64 only. */
export async function carriedChromium(): Promise<Chromium> {
  mkdirSync(folder, { recursive: true });
  const usual = process.env.TMPDIR;
  // The package unpacks into the temporary folder, where a half-written copy of somebody else could lie.
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    const executablePath = await chromium.executablePath();
    const libraries = await inflate(join(process.cwd(), "node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
    return {
      executablePath,
      args: ["--headless=shell"],
      env: { LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
    };
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
