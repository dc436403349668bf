import type * as v from "valibot";
import { vacancy } from "./schema/careers.ts";
import { cloverApp } from "./schema/clover.ts";
import { faqEntry, guide, guideSection, limitation } from "./schema/guides.ts";
import { legalDocument } from "./schema/legal.ts";
import { project } from "./schema/projects.ts";
import { service } from "./schema/services.ts";
import { caseStudy } from "./schema/works.ts";
import { videoFilesToCheck } from "./videos.ts";

/** Parts of a file that have a file each, in a folder next to it. */
export type Collection = {
  /** The file they belong to, without its ending. The asterisk stands for any name. */
  owner: string;
  /** The folder inside the folder of the owner's name. */
  folder?: string;
  /** Where they stand in the owner: there it names their files in their order. Without it, they are fields of the owner. */
  list?: string;
  format: "yaml" | "md";
  schema: v.GenericSchema & { entries: Record<string, v.GenericSchema> };
  /** The field that holds the name of the file. */
  key?: "slug" | "id";
  /** The field that holds the text of a Markdown file. */
  text?: string;
  /** The newest come first, by this field; then the owner lists nothing. */
  newestFirst?: string;
};

/** How the files in content/<language> belong together. A file that is named nowhere here is a whole part of the content. */
export const collections: readonly Collection[] = [
  { owner: "services", list: "categories", format: "yaml", schema: service, key: "slug" },
  { owner: "clover", list: "apps", format: "yaml", schema: cloverApp, key: "slug" },
  { owner: "projects", list: "projects", format: "yaml", schema: project, key: "slug" },
  { owner: "works", list: "cases", format: "yaml", schema: caseStudy, key: "slug" },
  { owner: "careers", list: "vacancies", format: "yaml", schema: vacancy, key: "slug", newestFirst: "posted" },
  { owner: "guides", list: "guides", format: "yaml", schema: guide, key: "slug" },
  { owner: "guides/*", list: "sections", format: "md", schema: guideSection, key: "id", text: "blocks" },
  { owner: "guides/*", folder: "faq", list: "faq.entries", format: "md", schema: faqEntry, key: "id", text: "answer" },
  {
    owner: "guides/*",
    folder: "cannot",
    list: "cannot.entries",
    format: "md",
    schema: limitation,
    key: "id",
    text: "text",
  },
  { owner: "legal", format: "md", schema: legalDocument, text: "summary" },
];

/** The folder of content/pictures with the picture that a text names, by its field. Every `{ file, alt }` names one of any folder. */
export const namedPictures: Record<string, string> = {
  "services.categories.*.items.*.imageSrc": "showcase",
  "team.members.*.imageSrc": "team",
  "team.regions.*.flag": "flags",
  "company.offices.*.flag": "flags",
  "home.works.items.*.imageName": "works",
};

/**
 * Where a picture that may be in any folder goes when it is uploaded, by what its field begins with; the longest that fits
 * counts. One of several files has a folder of its own in it. The folder is its slot (app/components/pictures/slots.ts).
 */
export const pictureFolders: Record<string, string> = {
  "home.clients": "clients",
  "home.services": "cards",
  "home.clover": "cards/apps",
  "about-us.portrait": "team",
  "apps.apps": "showcase/mobile-apps",
  "clover.apps": "clover",
  "clover.apps.*.card": "cards/apps",
  "projects.projects": "projects",
  "works.cases": "works-steps",
  guides: "guides",
};

/** The other files for visitors that a text names, by its field. */
export const publicFiles: Record<string, (name: string) => string[]> = {
  "guides.guides.*.videos.*.file": videoFilesToCheck,
  "clover.apps.*.manual.file": (name) => [`public/assets/files/${name}`],
  "apps.apps.*.builds.*.appname": (name) => [`public/assets/apps/${name}.apk`],
};
