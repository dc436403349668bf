import type { SoftwareApplication } from "schema-dts";
import type { CloverApp } from "#content/schema/clover.ts";
import type { Company } from "#content/schema/company.ts";
import type { Plan } from "#content/schema/guides.ts";
import type { Project } from "#content/schema/projects.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { organizationId } from "./organization.ts";

/** A point-of-sale app, with a monthly offer for each of its plans. */
export function application(company: Company, app: CloverApp, plans: readonly Plan[] = []): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    name: app.title,
    description: app.head.description,
    url: `${company.url}/clover/${app.slug}`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Android",
    featureList: app.features,
    publisher: { "@id": organizationId(company) },
    ...(plans.length > 0 && { offers: plans.map(offer) }),
  };
}

/** A product that has a page among the projects, if its content says what kind of software it is. */
export function product(company: Company, project: Project, language: Language): SoftwareApplication[] {
  if (!project.application) return [];
  const { category, operatingSystem } = project.application;
  return [
    {
      "@type": "SoftwareApplication",
      name: project.title,
      description: project.head.description,
      url: company.url + addressIn(language, `/projects/${project.slug}`),
      applicationCategory: category,
      operatingSystem,
      featureList: project.features,
      publisher: { "@id": organizationId(company) },
    },
  ];
}

function offer({ name, price }: Plan) {
  const amount = price.replace("$", "");
  return {
    "@type": "Offer",
    name,
    price: amount,
    priceCurrency: "USD",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: "USD",
      billingDuration: "P1M",
      unitCode: "MON",
    },
  } as const;
}
