type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === "string" && value.trim() !== "";
const address: Rule = (value) => text(value) && URL.canParse(String(value)) && String(value).startsWith("https://");
const number: Rule = (value) => typeof value === "number";
const amount: Rule = (value) => /^\d+\.\d\d$/.test(String(value));
const length: Rule = (value) => /^PT\d+S$/.test(String(value));
const day: Rule = (value) => /^\d{4}-\d\d-\d\d$/.test(String(value));
// Search engines ask for the time zone too: a day alone begins at another moment for each of them.
const moment: Rule = (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(String(value));
const some: Rule = (value) => Array.isArray(value) && value.length > 0;
const thing: Rule = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** What each type must say. A type that is not listed here is none that this site uses. */
const requiredProperties: Record<string, Record<string, Rule>> = {
  Organization: { "@id": address, name: text, url: address, logo: address, sameAs: some },
  WebSite: { name: text, url: address, inLanguage: text, publisher: thing },
  Place: { name: text, telephone: text, address: thing },
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: text },
  BreadcrumbList: { itemListElement: some },
  ListItem: { position: number, name: text, item: address },
  SoftwareApplication: {
    name: text,
    description: text,
    url: address,
    applicationCategory: text,
    operatingSystem: text,
    publisher: thing,
  },
  Service: { name: text, description: text, url: address, provider: thing },
  Offer: { name: text, price: amount, priceCurrency: text, priceSpecification: thing },
  UnitPriceSpecification: { price: amount, priceCurrency: text, billingDuration: text, unitCode: text },
  VideoObject: {
    name: text,
    description: text,
    thumbnailUrl: address,
    contentUrl: address,
    uploadDate: moment,
    duration: length,
  },
  Article: {
    headline: text,
    description: text,
    image: address,
    datePublished: moment,
    mainEntityOfPage: address,
    author: thing,
    publisher: thing,
  },
  FAQPage: { mainEntity: some },
  Question: { name: text, acceptedAnswer: thing },
  Answer: { text: text },
  JobPosting: { title: text, description: text, datePosted: day, hiringOrganization: thing, jobLocation: thing },
};

/** What structured data lack, however deep: properties that their type needs, a type that the site does not use. */
export function faultsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(faultsIn);
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type, ...properties } = data as Record<string, unknown>;
  return [...faultsOf(type, properties), ...Object.values(properties).flatMap(faultsIn)];
}

function faultsOf(type: unknown, properties: Record<string, unknown>): string[] {
  // Something described elsewhere is only named.
  if (type === undefined && Object.keys(properties).join() === "@id") return [];
  const rules = requiredProperties[String(type)];
  if (!rules) return [`unknown type ${type}`];
  return Object.entries(rules)
    .filter(([name, isRight]) => !isRight(properties[name]))
    .map(([name]) => `${type} without a right ${name}`);
}
