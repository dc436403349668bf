import type { Content } from "../../../content/checked.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Where to report a security problem (RFC 9116). It expires a year after the build. */
export function securityText({ site }: Content, now: Date): string {
  const expires = new Date(now.getTime() + yearMs).toISOString().replace(/\.\d+/, "");
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site.url}/.well-known/security.txt\n`;
}

/** The site in a few lines for language models. */
export function modelsText({ site, home, services, clover, projects, guides, careers, legal }: Content): string {
  const line = (name: string, path: string, text: string) => `- [${name}](${site.url}${path}): ${text}`;
  return [
    `# ${site.name}`,
    "",
    `> ${home.head.description}`,
    "",
    "## Services",
    ...services.categories.map(({ slug, title, head }) => line(title, `/services/${slug}`, head.description)),
    "",
    "## Point-of-sale apps",
    line(clover.overview.title, "/Clovers", clover.overview.head.description),
    ...clover.apps
      .filter(({ canonical }) => !canonical)
      .map(({ slug, title, head }) => line(title, `/clover/${slug}`, head.description)),
    "",
    "## Projects",
    ...projects.projects
      .filter(({ listed }) => listed)
      .map(({ slug, title, head }) => line(title, `/projects/${slug}`, head.description)),
    "",
    "## Guides",
    ...guides.guides.map(({ slug, title, head }) => line(title, `/guides/${slug}`, head.description)),
    "",
    "## Company",
    line(careers.title, "/careers", careers.head.description),
    line(legal.us.title, "/privacy-policy", legal.us.head.description),
    line(legal.eu.title, "/eu-privacy-policy", legal.eu.head.description),
    line(legal.terms.title, "/end-user-license-agreement", legal.terms.head.description),
    line(legal.accessibility.title, "/accessibility", legal.accessibility.head.description),
    "",
  ].join("\n");
}
