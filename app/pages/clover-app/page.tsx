import { useParams } from "react-router";
import { Card } from "#app/components/carousel/card.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { DetailHero } from "#app/components/detail-hero/detail-hero.tsx";
import { DownloadLink } from "#app/components/download/download-link.tsx";
import { guidePath } from "#app/components/guide/addresses.ts";
import { Trademark } from "#app/components/guide/trademark.tsx";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { GoLink } from "#app/components/links/go-button.tsx";
import moreLink from "#app/components/links/more-link.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import type { PageHandle } from "#app/components/page-frame/page-frame.tsx";
import { Icon } from "#app/components/pictures/icon.tsx";
import { findPictureFile, Picture } from "#app/components/pictures/picture.tsx";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { Line, WholeWords } from "#app/components/prose/line.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { usePath } from "#app/path.ts";
import { application } from "#app/structured-data/application.ts";
import shared from "#app/styles/shared.module.css";
import type { CloverApp } from "#content/schema/clover.ts";
import type { CardContent } from "#content/schema/home.ts";
import type { Language } from "#contract/languages.ts";
import styles from "./clover-app.module.css";
import { Prices } from "./prices.tsx";

export const handle: PageHandle = { theme: "black" };

export default function CloverAppPage() {
  const { clover, guides, company } = useContent();
  const { apps, labels } = clover;
  const app = findBySlug(apps, useParams().app);
  const { plans } = guides.guides.find((guide) => guidePath(guide) === app.guide) ?? {};
  return (
    <article>
      <Head head={app.head} canonical={app.canonical} indexed={app.canonical === undefined} />
      {!app.canonical && <StructuredData things={[application(company, app, plans?.plans)]} />}
      <DetailHero {...app} featuresTitle={labels.features}>
        <GoLink href="#to-clover-details" direction="down">
          {labels.seeDetails}
        </GoLink>
        <MoreLink href="/Clovers">{labels.otherApps}</MoreLink>
      </DetailHero>
      <AppDetails app={app} />
      {plans ? <Prices plans={plans} guide={app.guide} /> : !app.canonical && <Market />}
      {app.contactNote && <ContactNote />}
      <OtherApps />
      <Trademark />
    </article>
  );
}

type AppDetailsProps = { app: CloverApp };

/** What the app does, one drawing after the other. */
function AppDetails({ app }: AppDetailsProps) {
  const { title, sections } = app.details;
  return (
    <section className={styles.details} id="to-clover-details" aria-labelledby="details">
      <header className={styles.detailsHead}>
        <h2 className={`${shared.sectionTitle} ${styles.detailsTitle}`} id="details">
          {title}
        </h2>
        <AppDocuments app={app} />
      </header>
      {sections.map((section) => (
        <section key={section.title} className={styles.detail}>
          <div className={`${styles.picture} ${uncovered.uncovered}`}>
            <Picture picture={section.picture} />
          </div>
          <div className={styles.words}>
            <h3 className={styles.detailTitle}>
              <WholeWords>{section.title}</WholeWords>
            </h3>
            <p>
              <Line>{section.text}</Line>
            </p>
          </div>
        </section>
      ))}
    </section>
  );
}

/** Where to go next: the guide of an app, the manual of its portal, and the portal itself. */
function AppDocuments({ app: { guide, manual, portal, canonical } }: AppDetailsProps) {
  const { labels } = useContent().clover;
  // What has its home elsewhere is no Clover app.
  if (canonical) return null;
  return (
    <div className={styles.documents}>
      {guide && <MoreLink href={guide}>{labels.guide}</MoreLink>}
      {manual && (
        <DownloadLink
          className={moreLink.more}
          file={`/assets/files/${manual.file}`}
          savedAs={manual.savedAs}
          kind={labels.manualKind}
          failed={labels.manualFailed}
        >
          {labels.manual}
          <Icon d="M12 3V15M6.500 9.500L12 15L17.500 9.500M4 20.500H20" strokeWidth="1.5" />
        </DownloadLink>
      )}
      {portal && <MoreLink href={`https://${portal}`}>{labels.portal}</MoreLink>}
    </div>
  );
}

/** Where to get an app whose prices are not on the page: those that are lead there themselves. */
function Market() {
  const { clover, company } = useContent();
  return (
    <p className={styles.market}>
      <GoLink href={company.appMarket}>{clover.labels.appMarket}</GoLink>
    </p>
  );
}

/** Invites ideas for the point of sale, with the address to write to. */
function ContactNote() {
  const { clover, company } = useContent();
  return (
    <p className={styles.note}>
      <Line>{clover.labels.note.replace("{email}", `[${company.email}](mailto:${company.email})`)}</Line>
    </p>
  );
}

/** The cards of all apps but the one whose page this is. CCGen comes last, as in the content. */
function OtherApps() {
  const { apps, labels } = useContent().clover;
  const path = usePath();
  const language = useLanguage();
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 className={styles.othersTitle} id="others">
        {labels.others}
      </h2>
      <Carousel labelledBy="others" items="cards">
        {apps
          .filter(({ card }) => card.href !== path)
          .map(({ slug, card }) => (
            <Slide key={slug}>
              <Card card={withLightScreen(card, slug, language)} learnMore={labels.learnMore} />
            </Slide>
          ))}
      </Carousel>
    </section>
  );
}

/** A card for these pages, which are black in both schemes and show all screens light. A photograph stays what it is. */
function withLightScreen(card: CardContent, slug: string, language: Language): CardContent {
  const { backgroundImage } = card;
  const file = `clover/cards/${slug}`;
  const isPhotograph = findPictureFile(backgroundImage.file, language)?.image.srcSet !== undefined;
  if (isPhotograph || !findPictureFile(file, language)) return card;
  return { ...card, backgroundImage: { ...backgroundImage, file } };
}
