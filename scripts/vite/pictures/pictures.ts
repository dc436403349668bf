import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Slot, slotOf } from "#app/components/pictures/slots.ts";
import { contentNames, loadContent } from "#content/load.ts";
import { allPictures, picturesIn } from "#content/pictures.ts";
import type { Focus } from "#content/schema/media.ts";
import { keyOf, placeWidth, readPhotograph, type Version, versionsOf, writeVersion } from "./photograph.ts";

const name = "virtual:pictures";
const devFolder = "/@pictures/";

/**
 * Offers every picture of the content by its name: its address and its size, so that a page can reserve its place. A
 * photograph has several files, which are written into a cache: for a build all of them, in development each when a browser
 * asks for it.
 */
export function pictures(): Plugin {
  const wanted = new Map<string, Version>();
  let isBuild = true;
  return {
    name: "site:pictures",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      // No page is rendered in the browser.
      if (this.environment.name === "client") return "export default {}";
      const focuses = namedFocuses();
      const entries = await Promise.all(
        [...allPictures()].map(([name, file]) =>
          file.toLowerCase().endsWith(".svg") ? drawing(name, file) : cropped(name, file, focuses.get(name)),
        ),
      );
      return asModule(entries.flat());
    },
    configureServer({ middlewares, config }) {
      middlewares.use(devFolder, async (request, response) => {
        const version = wanted.get(request.url?.slice(1).replace(".avif", "") ?? "");
        try {
          const bytes = version && readFileSync(await writeVersion(version));
          response.writeHead(bytes ? 200 : 404, { "content-type": "image/avif" }).end(bytes);
        } catch (error) {
          config.logger.error(String(error));
          response.writeHead(500).end();
        }
      });
    },
  };

  /** A photograph in its slot, cropped in each way that the content asks for. */
  async function cropped(name: string, file: string, focuses = new Set<Focus>()): Promise<Entry[]> {
    const photograph = await readPhotograph(file);
    const slot = slotOf(name);
    if (!slot.shape) focuses.clear();
    return Promise.all(
      [...focuses.add("center")].map(async (focus) => {
        const versions = versionsOf(photograph, slot, focus);
        const files = await Promise.all(versions.map(fileOf));
        return { name: focus === "center" ? name : `${name}@${focus}`, files, ...inPlace(versions, slot) };
      }),
    );
  }

  async function fileOf(version: Version): Promise<PictureFile> {
    if (isBuild) return { width: version.width, asset: resolve(await writeVersion(version)) };
    wanted.set(keyOf(version), version);
    return { width: version.width, address: `${devFolder}${keyOf(version)}.avif` };
  }
}

/** A file that the build gives its hashed address, or one that has its address already. */
type PictureFile =
  | { width: number; asset: string; address?: never }
  | { width: number; asset?: never; address: string };

/** A picture: its files, the narrowest first, and its size in its place. What is no drawing of ours also has what its slot says. */
type Entry = { name: string; files: PictureFile[]; width: number; height: number; sizes?: string; look?: string };

/** The parts of photographs to keep that the content names, by the picture. */
function namedFocuses(): Map<string, Set<Focus>> {
  const content = loadContent("content/en");
  const named = contentNames.flatMap((group) => [...picturesIn(content[group], [group])]);
  const focuses = new Map<string, Set<Focus>>();
  for (const { name, focus } of named) if (focus) focuses.set(name, (focuses.get(name) ?? new Set()).add(focus));
  return focuses;
}

function drawing(name: string, file: string): Entry {
  const svg = readFileSync(file, "utf8");
  const [, root = ""] = svg.match(/<svg\b([^>]*)>/) ?? [];
  const width = Number(root.match(/\bwidth="([\d.]+)"/)?.[1]);
  const height = Number(root.match(/\bheight="([\d.]+)"/)?.[1]);
  if (!width || !height) throw new Error(`${file}: its <svg> needs a width and a height.`);
  const entry = { name, files: [{ width, asset: `/${file}` }], width, height };
  // A logo of one color scheme gets the look of one that was photographed.
  const needsLook = slotOf(name).look === "mark" && !/light-dark\(|prefers-color-scheme/.test(svg);
  return needsLook ? { ...entry, look: "mark" } : entry;
}

function inPlace(versions: readonly Version[], slot: Slot): Omit<Entry, "name" | "files"> {
  const largest = versions.at(-1) as Version;
  const ratio = largest.width / largest.height;
  const width = placeWidth(slot, ratio);
  return {
    width,
    height: Math.max(1, Math.round(width / ratio)),
    sizes: slot.sizes ?? `${width}px`,
    look: slot.look ?? "",
  };
}

/** The table of all pictures, with the addresses that Vite gives their files. */
function asModule(entries: readonly Entry[]): string {
  const imports: string[] = [];
  const addressOf = ({ asset, address }: PictureFile) =>
    address === undefined
      ? `p${imports.push(`import p${imports.length} from ${JSON.stringify(`${asset}?url`)};`) - 1}`
      : JSON.stringify(address);
  const rows = entries.map(({ name, files, ...size }) => {
    const addresses = files.map((file) => `[${addressOf(file)}, ${file.width}]`);
    return `${JSON.stringify(name)}: { files: [${addresses}], ...${JSON.stringify(size)} },`;
  });
  return [...imports, "export default {", ...rows, "};"].join("\n");
}
