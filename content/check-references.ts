import type { ContentMistake } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { isGroup } from "./translate.ts";

export type Reference = { part: string; list: string; key: string };

/** Fields that name an item of a list in this part or another: by the field of the item that they repeat. */
export const references: Record<string, Reference> = {
  "team.members.*.region": { part: "team", list: "regions", key: "region" },
  "team.members.*.roleEnum": { part: "team", list: "filters", key: "group" },
  "services.categories.*.purpose": { part: "contact", list: "purposes", key: "value" },
  "services.categories.*.works.*": { part: "works", list: "cases", key: "slug" },
  "guides.help.purpose": { part: "contact", list: "purposes", key: "value" },
  "works.cases.*.service": { part: "services", list: "categories", key: "slug" },
  "home.works.items.*.service": { part: "services", list: "categories", key: "slug" },
  "works.cases.*.industry": { part: "works", list: "industries", key: "id" },
  "home.works.items.*.industry": { part: "works", list: "industries", key: "id" },
  "careers.vacancies.*.office": { part: "company", list: "offices", key: "id" },
};

/** What a part of the content names and no list has. `partNamed` reads another part, if it can be read. */
export function mistakesInReferences(
  part: string,
  content: object,
  partNamed: (name: string) => object | undefined,
): ContentMistake[] {
  return Object.entries(references).flatMap(([from, to]) => {
    const [owner, ...fields] = from.split(".");
    const other = owner === part && partNamed(to.part);
    if (!other) return [];
    const list = Reflect.get(other, to.list);
    const known = Array.isArray(list) ? list.filter(isGroup).map((item) => item[to.key]) : [];
    return [...valuesAt(content, fields)]
      .filter(({ value }) => value !== undefined && !known.includes(value))
      .map(({ path }) => ({
        ...whereIs(content, path),
        sentence: `must be one of ${known.join(", ")}: ${to.key} in ${to.list} of content/en/${to.part}.yaml`,
      }));
  });
}

/** What a service lacks elsewhere: its card on the home page, and as many steps as About us tells. */
export function mistakesInServices(
  services: object,
  partNamed: (name: string) => object | undefined,
): ContentMistake[] {
  const listAt = (part: string, path: string[]) => [...valuesAt(partNamed(part), path)].map(({ value }) => value);
  if (!partNamed("home") || !partNamed("about-us")) return [];
  const cards = listAt("home", ["services", "cards", "*", "href"]);
  const steps = listAt("about-us", ["story", "*"]).length;
  return [...valuesAt(services, ["categories", "*"])].flatMap(({ value: service, path }) => {
    const { slug, approach } = service as { slug: string; approach?: unknown };
    const href = `/services/${slug}`;
    const noCard = `content/en/home.yaml has no card with href: ${href} in services`;
    const outOfStep = `must have ${steps} entries, one for each step of story in content/en/about-us.yaml`;
    return [
      ...(cards.includes(href) ? [] : [{ ...whereIs(services, path), sentence: noCard }]),
      ...(Array.isArray(approach) && approach.length !== steps
        ? [{ ...whereIs(services, [...path, "approach"]), sentence: outOfStep }]
        : []),
    ];
  });
}

/** The values of a field, of which an asterisk stands for each item of a list. */
function* valuesAt(
  value: unknown,
  [field, ...rest]: readonly string[],
  path: readonly string[] = [],
): Generator<{ value: unknown; path: readonly string[] }> {
  if (field === undefined) yield { value, path };
  else if (typeof value === "object" && value !== null)
    for (const key of field === "*" ? Object.keys(value) : [field])
      yield* valuesAt(Reflect.get(value, key), rest, [...path, key]);
}
