// `npm run bench:peers -- --dir <built site> [--path /] [--lighthouse <folder>]`: this site beside any other built one,
// both served from memory by the same few lines and measured the same way.
import { parseArgs } from "node:util";
import { buildSite } from "../scripts/build/build-site.ts";
import { fingerprint, isBuiltFrom } from "../scripts/run/fingerprint.ts";
import { measureFirstView } from "./peers/first-view.ts";
import { openLighthouse } from "./peers/lighthouse.ts";
import { pagesPerSecond } from "./peers/pages-per-second.ts";
import { serveFolder } from "./peers/serve-folder.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    path: { type: "string", default: "/" },
    lighthouse: { type: "string" },
  },
});
if (!values.dir) {
  console.error("Name the folder of the built site to compare with: npm run bench:peers -- --dir ../other/dist");
  process.exit(1);
}
if (!isBuiltFrom(fingerprint()) && !(await buildSite())) process.exit(1);

const lighthouse = await openLighthouse(values.lighthouse);
const ours = await measure("build/client", "/");
const theirs = await measure(values.dir, values.path);
console.log(`${"".padEnd(34)}${"this site".padStart(12)}${"the other".padStart(12)}${"ratio".padStart(9)}`);
for (const [what, mine] of Object.entries(ours)) {
  const other = theirs[what] ?? Number.NaN;
  const ratio = other === 0 ? "" : (mine / other).toFixed(2);
  console.log(`${what.padEnd(34)}${shown(mine).padStart(12)}${shown(other).padStart(12)}${ratio.padStart(9)}`);
}
if (!lighthouse) console.log("Lighthouse: not measured. Install it anywhere and name that folder with --lighthouse.");

type Figures = Record<string, number>;

async function measure(folder: string, path: string): Promise<Figures> {
  const site = await serveFolder(folder);
  try {
    const url = site.address + path;
    return {
      ...(await pagesPerSecond(url)),
      ...(await measureFirstView(url)),
      ...(await lighthouse?.(url)),
    };
  } finally {
    site.stop();
  }
}

function shown(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}
