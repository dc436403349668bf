import type { Content } from "#content/schema/content.ts";
import type { Result } from "#content/schema/works.ts";

export type ListedWork = {
  id: string;
  name: string;
  note: string;
  story: string;
  href: string | undefined;
  service: string;
  industry: string;
  result: Result | undefined;
};

/** Every work once: those that have a case study, then the others of the home page. */
export function listWorks({ home, works }: Pick<Content, "home" | "works">): ListedWork[] {
  const studies = works.cases.map(({ slug, name, client, lead, service, industry, results }) => ({
    id: slug,
    name,
    note: client.field,
    story: lead,
    href: `/works/${slug}`,
    service,
    industry,
    result: results.items[0],
  }));
  const addresses = studies.map(({ href }) => href);
  const others = home.works.items
    .filter(({ href = "" }) => !addresses.includes(href))
    .map(({ imageName, title, ...work }) => ({
      href: undefined,
      result: undefined,
      ...work,
      id: imageName,
      name: title,
    }));
  return [...studies, ...others];
}
