import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentIn } from "#content/index.ts";
import { languagesOf, pages } from "#content/pages.ts";
import { samplesLeft } from "#content/samples.ts";
import { addressIn, mainLanguage, withoutLanguage } from "#contract/languages.ts";
import { guidesFeedPath, vacanciesFeedPath, withSamplesPath, worksFeedPath } from "#contract/pages.ts";
import { on } from "#contract/parts.ts";
import { writeSocialCards } from "#scripts/build/social-cards/social-cards.ts";
import { redirects } from "#server/static/redirects.ts";
import { lastChanges } from "./last-change.ts";
import {
  describePage,
  feed,
  headersFile,
  modelsText,
  redirectsFile,
  robots,
  securityText,
  sitemap,
  webManifest,
  withoutPages,
} from "./texts.ts";

export type BuiltPage = { path: string; html: string };

/** Writes what tells others about the site: sitemap, robots, feeds, social cards, security and model texts, redirects. */
export async function announce(folder: string, built: readonly BuiltPage[]): Promise<void> {
  const content = contentIn(mainLanguage);
  const { company, guides, careers, works } = content;
  const lastChange = lastChanges();
  const unlisted = samplesLeft().pages;
  const html = new Map(built.map((page) => [page.path, page.html]));
  const described = pages().map((page) => ({ ...page, ...describePage(page.path, html.get(page.path)) }));
  const texts: Record<string, string> = {
    "sitemap.xml": sitemap(company.url, pages({ listed: true }), { lastChange, versionsOf }),
    "site.webmanifest": webManifest(content),
    "robots.txt": robots(company.url),
    _headers: headersFile(unlisted),
    "llms.txt": modelsText(
      content,
      described.filter(({ listed, language }) => listed && language === mainLanguage),
    ),
    ".well-known/security.txt": securityText(content, new Date()),
    _redirects: redirectsFile(redirects),
    ...(on.clover && {
      [guidesFeedPath.slice(1)]: feed(
        `${company.name}: ${guides.overview.title}`,
        `${company.url}/guides`,
        guides.guides.map(({ slug, title, head }) => ({
          title,
          link: `${company.url}/guides/${slug}`,
          text: head.description,
          day: lastChange(`guides/${slug}`),
        })),
      ),
    }),
    [worksFeedPath.slice(1)]: feed(
      `${company.name}: ${works.feedTitle}`,
      `${company.url}/#to-our-work`,
      works.cases.map(({ slug, title, lead, posted }) => ({
        title,
        link: `${company.url}/works/${slug}`,
        text: lead,
        day: posted,
      })),
    ),
    ...(on.careers && {
      [vacanciesFeedPath.slice(1)]: feed(
        `${company.name}: ${careers.openVacancies}`,
        `${company.url}/careers`,
        careers.vacancies.map(({ slug, jobTitle, jobDescription, posted }) => ({
          title: jobTitle,
          link: `${company.url}/careers/${slug}`,
          text: jobDescription,
          day: posted,
        })),
      ),
    }),
  };
  const addresses = unlisted.map((path) => company.url + path);
  for (const [name, text] of Object.entries(texts)) {
    const shorter = withoutPages(text, addresses);
    if (shorter === text) continue;
    texts[`${withSamplesPath.slice(1)}/${name}`] = text;
    texts[name] = shorter;
  }
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await writeSocialCards(described, folder);
}

/** The same page in every language that has it. */
function versionsOf(path: string) {
  const main = withoutLanguage(path);
  return languagesOf(main).map((language) => ({ language, path: addressIn(language, main) }));
}
