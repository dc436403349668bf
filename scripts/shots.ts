import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { startServer } from "../bench/start-server.ts";
import { sitePages } from "../content/pages.ts";
import { launchBrowserServer } from "../tests/browser/launch.ts";
import { buildIfChanged } from "./run/fingerprint.ts";
import { compareSites } from "./shots/compare.ts";
import { newVisitor, schemes, shotsOf, takePicture } from "./shots/take-picture.ts";

const help = `Pictures of every page in both color schemes, and of the open menu, form, cookie bar and viewers, in shots/:

  npm run shots                                 at five widths
  npm run shots -- --compare <other checkout>   at two widths, only what differs from the site built there, pixel by pixel
  npm run shots -- --pages /,/about-us          only these pages`;

const widths = [390, 768, 1024, 1440, 1920];
const folder = "shots";
const { compare, pages } = readArguments();
const paths = pages?.split(",");

await buildIfChanged();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const browserServer = await launchBrowserServer();
const browser = await chromium.connect(browserServer.wsEndpoint());
try {
  if (compare === undefined) await takeAll(paths ?? sitePages().map(({ path }) => path));
  else if (
    await compareSites(browser, { before: builtIn(compare), after: builtIn(".") }, paths, join(folder, "compare"))
  )
    process.exitCode = 1;
} finally {
  await browser.close();
  await browserServer.close();
}

async function takeAll(paths: readonly string[]): Promise<void> {
  const server = await startServer();
  try {
    for (const scheme of schemes) {
      for (const width of widths) {
        const visitor = await newVisitor(browser, server.address, width, scheme);
        for (const shot of shotsOf(paths, width)) {
          writeFileSync(join(folder, `${shot.name}-${width}-${scheme}.png`), await takePicture(visitor, shot));
        }
        await visitor.close();
      }
      console.log(`${scheme}: ${widths.join(", ")} px`);
    }
  } finally {
    server.stop();
  }
}

function builtIn(checkout: string): string {
  return join(checkout, "build/client");
}

function readArguments(): { compare?: string; pages?: string } {
  try {
    const { values } = parseArgs({
      options: { compare: { type: "string" }, pages: { type: "string" }, help: { type: "boolean" } },
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
