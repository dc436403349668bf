import * as v from "valibot";
import { aboutUs } from "./en/about-us.ts";
import { apps } from "./en/apps.ts";
import { careers } from "./en/careers.ts";
import { clover } from "./en/clover.ts";
import { contact } from "./en/contact.ts";
import { cookieSettings } from "./en/cookie-settings.ts";
import { errorScreen } from "./en/error-screen.ts";
import { frame } from "./en/frame.ts";
import { guideSearch } from "./en/guide-search.ts";
import { guides } from "./en/guides.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { mail } from "./en/mail.ts";
import { offline } from "./en/offline.ts";
import { projects } from "./en/projects.ts";
import { services } from "./en/services.ts";
import { site } from "./en/site.ts";
import { team } from "./en/team.ts";
import { type Content, content } from "./schema/content.ts";
import { describeIssue } from "./schema/describe-issue.ts";

/** Every language of the site. A second folder (content/mn) becomes a second entry here. */
const languages = {
  en: checked("content/en", {
    site,
    frame,
    contact,
    "cookie-settings": cookieSettings,
    mail,
    "error-screen": errorScreen,
    home,
    services,
    clover,
    projects,
    team,
    "about-us": aboutUs,
    careers,
    guides,
    "guide-search": guideSearch,
    apps,
    legal,
    offline,
  }),
} satisfies Record<string, Content>;

export type Language = keyof typeof languages;

/** All words of the site in one language. */
export function contentIn(language: Language): Content {
  return languages[language];
}

/** Returns the content if it fits the schemas. Otherwise stops with a list of every wrong file and field. */
function checked(folder: string, candidate: Content): Content {
  const result = v.safeParse(content, candidate);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const [file, ...field] = (v.getDotPath(issue) ?? "").split(".");
    return `  ${folder}/${file}.ts: ${field.join(".")}: ${describeIssue(issue)}`;
  });
  throw new Error(`The content is not complete:\n${problems.join("\n")}`);
}
