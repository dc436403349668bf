import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentIn } from "../../../content/door.ts";
import { listedPaths } from "../../../content/page-paths.ts";
import { errorPagePath, guidesFeedPath, vacanciesFeedPath } from "../../../contract/pages.ts";
import { redirects } from "../../../server/site/redirects.ts";
import { writeSocialCards } from "../social-cards/social-cards.ts";
import { feed } from "./feed.ts";
import { lastChanges } from "./last-change.ts";
import { robots, sitemap } from "./sitemap.ts";
import { redirectsFile } from "./static-host.ts";
import { modelsText, securityText } from "./texts.ts";
import { webManifest } from "./web-manifest.ts";

export type BuiltPage = { path: string; html: string };

/** Writes what tells others about the site: sitemap, robots, feeds, social cards, security and model texts, redirects. */
export async function announce(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  const content = contentIn("en");
  const { site, guides, careers } = content;
  const lastChange = lastChanges();
  const texts: Record<string, string> = {
    "sitemap.xml": sitemap(site.url, listedPaths(), lastChange),
    "site.webmanifest": webManifest(content),
    "robots.txt": robots(site.url),
    "llms.txt": modelsText(content),
    ".well-known/security.txt": securityText(content, new Date()),
    _redirects: redirectsFile(redirects),
    [guidesFeedPath.slice(1)]: feed(
      `${site.name}: ${guides.overview.title}`,
      `${site.url}/guides`,
      guides.guides.map(({ slug, title, head }) => ({
        title,
        link: `${site.url}/guides/${slug}`,
        text: head.description,
        day: lastChange(`/guides/${slug}`),
      })),
    ),
    [vacanciesFeedPath.slice(1)]: feed(
      `${site.name}: ${careers.openVacancies}`,
      `${site.url}/careers`,
      careers.vacancies.map(({ slug, jobTitle, jobDescription, posted }) => ({
        title: jobTitle,
        link: `${site.url}/careers/${slug}`,
        text: jobDescription,
        day: posted,
      })),
    ),
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const cards = pages.filter(({ path }) => path !== errorPagePath);
  await writeSocialCards(
    cards.map(({ path, html }) => ({
      path,
      title: html.match(/<title>([^<]*)/)?.[1]?.replaceAll("&amp;", "&") ?? site.name,
    })),
    folder,
  );
}
