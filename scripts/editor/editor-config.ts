import { globSync } from "node:fs";
import { dirname } from "node:path";
import { type FileSchema, fileSchemas } from "#content/file-schemas.ts";
import { languages, mainLanguage } from "#contract/languages.ts";
import { type Field, fieldsOf, labelOf } from "./fields.ts";

/** What the editor calls the folders, and one of their files. The icons are Material Symbols. */
const names: Record<string, { icon: string; label_singular: string; label?: string }> = {
  services: { icon: "design_services", label_singular: "Service" },
  clover: { icon: "point_of_sale", label_singular: "Clover app", label: "Clover apps" },
  projects: { icon: "rocket_launch", label_singular: "Project" },
  works: { icon: "draw", label_singular: "Case study", label: "Case studies" },
  careers: { icon: "person_add", label_singular: "Vacancy", label: "Vacancies" },
  guides: { icon: "menu_book", label_singular: "Guide" },
  "guides/*": { icon: "article", label_singular: "Section" },
  "guides/*/faq": { icon: "help", label_singular: "Question" },
  legal: { icon: "gavel", label_singular: "Document", label: "Legal documents" },
};

const shared = { i18n: true, editor: { preview: false } };

/** The configuration of Sveltia CMS: a form for every file of the content, made from its schema. */
export function editorConfig(): object {
  const schemas = fileSchemas();
  const parts = schemas.filter(({ collection }) => !collection);
  const members = schemas.filter(({ collection }) => collection);
  return {
    // Nobody signs in: the browser opens the folder. The editor insists on the name of a service.
    backend: { name: "gitea", repo: "company/website", app_id: "none", auth_methods: ["oauth"] },
    app_title: "Content of the site",
    media_folder: "content/pictures",
    i18n: {
      structure: "multiple_folders",
      locales: languages,
      default_locale: mainLanguage,
      // A file in another language publishes the page in it, so that takes a decision.
      initial_locales: "default",
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      { ...shared, name: "pages", label: "Pages and words", icon: "web", format: "yaml", files: parts.map(fileOf) },
      ...members.flatMap((member) => foldersOf(dirname(member.files)).map((folder) => folderOf(folder, member))),
    ],
  };
}

function fileOf({ name, files, schema }: FileSchema): object {
  return { name, label: labelOf(name), file: `content/{{locale}}/${files}`, fields: fieldsOf(schema), i18n: true };
}

function folderOf(path: string, { files, format, schema, collection }: FileSchema): object {
  const fields = fieldsOf(schema);
  // As text, not in an editor for Markdown, so that nothing but the change is different.
  const body: Field = { name: "body", label: "Text", widget: "text", i18n: true };
  const texts = fields
    .filter(({ widget, required }) => /^(string|text)$/.test(widget) && required)
    .map(({ name }) => name);
  const title = texts.includes("title") ? "title" : texts[0];
  // What stands in fixed places cannot be one more.
  const isOpen = collection?.key !== undefined;
  return {
    ...shared,
    name: path.replaceAll("/", "-"),
    // "Faq · Register plus", and just "Guides".
    label: path
      .replace(/^[^/]*\//, "")
      .split("/")
      .reverse()
      .map(labelOf)
      .join(" · "),
    ...names[dirname(files)],
    folder: `content/{{locale}}/${path}`,
    extension: format,
    format: format === "md" ? "yaml-frontmatter" : "yaml",
    create: isOpen,
    delete: isOpen,
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: true },
    fields: format === "md" ? [...fields, body] : fields,
  };
}

/** The folders that a path with an asterisk stands for. One without is there, even if it has no file yet. */
function foldersOf(path: string): string[] {
  if (!path.includes("*")) return [path];
  const found = globSync(path, { cwd: "content/en" }).filter((name) => !name.includes("."));
  return found.map((name) => name.replaceAll("\\", "/")).sort();
}
