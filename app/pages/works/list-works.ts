import type { Content } from "#content/schema/content.ts";
import type { PictureContent } from "#content/schema/media.ts";
import type { Result } from "#content/schema/works.ts";

export type ListedWork = {
  id: string;
  name: string;
  note: string;
  story: string;
  /** Its case study, or the page of the Clover app that it is. */
  href: string | undefined;
  hasStudy: boolean;
  service: string;
  industry: string;
  result: Result | undefined;
  /** Beside its words, which say more than the drawing does. */
  picture: PictureContent | undefined;
};

/** Every work once: those that have a case study, then those with a page of their own, then the others of the home page. */
export function listWorks({ home, works }: Pick<Content, "home" | "works">): ListedWork[] {
  const studies = works.cases.map(({ slug, name, client, lead, service, industry, results, steps }) => ({
    id: slug,
    name,
    note: client.field,
    story: lead,
    href: `/works/${slug}`,
    hasStudy: true,
    service,
    industry,
    result: results.items[0],
    picture: decorative(steps.at(-1)?.picture),
  }));
  const addresses = studies.map(({ href }) => href);
  const others = home.works.items
    .filter(({ href = "" }) => !addresses.includes(href))
    .map(({ imageName, title, focus, ...work }) => ({
      href: import.meta.env.ON.clover ? home.clover.cards.find((card) => card.title === title)?.href : undefined,
      hasStudy: false,
      result: undefined,
      ...work,
      id: imageName,
      name: title,
      picture: decorative({ file: `works/${imageName}`, focus, alt: "" }),
    }));
  return [...studies, ...others.filter(({ href }) => href), ...others.filter(({ href }) => !href)];
}

function decorative(picture: PictureContent | undefined): PictureContent | undefined {
  return picture && { ...picture, alt: "" };
}
