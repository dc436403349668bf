import * as v from "valibot";
import type { Language } from "#contract/languages.ts";
import { isOnContent } from "#contract/parts.ts";
import { apps } from "./apps.ts";
import { careers } from "./careers.ts";
import { clover } from "./clover.ts";
import { company } from "./company.ts";
import { contact } from "./contact.ts";
import { cookieSettings } from "./cookie-settings.ts";
import { errorScreen, frame } from "./frame.ts";
import { guideSearch } from "./guide-search.ts";
import { guides } from "./guides.ts";
import { home } from "./home.ts";
import { howWeWork } from "./how-we-work.ts";
import { legal } from "./legal.ts";
import { mail } from "./mail.ts";
import { offline } from "./offline.ts";
import { projects } from "./projects.ts";
import { services } from "./services.ts";
import { aboutUs, team } from "./team.ts";
import { works } from "./works.ts";

/** All content in one language. The key is the file's name in content/<language>. */
export const content = v.strictObject({
  company,
  frame,
  contact,
  "cookie-settings": cookieSettings,
  mail,
  "error-screen": errorScreen,
  home,
  services,
  clover,
  projects,
  works,
  team,
  "about-us": aboutUs,
  "how-we-work": howWeWork,
  careers,
  guides,
  "guide-search": guideSearch,
  apps,
  legal,
  offline,
});

/** The schema of one of them, without the fields of parts of the site that are off. */
export function schemaOf(name: keyof Content): v.GenericSchema & { entries: Record<string, v.GenericSchema> } {
  const schema = content.entries[name] as unknown as ReturnType<typeof schemaOf>;
  const fields = Object.entries(schema.entries);
  const fieldsOn = fields.filter(([field]) => isOnContent(`${name}.${field}`));
  return fieldsOn.length === fields.length ? schema : v.strictObject(Object.fromEntries(fieldsOn));
}

export type Content = v.InferOutput<typeof content>;

/** What the server says itself in one language, in emails and on pages it makes. */
type ServerTexts = Pick<Content, "company" | "contact" | "mail" | "error-screen">;

/**
 * The content that the server needs: what it says in the main language and in the others, the addresses it counts, and
 * what is still sample material.
 */
export type ServerContent = ServerTexts & {
  translations: Partial<Record<Language, ServerTexts>>;
  pages: readonly string[];
  samples: SamplesLeft;
};

/** The rows of content/samples.yaml of which something is left, and the addresses of the pages that show it. */
export type SamplesLeft = {
  rows: readonly { id: string; what: string; count: number }[];
  pages: readonly string[];
};
