import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { decompress } from "wawoff2";
import { parse, stringify } from "yaml";
import { contentIn } from "#content/index.ts";
import { pages } from "#content/pages.ts";
import { fontFile } from "#content/typeface.ts";
import { mainLanguage } from "#contract/languages.ts";
import { parts, partsFile } from "#contract/parts.ts";
import { createClient, until } from "#tests/support/client.ts";
import { testSecret } from "#tests/support/contact-request.ts";
import { startMailServer } from "#tests/support/mail-servers.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject({ withArt: true });
const build = join(folder, "build/current");

/** What is of the company before, as it may stand in any text. */
const before = contentIn("en").company;
const earlier = [
  before.name,
  "ideas-?coded",
  ...before.offices.flatMap(({ city, area, state, addressLines: [street], phone }) => [
    ...[city, area, state, street].filter((text) => text !== undefined),
    phone.label,
    phone.href,
  ]),
].map((text) => text.replace(/[+.]/g, "\\$&").replaceAll(" ", "[-_ +]?"));
const earlierText = new RegExp(earlier.join("|"), "i");
// As it is written, as Lightning CSS writes it, and without OKLCH.
const earlierAccent = /oklch\((?:0\.66|66%) 0?\.21 35\)|#f75125/;
/** The outlines of the earlier name, which no text of a picture says. The thick line that leaves it is any name's. */
const earlierOutlines = ["wordmark", "hero-1200x560", "hero-700x432", "hero-342x216"].flatMap((name) => {
  const svg = readFileSync(`content/pictures/brand/${name}.svg`, "utf8");
  return [...svg.matchAll(/(?<!stroke-opacity="0\.6") d="([^"]{200})/g)].map(([, d = ""]) => d);
});

const ownLogo = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 90 30"/>';

test("another brand is a file of facts, two colors and npm run brand, and the earlier one is found nowhere", async () => {
  moveIn();

  const brand = runCommand("npm run brand", folder);
  expect([await brand.ended, brand.output()]).toEqual([0, expect.stringContaining("public/favicon.ico")]);
  expect(brand.output()).toMatch(/^Drawing pictures: (\d+) of \1$/m);
  expect(readFileSync(join(folder, "content/pictures/clients/mesa.svg"), "utf8")).toBe(ownLogo);
  expect(globSync("content/pictures/mn/**/*.svg", { cwd: folder })).toEqual([]);
  const building = runCommand("npm run build", folder);
  expect([await building.ended, building.output()]).toEqual([0, expect.anything()]);

  // A logo that knows one color scheme would be dark on dark.
  const home = readFileSync(join(build, "client/index.html"), "utf8");
  const marks = home.match(/<img[^>]*data-photo="mark"[^>]*>/g) ?? [];
  expect(marks.map((mark) => mark.match(/ width="(\d+)"/)?.[1])).toEqual(["90", "90"]);

  expect(await whereEarlierStands()).toEqual([]);
  const cards = globSync("client/social/*.png", { cwd: build });
  expect(cards).toHaveLength(pages({ language: mainLanguage }).length);
  const wordmark = await wordmarkAsOnCards();
  for (const card of cards) {
    const { isLight, isOrange } = await readCard(join(build, card));
    const others = isLight.filter((light, at) => light !== wordmark.isLight[at]).length;
    // Edges are rounded in another way. Any other name differs in a third of its pixels and more.
    expect(others / isLight.filter(Boolean).length, card).toBeLessThan(0.05);
    expect(isOrange, card).toBe(false);
  }
  expect(await whatTheServerSays()).not.toMatch(earlierText);

  // Nothing is left to draw, with or without the parts that not every company has.
  const switches = Object.keys(parts).map((name) => `${name}: ${name === "desk" ? "on" : "off"}\n`);
  writeFileSync(join(folder, partsFile), switches.join(""));
  const again = runCommand("npm run brand", folder);
  expect([await again.ended, again.output()]).toEqual([0, expect.not.stringMatching(/[1-9]\d* (drawn|printed) again/)]);
});

/** Makes the copy Blue Heron Works of Cork: teal, one office, no Mongolian, a logo of their own. */
function moveIn(): void {
  const file = join(folder, "content/en/company.yaml");
  const company = parse(readFileSync(file, "utf8"));
  const [office] = company.offices;
  Object.assign(office, {
    name: "Cork office",
    city: "Cork",
    addressLines: ["12 Lapwing Quay", "Cork T12 X0X0"],
    country: "Ireland",
    countryCode: "IE",
    phone: { label: "+353 20 910 0142", href: "tel:+353209100142" },
    mapLink: "https://www.openstreetmap.org/search?query=Cork",
    area: "Cork",
    state: "Munster",
    timeZone: "Europe/Dublin",
    coordinates: { latitude: 51.9, longitude: -8.47 },
  });
  Object.assign(company, {
    name: "Blue Heron Works",
    legalName: "Blue Heron Works Ltd",
    url: "https://blueheron.example",
    email: "hello@blueheron.example",
    places: "Cork",
    portals: { houseAccountTab: "hat.blueheron.example", registerPlus: "register-plus.blueheron.example" },
    offices: [office],
    socials: [{ name: "facebook", label: "Facebook", href: "https://www.facebook.com/blueheron.example" }],
  });
  writeFileSync(file, stringify(company));
  const tokens = join(folder, "app/styles/tokens.css");
  change(tokens, "--dot: oklch(0.66 0.21 35);", "--dot: oklch(0.7 0.12 190);");
  change(tokens, "oklch(0.5 0.17 35), oklch(0.74 0.16 40)", "oklch(0.45 0.09 190), oklch(0.78 0.11 190)");
  const switches = join(folder, "content/parts.yaml");
  writeFileSync(switches, readFileSync(switches, "utf8").replace("mongolian: on", "mongolian: off"));
  rmSync(join(folder, "content/pictures/mn"), { recursive: true, force: true });
  writeFileSync(join(folder, "content/pictures/clients/mesa.svg"), ownLogo);
  for (const text of globSync("content/en/**/*.{yaml,md}", { cwd: folder })) rewriteSentences(join(folder, text));
}

