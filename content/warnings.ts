import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { languages, mainLanguage } from "#contract/languages.ts";
import { languageFoldersOff, namesOff } from "#contract/parts.ts";
import { faultOfFile } from "./check-files.ts";
import { otherPictureEndings } from "./check-pictures.ts";
import { contentIn, folderOf } from "./index.ts";
import { internalLinks } from "./internal-links.ts";
import { contentNames, loadContent } from "./load.ts";
import type { ContentMistake } from "./mistakes.ts";
import { namedPictures, namedVideos } from "./named-pictures.ts";
import { stringsIn, whereIs } from "./origins.ts";
import { allPictures, pictureFolder } from "./pictures.ts";
import { readFiles } from "./read-files.ts";

/** What does not stop the build, but should not stay as it is. Only for content without mistakes. */
export function contentWarnings(): ContentMistake[] {
  return [
    ...languagesLeft(languageFoldersOff),
    ...videosWithoutFiles(),
    ...unusedPictures(),
    ...productsWithoutLink(),
    ...textsNaming(namesOff),
    ...factsWrittenOut(),
  ];
}

/** Folders that nothing reads any more, of languages that are off. */
export function languagesLeft(folders: readonly string[]): ContentMistake[] {
  const sentence = "this language is off: delete the folder, or it grows out of date unseen";
  return folders.filter((folder) => existsSync(folder)).map((file) => ({ file, line: 1, sentence }));
}

/** Products whose page visitors would not find. */
export function productsWithoutLink(folder = folderOf(mainLanguage)): ContentMistake[] {
  const linked = new Set(internalLinks(folder).map(({ address }) => address.split(/[?#]/)[0]));
  return loadContent(folder)
    .projects.projects.filter(({ slug }) => !linked.has(`/projects/${slug}`))
    .map(({ slug }) => ({
      file: `${folder}/projects/${slug}.yaml`,
      line: 1,
      sentence: `nothing leads to this page. Link to /projects/${slug}, for example from a showcase`,
    }));
}

/** Texts that name what the site does not have, each once. A text that goes with its part is none of them. */
export function textsNaming(names: readonly string[]): ContentMistake[] {
  if (names.length === 0) return [];
  const name = new RegExp(`\\b(?:${names.join("|")})\\b`);
  const groups = languages.flatMap((language) => contentNames.map((part) => readFiles(folderOf(language), part)));
  const mistakes = groups.flatMap(({ value = {} }) =>
    [...stringsIn(value)].flatMap(({ text, path }) => {
      const [found] = text.match(name) ?? [];
      return found ? [{ ...whereIs(value, path), sentence: `names ${found}, which is off: "${text}"` }] : [];
    }),
  );
  // A text that a language takes from English is read there too, with that language's facts in it.
  return mistakes.filter(
    (one, index) => mistakes.findIndex(({ file, line }) => file === one.file && line === one.line) === index,
  );
}

/** Lines that would keep the company's name or addresses when they change in their one place. */
export function factsWrittenOut({ name, legalName, email, url } = contentIn(mainLanguage).company): ContentMistake[] {
  // The longer first: a legal name contains the name.
  const facts = Object.entries({ legalName, email, url, name });
  const files = languages.flatMap((language) => globSync(`${folderOf(language)}/**/*.{yaml,md}`));
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const [field, fact] = facts.find(([, fact]) => text.includes(fact)) ?? [];
        if (!field || file.endsWith("/company.yaml")) return [];
        const sentence = `says ${fact}: write {company.${field}} for it, so that it changes with content/en/company.yaml`;
        return [{ file, line: index + 1, sentence }];
      }),
  );
}

/** In folders with pictures that the content names: those that it does not, and those in formats that no page can show. */
function* unusedPictures(): Generator<ContentMistake> {
  const named = new Set(namedPictures(...languages.map(folderOf)).map(({ name }) => name));
  const isNamed = (name: string) =>
    named.has(name.replace(/^[a-z]{2}\//, "").replace(/-(390|sketch|product|feature-\d+)$/, ""));
  // Some of the illustrations belong to components.
  const folders = new Set([...named].map((name) => dirname(name)).filter((folder) => folder !== "illustrations"));
  for (const [name, file] of allPictures()) {
    if (isNamed(name) || !folders.has(dirname(name))) continue;
    yield { file, line: 1, sentence: "no text of the content names this picture. Name it, or delete it" };
  }
  for (const file of globSync("**/*.*", { cwd: pictureFolder }).map((name) => `${pictureFolder}/${name}`)) {
    if (!otherPictureEndings.includes(extname(file).toLowerCase())) continue;
    yield { file, line: 1, sentence: faultOfFile(file) ?? "no page can show a picture in this format" };
  }
}

function* videosWithoutFiles(): Generator<ContentMistake> {
  for (const { name, files, where } of namedVideos()) {
    if (!files.captions)
      yield {
        ...where,
        sentence: `the video has no captions for those who cannot hear it. Save them as content/videos/${name}.vtt`,
      };
    if (!files.poster)
      yield {
        ...where,
        sentence: `the video has no still picture. Save one as content/videos/${name}.jpg, or run: npm run content -- posters`,
      };
  }
}
