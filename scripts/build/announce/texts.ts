import type { Content } from "../../../content/checked.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Where to report a security problem (RFC 9116). It expires a year after the build. */
export function securityText({ site }: Content, now: Date): string {
  const expires = new Date(now.getTime() + yearMs).toISOString().replace(/\.\d+/, "");
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site.url}/.well-known/security.txt\n`;
}

type PageInBrief = { path: string; title: string; description: string };

/** The parts of the site, by how the addresses of their pages begin; the first that fits counts. */
const parts = [
  { heading: "Services", begins: /^\/services\// },
  { heading: "Point-of-sale apps", begins: /^\/clover/i },
  { heading: "Projects", begins: /^\/projects\// },
  { heading: "Guides", begins: /^\/guides/ },
  { heading: "Company", begins: /^\// },
];

/** The pages of the site, each in a line, for language models. */
export function modelsText({ site, home }: Content, pages: readonly PageInBrief[]): string {
  const partOf = ({ path }: PageInBrief) => parts.find(({ begins }) => begins.test(path));
  return [
    `# ${site.name}`,
    "",
    `> ${home.head.description}`,
    "",
    ...parts.flatMap((part) => [
      `## ${part.heading}`,
      ...pages
        .filter((page) => partOf(page) === part)
        .map(
          ({ path, title, description }) =>
            `- [${title.replace(` · ${site.name}`, "")}](${site.url}${path}): ${description}`,
        ),
      "",
    ]),
  ].join("\n");
}
