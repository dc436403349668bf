import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./run/fingerprint.ts";
import { comparePictures } from "./shots/compare-pictures.ts";
import { takePictures } from "./shots/take-pictures.ts";
import { takeSheets } from "./shots/take-sheets.ts";

const help = `Pictures of every page in both color schemes, and of the open menu, form, cookie bar and viewers, in shots/:

  npm run shots                                 at five widths
  npm run shots -- --compare <other checkout>   at two widths, only what differs from the site built there, pixel by pixel
  npm run shots -- --motion                     contact sheets of a few pages in motion: the first four seconds, hovers, a scroll
  npm run shots -- --pages /,/about-us          only these pages`;

const widths = [390, 768, 1024, 1440, 1920];
const widthsToCompare = [390, 1440];
const pagesInMotion = ["/", "/Clovers", "/about-us", "/services/mobile-apps"];
const { compare, motion, pages } = readArguments();
const folder = motion ? "shots/motion" : compare === undefined ? "shots" : "shots/compare";

await buildIfChanged();
rmSync("shots", { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (compare !== undefined) await compareWith(compare);
else if (motion)
  await takeSheets(builtIn("."), pages ? pathsIn(".") : pagesInMotion, widthsToCompare, (name, sheet) =>
    write({ [name]: sheet }),
  );
else await takePictures([builtIn(".")], pathsIn("."), widths, async (name, [picture]) => write({ [name]: picture }));
process.exit();

/** Lists what differs, and stores pictures of it. */
async function compareWith(checkout: string): Promise<void> {
  let shots = 0;
  let differences = 0;
  const sites = [checkout, "."];
  await takePictures(sites.map(builtIn), pathsIn(...sites), widthsToCompare, async (name, [before, after]) => {
    shots += 1;
    const difference = before && after && (await comparePictures(before, after));
    if (!difference) return;
    differences += 1;
    console.log(`${name}: ${difference.description}`);
    write({ [`${name}-before`]: before, [`${name}-after`]: after, [`${name}-diff`]: difference.picture });
  });
  console.log(`${differences} of ${shots} pictures differ.${differences ? ` See ${folder}/.` : ""}`);
  if (differences > 0) process.exitCode = 1;
}

function write(pictures: Record<string, Buffer | undefined>): void {
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.png`), picture ?? "");
}

/** The pages that were asked for, or every page that one of the sites has. */
function pathsIn(...checkouts: string[]): string[] {
  const files = checkouts.flatMap((checkout) => globSync("**/index.html", { cwd: builtIn(checkout) }));
  const all = new Set(files.map((file) => `/${file.replace(/\/?index\.html$/, "")}`));
  if (!pages) return [...all].sort();
  const unknown = pages.split(",").filter((path) => !all.has(path));
  if (unknown.length === 0) return pages.split(",");
  console.error(`There is no page ${unknown.join(", ")}.`);
  process.exit(1);
}

function builtIn(checkout: string): string {
  return join(checkout, "build/current/client");
}

function readArguments(): { compare?: string; motion?: boolean; pages?: string } {
  try {
    const { values } = parseArgs({
      options: {
        compare: { type: "string" },
        motion: { type: "boolean" },
        pages: { type: "string" },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit();
    }
    const { compare } = values;
    if (compare !== undefined && !existsSync(join(builtIn(compare), "index.html")))
      throw new Error(`${compare} holds no built site: run npm run build in that checkout first.`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(1);
  }
}