/** The sentences about an office that is gone, at which the build would stop, as their owner might write them. */
function rewriteSentences(file: string): void {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n").flatMap((line) => {
    if (!line.includes("{company.offices.MGL")) return line;
    const [, start = ""] = line.match(/^(\s*(?:\w+: )?)/) ?? [];
    return line.startsWith("- ")
      ? []
      : `${start}One office in one city, and all of our people who build for you are in it.`;
  });
  if (lines.join("\n") !== text) writeFileSync(file, lines.join("\n"));
}

/** The files of the release that hold the earlier name, domain, places, phones, accent or outlines. */
async function whereEarlierStands(): Promise<string[]> {
  const letters = await letterOfGlyph();
  const found: string[] = [];
  for (const name of globSync("**/*.*", { cwd: build })) {
    const file = join(build, name);
    // What is compressed is beside it; a film is said to be one (npm run brand).
    if (/\.(br|gz|webm|mp4|avif)$/.test(name) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const text = name.endsWith(".pdf") ? await textOf(bytes) : bytes.toString();
    if (earlierText.test(`${name} ${text}`)) found.push(`${name}: ${text.match(earlierText)?.[0]}`);
    if (earlierAccent.test(text)) found.push(`${name}: the accent`);
    if (name.endsWith(".svg") && earlierText.test(drawnText(text, letters))) found.push(`${name}: drawn letters`);
    if (earlierOutlines.some((outline) => text.includes(outline))) found.push(`${name}: outlines of the name`);
  }
  return found;
}

/** The words of all pages, and what the file says of itself. */
async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  });
  return [JSON.stringify(await document.getMetadata()), ...(await Promise.all(pages))].join("\n");
}

/** What a picture says in letters, which it holds as numbered outlines, without spaces. */
function drawnText(svg: string, letters: ReadonlyMap<string, string>): string {
  const lines = svg
    .split("</g>")
    .map((group) =>
      [...group.matchAll(/<use href="#latin-\d+-(\d+)"/g)].map(([, glyph = ""]) => letters.get(glyph) ?? "?").join(""),
    );
  return lines.join("\n");
}

async function letterOfGlyph(): Promise<Map<string, string>> {
  const packed = readFileSync(fontFile("latin"));
  const font = create(Buffer.from(await decompress(packed))) as Font;
  return new Map(
    font.characterSet.map((code) => [String(font.glyphForCodePoint(code).id), String.fromCodePoint(code)]),
  );
}

/** The pixels of a card where the wordmark is, and whether any of the card has the earlier accent. */
async function readCard(card: string | Buffer) {
  const part = { left: 78, top: 60, width: 302, height: 56 };
  const pixels = await sharp(card).extract(part).greyscale().raw().toBuffer();
  const whole = await sharp(card).removeAlpha().raw().toBuffer();
  return {
    isLight: [...pixels].map((value) => value > 100),
    isOrange: whole.some((red, at) => at % 3 === 0 && red > 180 && (whole[at + 1] ?? 0) < 120),
  };
}

/** The wordmark's file as the cards show it. */
async function wordmarkAsOnCards() {
  const svg = readFileSync(join(folder, "content/pictures/brand/wordmark-on-ink.svg"), "utf8");
  const light = svg.replace(/<style>.*?<\/style>/, "<style>.art{fill:#f6f3ed}.dot{fill:#00b5b0}</style>");
  const input = await sharp(Buffer.from(light), { density: (72 * 50) / 46 })
    .resize({ height: 50 })
    .toBuffer();
  const ink = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#0e0f14" } });
  return readCard(
    await ink
      .composite([{ input, left: 80, top: 63 }])
      .png()
      .toBuffer(),
  );
}

/** Headers, pages, log lines and emails of the built site. */
async function whatTheServerSays(): Promise<string> {
  await using mail = await startMailServer();
  const server = runCommand("node server/index.ts", folder, {
    PORT: "0",
    NODE_ENV: "production",
    DATA_DIR: join(folder, "data"),
    CAPTCHA_SECRET: testSecret,
    MAIL_RECEIPT: "on",
    MAIL_FROM: "site@blueheron.example",
    MAIL_TO: "sales@blueheron.example",
    SMTP_URL: mail.url,
    SMTP_TLS: "optional",
  });
  onTestFinished(() => server.stop());
  const [, port = ""] = await server.says(/localhost:(\d+)/);
  const client = createClient(`http://localhost:${port}`);
  const said: unknown[] = [await client.post()];
  for (const path of ["/", "/about-us", "/nothing", "/site.webmanifest", "/sw.js", "/desk", "/healthz", "/llms.txt"])
    said.push(await client.send(path));
  await until("both emails have come", () => mail.received.length === 2);
  client.close();
  await server.stop();
  return JSON.stringify([...said, mail.received, server.output()]);
}
