// `npm run bench:peers -- <built site> …`: this site beside others, all served from memory by the same few lines, and
// measured in turn by the same browser.
import { buildIfChanged } from "../scripts/run/fingerprint.ts";
import { launchBrowser } from "../tests/browser/launch.ts";
import { median } from "./figures.ts";
import { countBrokenRules } from "./peers/broken-rules.ts";
import { measureFirstView } from "./peers/first-view.ts";
import { serveFolder } from "./peers/serve-folder.ts";

const rounds = 5;
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("Name the folders of the built sites to compare with: npm run bench:peers -- ../other/dist");
  process.exit(1);
}
await buildIfChanged();

const browser = await launchBrowser();
const urls = await Promise.all(["build/current/client", ...folders].map(serveFolder));
const views: Figures[][] = urls.map(() => []);
// Taking turns, so that other work on the machine affects all of them.
for (let round = 0; round < rounds; round++) {
  for (const [index, url] of urls.entries()) views[index]?.push(await measureFirstView(browser, url));
}
const figures: Figures[] = [];
for (const [index, url] of urls.entries()) {
  figures.push({ ...medians(views[index] ?? []), ...(await countBrokenRules(browser, url)) });
}

console.log(`| | this site | ${folders.join(" | ")} |`);
console.log(`| --- |${" --- |".repeat(urls.length)}`);
for (const what of Object.keys(figures[0] ?? {})) {
  console.log(`| ${what} | ${figures.map((one) => shown(one[what] ?? Number.NaN)).join(" | ")} |`);
}
process.exit();

type Figures = Record<string, number>;

function medians(samples: Figures[]): Figures {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(samples.map((one) => one[name] ?? Number.NaN))]));
}

function shown(value: number): string {
  if (Number.isNaN(value)) return "none";
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}
