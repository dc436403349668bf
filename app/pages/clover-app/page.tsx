import { useParams } from "react-router";
import { DetailHero } from "#app/components/detail-hero/detail-hero.tsx";
import { GoLink } from "#app/components/go-button/go-button.tsx";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { onBlack } from "#app/components/page-frame/theme.ts";
import { useContent } from "#app/content.tsx";
import { application, plansOf } from "#app/structured-data/application.ts";
import { findBySlug } from "../find-by-slug.ts";
import { AppDetails } from "./app-details.tsx";
import { ContactNote } from "./contact-note.tsx";
import { OtherApps } from "./other-apps.tsx";

export const handle = onBlack;

export default function CloverAppPage() {
  const { clover, guides, site } = useContent();
  const { apps, labels } = clover;
  const app = findBySlug(apps, useParams().app);
  return (
    <article>
      <Head head={app.head} canonical={app.canonical} indexed={app.canonical === undefined} />
      {!app.canonical && <StructuredData things={[application(site, app, plansOf(app, guides))]} />}
      <DetailHero {...app} featuresTitle={labels.features}>
        <GoLink href="#to-clover-details" direction="down">
          {labels.seeDetails}
        </GoLink>
        <MoreLink href="/Clovers">{labels.otherApps}</MoreLink>
      </DetailHero>
      <AppDetails app={app} />
      {app.contactNote && <ContactNote />}
      <OtherApps current={app.slug} />
    </article>
  );
}
