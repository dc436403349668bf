import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { linesOf } from "#content/lines-of-block.ts";
import { withoutMarks } from "#content/marks.ts";
import { pages } from "#content/pages.ts";
import { addressIn, languages, withoutLanguage } from "#contract/languages.ts";
import { on } from "#contract/parts.ts";
import { faultsIn } from "#tests/structured-data/faults-in.ts";
import { ofType, thingsIn } from "#tests/structured-data/things-in.ts";
import { testOf } from "#tests/support/test-of.ts";
import { htmlOf, statusOf } from "./html-of.ts";

const { company, guides, projects } = contentIn("en");

test("what is missing or wrong, however deep, and a type that this site does not use are noticed", () => {
  const video = {
    "@type": "VideoObject",
    name: " ",
    description: "Three accounts at once.",
    thumbnailUrl: "/a.avif",
    contentUrl: "https://site.test/a.mp4",
    uploadDate: "2026-11-20",
  };
  const question = { "@type": "Question", name: "How?", acceptedAnswer: video };
  expect(faultsIn([{ "@type": "FAQPage", mainEntity: [] }, question, { "@type": "Recipe" }])).toEqual([
    "FAQPage without a right mainEntity",
    "VideoObject without a right name",
    "VideoObject without a right thumbnailUrl",
    "VideoObject without a right uploadDate",
    "VideoObject without a right duration",
    "unknown type Recipe",
  ]);
});

/** Every address on this site that stands anywhere in the data. */
function ownAddresses(data: unknown): string[] {
  if (typeof data === "string") return data.startsWith(`${company.url}/`) ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(ownAddresses) : [];
}

describe.each(pages())("the structured data of $path", ({ path, language }) => {
  test("have every property that their types need, and no type beside them", async () => {
    expect(faultsIn(thingsIn(await htmlOf(path)))).toEqual([]);
  });

  test("name only addresses of this site that exist", async () => {
    const broken: string[] = [];
    for (const address of new Set(ownAddresses(thingsIn(await htmlOf(path))))) {
      const status = await statusOf(new URL(address).pathname);
      if (status !== 200) broken.push(`${address} (${status})`);
    }
    expect(broken).toEqual([]);
  });

  test("give what has a language the page's language and address", async () => {
    const html = await htmlOf(path);
    const inLanguages = thingsIn(html).filter(({ inLanguage }) => inLanguage !== undefined);
    const [, address] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    for (const { inLanguage, mainEntityOfPage, url = mainEntityOfPage } of inLanguages)
      expect({ inLanguage, url }).toEqual({ inLanguage: language, url: address });
  });

  test("lead from the home page to this one, where search engines may list it", async () => {
    const html = await htmlOf(path);
    const [list, ...others] = ofType(thingsIn(html), "BreadcrumbList");
    expect(others).toEqual([]);
    if (withoutLanguage(path) === "/" || html.includes('content="noindex"')) return expect(list).toBeUndefined();
    const items = list?.itemListElement as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.at(0)?.item).toBe(company.url + addressIn(language, "/"));
    expect(items.at(-1)?.item).toBe(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]);
  });
});

test("the home page names the site, and the company with its offices", async () => {
  const things = thingsIn(await htmlOf("/"));
  expect(ofType(things, "WebSite")).toHaveLength(1);
  const [organization] = ofType(things, "Organization");
  expect(organization).toMatchObject({ legalName: company.legalName, email: company.email });
  expect(organization?.location).toMatchObject(
    company.offices.map(({ city, countryCode, phone }) => ({
      telephone: phone.href.replace("tel:", ""),
      address: { addressLocality: city, addressCountry: countryCode },
    })),
  );
  expect(organization?.sameAs).toEqual(company.socials.map(({ href }) => href));
});

testOf("clover")("House Account Tab has three offers, at the prices of its plans for a month", async () => {
  const [app] = ofType(thingsIn(await htmlOf("/clover/hat")), "SoftwareApplication");
  const offers = app?.offers as { name: string; price: string; priceCurrency: string; priceSpecification: object }[];
  const plans = guides.guides.find(({ slug }) => slug === "house-account-tab")?.plans?.plans ?? [];
  expect(offers.map(({ name, price, priceCurrency }) => `${name} $${price} ${priceCurrency}`)).toEqual(
    plans.map(({ name, price }) => `${name} ${price} USD`),
  );
  expect(offers).toHaveLength(3);
  for (const { priceSpecification } of offers)
    expect(priceSpecification).toMatchObject({ billingDuration: "P1M", unitCode: "MON" });
});

test.each(on.clover ? guides.guides : [])("the guide $slug has its videos in the data", async ({ slug, ...guide }) => {
  const things = thingsIn(await htmlOf(`/guides/${slug}`));
  const videos = ofType(things, "VideoObject").map(({ name, duration }) => ({ name, duration }));
  expect(videos).toEqual(guide.videos.map(({ title, seconds }) => ({ name: title, duration: `PT${seconds}S` })));
});

test.each(languages)("each service says what it is, and the questions that its page answers: %s", async (language) => {
  const { services } = contentIn(language);
  for (const { slug, title, questions } of services.categories) {
    const things = thingsIn(await htmlOf(addressIn(language, `/services/${slug}`)));
    const url = company.url + addressIn(language, `/services/${slug}`);
    expect(ofType(things, "Service")).toMatchObject([{ name: title, url }]);
    const shared = services.questions.map((one) => questions.find(({ id }) => id === one.id) ?? one);
    const own = questions.filter(({ id }) => shared.every((one) => one.id !== id));
    expect(questionsIn(things)).toEqual(
      [...shared, ...own].map(({ question, answer }) => `${question} ${withoutMarks(answer)}`),
    );
  }
});

test("what the site says of its own products names them as software, and a product out of the lists stays out", async () => {
  for (const { slug, title, application, listed } of projects.projects) {
    const html = await htmlOf(`/projects/${slug}`);
    const named = ofType(thingsIn(html), "SoftwareApplication").map(({ name }) => name);
    expect(named).toEqual(application ? [title] : []);
    expect(html.includes('<meta name="robots" content="noindex"'), slug).toBe(!listed);
  }
});

testOf("clover")("a guide with frequent questions has them in the data, with their whole answers", async () => {
  for (const { slug, faq } of guides.guides) {
    const asked = faq?.entries.map(
      ({ question, answer }) => `${question} ${answer.flatMap((one) => linesOf(one)).join(" ")}`,
    );
    expect(questionsIn(thingsIn(await htmlOf(`/guides/${slug}`)))).toEqual(asked ?? []);
  }
});

function questionsIn(things: Parameters<typeof ofType>[0]): string[] {
  return ofType(things, "FAQPage").flatMap(({ mainEntity }) =>
    (mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
      ({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`,
    ),
  );
}

test("no page but an existing vacancy's offers a job", async () => {
  const elsewhere = pages().filter(({ path }) => !withoutLanguage(path).startsWith("/careers/"));
  for (const { path } of elsewhere) expect(ofType(thingsIn(await htmlOf(path)), "JobPosting"), path).toEqual([]);
});
