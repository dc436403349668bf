import { createHash } from "node:crypto";
import { constants, copyFileSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { loadContent } from "#content/load.ts";
import { type VideoFiles, videoFilesOf, videosOf } from "#content/videos.ts";
import { hashFile } from "#server/static/hash-file.ts";
import { openPicture } from "./pictures/photograph.ts";

const name = "virtual:videos";

/**
 * Offers the addresses of the files of every video, by its name. The build gets copies of the files: Vite would hold all of
 * them in memory, and each may have 200 MB.
 */
export function videos(): Plugin {
  let inBuild = false;
  return {
    name: "site:videos",
    configResolved: ({ command }) => {
      inBuild = command === "build";
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const address = inBuild ? hashedAddress : (file: string) => encodeURI(`/${file}`);
      const addresses = [...namedVideos()].map(([video, files]) => {
        const byKind = Object.entries(files).map(([kind, file]) => [kind, address(file)]);
        return [video, Object.fromEntries(byKind)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    async writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      for (const file of [...namedVideos().values()].flatMap((files) => Object.values(files))) {
        const target = join(dir, hashedAddress(file));
        if (isPhotograph(file)) await writePoster(file, target);
        else copyFileSync(file, target, constants.COPYFILE_FICLONE);
      }
    },
    configureServer({ watcher, environments, ws }) {
      watcher.on("all", (_event, file) => {
        if (!relative("content/videos", file).startsWith("..")) {
          for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
          ws.send({ type: "full-reload" });
        }
      });
    },
  };
}

/** A still picture as a camera or a program wrote it. */
function isPhotograph(file: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(file);
}

/** Upright, as wide as it is shown, and without what the camera wrote into it. */
export async function writePoster(picture: string | Buffer, target: string): Promise<void> {
  await openPicture(picture).resize({ width: 1280, withoutEnlargement: true }).avif().toFile(target);
}

/** The videos that the guides name, and their files. Guides in other languages show the same. */
function namedVideos(): Map<string, VideoFiles> {
  return new Map(videosOf(loadContent("content/en")).map(({ file }) => [file, videoFilesOf(file)]));
}

const hashes = new Map<string, string>();

/** Its name without what would need an escape, and five letters that change with its content. */
function hashedAddress(file: string): string {
  const ending = extname(file);
  const title = (file.slice(0, -ending.length).split("/").at(-1) ?? "").replace(/[^\w-]+/g, "");
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  // The site is built for browsers and for rendering, and needs each hash in both.
  const hash = hashes.get(key) ?? hashFile(createHash("sha256"), file).digest("base64url").slice(0, 5);
  hashes.set(key, hash);
  return `/static/${title ? `${title}-${hash}` : hash}${isPhotograph(file) ? ".avif" : ending.toLowerCase()}`;
}
