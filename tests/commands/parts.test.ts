import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { on, type Part, type PartName, parts, partsFile } from "#contract/parts.ts";
import { copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const names = Object.keys(parts) as PartName[];
const folder = copyProject();

/** Prints what the site would be made of. A mistake in the content, or a link that leads nowhere, ends it. */
const describeSite = `
  import { checkContent } from "#content/check.ts";
  import { internalLinks } from "#content/internal-links.ts";
  import { pages } from "#content/pages.ts";
  import { findSamples } from "#content/samples.ts";
  import { storedNames } from "#content/stored-items.ts";
  import { textFields } from "#content/translations.ts";
  import { languages } from "#contract/languages.ts";
  import { linksWithoutPage } from "#scripts/build/dead-links.ts";
  import { redirects } from "#server/static/redirects.ts";
  checkContent();
  const addresses = [
    ...pages().map(({ path }) => path),
    ...languages.flatMap((language) => internalLinks("content/" + language)).map(({ address }) => address),
    ...redirects.map(({ to }) => to),
  ];
  const toTranslate = textFields("content/mn").map(({ file, field }) => file + " " + field);
  const samples = findSamples().flatMap(({ left }) =>
    left.map(({ file, path }) => file.replace("content/en/", "") + " " + path.join(".")),
  );
  console.log(JSON.stringify({ addresses, texts: [...toTranslate, ...samples], stored: storedNames(), dead: linksWithoutPage() }));`;

let whole: Site | undefined;

test.each(names.filter((name) => on[name]))(
  "without %s, no page, link, redirect, sample, stored item or text to translate is left of it",
  (name) => {
    const site = siteWithout(name);
    expect(site.dead).toEqual([]);
    expect(left(site, parts[name])).toEqual([]);
    if (name === "desk") return;
    // Otherwise there would be nothing to find.
    whole ??= siteWithout();
    expect(left(whole, parts[name]).length).toBeGreaterThan(0);
  },
);

describe("without any of them", () => {
  const texts = new Map<string, string>();

  beforeAll(async () => {
    switchOff(...names);
    const build = runCommand("node scripts/build.ts", folder);
    expect(await build.ended, build.output()).toBe(0);
    // Texts that still name what is off.
    expect(build.output().replace(/^Warning: .*\n/gm, "")).toMatch(/^Compressing files: (\d+) of \1\n$/);
    const built = join(folder, "build/current/client");
    for (const file of globSync("**/*.*", { cwd: built })) {
      if (!/\.(br|gz)$/.test(file)) texts.set(file, readFileSync(join(built, file), "latin1"));
    }
  });

  test("the built site has no page, link, redirect, feed or file of them", () => {
    const all = Object.values(parts).flatMap(addressesOf);
    // As a whole, in quotation marks, after the company's address or before the next in a list of redirects.
    const mention = new RegExp(`["'\`\\s>](${contentIn("en").company.url})?(${all.join("|")})(?=["'\`\\s<?#/])`);
    const mentioned = [...texts].filter(
      ([file, text]) => /\.(html|xml|txt|css|webmanifest)$|_redirects/.test(file) && mention.test(text),
    );
    expect(mentioned.map(([file]) => file)).toEqual([]);
    expect([...texts.keys()].filter((file) => all.some((address) => `/${file}`.startsWith(`${address}/`)))).toEqual([]);
  });

  test("no script, style, picture or video is built that only they use", () => {
    const files = [...texts.keys()];
    expect(files.filter((file) => /(guide-search|guides|save-page|\.(webm|mp4|vtt|pdf|apk)$)/.test(file))).toEqual([]);
    const isNamed = (file: string) =>
      [...texts].some(([other, text]) => other !== file && text.includes(file.replace("static/", "")));
    expect(files.filter((file) => file.startsWith("static/") && !isNamed(file))).toEqual([]);
  });

  test("the server sends visitors home from their addresses, and has no desk", async () => {
    const server = runCommand("node server/index.ts", folder, { PORT: "0", DATA_DIR: join(folder, "data") });
    const [, port] = await server.says(/The site is at http:\/\/localhost:(\d+)/);
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
      return [path, status, headers.get("location")];
    };
    for (const path of ["/hat", "/Clovers", "/clover/hat", "/guides", "/careers", "/apps", "/mn", "/mn/about-us"]) {
      expect(await ask(path)).toEqual([path, 302, "/"]);
    }
    for (const path of ["/desk", "/desk/sign-in", "/assets/apps/bark.apk", "/feeds/guides.xml"]) {
      expect(await ask(path)).toEqual([path, 404, null]);
    }
    const invitation = runCommand("node scripts/desk.ts invite you@company.example", folder);
    expect([await invitation.ended, invitation.output()]).toEqual([1, expect.stringContaining(partsFile)]);
    await server.stop();
  });
});

type Site = { addresses: string[]; texts: string[]; stored: string[]; dead: unknown[] };

function siteWithout(...off: PartName[]): Site {
  switchOff(...off);
  const args = ["--input-type=module", "--eval", describeSite];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
}

/** What the owner has switched off stays off. */
function switchOff(...off: PartName[]): void {
  const lines = names.map((name) => `${name}: ${!on[name] || off.includes(name) ? "off" : "on"}\n`);
  writeFileSync(join(folder, partsFile), lines.join(""));
}

/** Everything of a part that a site still has. */
function left({ addresses, texts, stored }: Site, part: Part): string[] {
  const { content = [], language, storedItems = [] } = part;
  return [
    ...stored.filter((name) => storedItems.includes(name) || (language && name === "languageOffer")),
    ...addresses.filter((address) => addressesOf(part).some((one) => address === one || address.startsWith(`${one}/`))),
    ...texts.filter((text) => content.some((one) => text.startsWith(`${one.replace(".", ".yaml ")}.`))),
  ];
}

function addressesOf({ addresses = [], language }: Part): readonly string[] {
  return language ? [`/${language}`] : addresses;
}
