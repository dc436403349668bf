import { ByHand } from "#app/components/by-hand/by-hand.tsx";
import { NextSteps } from "#app/components/contact/next-steps.tsx";
import { OtherWays } from "#app/components/contact/other-ways.tsx";
import { Faq } from "#app/components/faq/faq.tsx";
import { StructuredData } from "#app/components/head/head.tsx";
import { CoverLink } from "#app/components/links/cover-link.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { Arrow, MoreLink } from "#app/components/links/more-link.tsx";
import { Picture, useComposed } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import { Story } from "#app/components/story/story.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import { ContactIsland } from "#app/islands/contact-form/contact-island.tsx";
import { useLanguage } from "#app/language.tsx";
import { faqPage } from "#app/structured-data/questions.ts";
import { offeredService } from "#app/structured-data/service.ts";
import shared from "#app/styles/shared.module.css";
import type { PictureContent } from "#content/schema/media.ts";
import type { Question, Service } from "#content/schema/services.ts";
import type { CaseStudy } from "#content/schema/works.ts";
import styles from "./service-details.module.css";

/** What a buyer wants to know of a service, from "is it for me?" to the form. */
export function ServiceDetails({ service }: { service: Service }) {
  const { company, services, works } = useContent();
  const language = useLanguage();
  const { story } = useContent()["about-us"];
  const approach = service.approach.map((text, index) => ({ title: story[index]?.title ?? "", text }));
  const questions = questionsOf(service, services.questions);
  return (
    <>
      <StructuredData
        things={[offeredService(company, service, language), ...(questions.length > 0 ? [faqPage(questions)] : [])]}
      />
      <SectionRule calm={1} />
      <Offer service={service} />
      <section className={styles.approach} aria-labelledby="approach">
        <h2 className={`${shared.sectionTitle} ${styles.title}`} id="approach">
          {services.labels.approach}
        </h2>
        <Story steps={approach} heading="h3" way="settling" />
      </section>
      {service.works.length > 0 && (
        <section className={`${shared.columns} ${styles.cases}`} aria-labelledby="cases">
          <h2 className={`${shared.sectionTitle} ${styles.title}`} id="cases">
            {services.labels.works}
          </h2>
          {service.works.map((slug) => (
            <Case key={slug} study={findBySlug(works.cases, slug)} />
          ))}
          <p className={styles.allWorks}>
            <MoreLink href={`/works#${service.slug}`}>{services.labels.allWorks}</MoreLink>
          </p>
        </section>
      )}
      {questions.length > 0 && (
        <section className={`${shared.columns} ${styles.questions}`} aria-labelledby="questions">
          <h2 className={`${shared.sectionTitle} ${styles.title}`} id="questions">
            {services.labels.questions}
          </h2>
          <div>
            <Faq entries={questions} isFirstOpen />
            <p className={styles.howWeWork}>
              <MoreLink href="/how-we-work">{services.labels.howWeWork}</MoreLink>
            </p>
          </div>
        </section>
      )}
      <ContactSection />
    </>
  );
}

/** Who it is for, and what they get, beside the drawing that the home page has of the service. */
export function Offer({ service }: { service: Service }) {
  const { home, services } = useContent();
  const { labels } = services;
  const card = home.services.cards.find(({ href }) => href === `/services/${service.slug}`);
  return (
    <section className={`${shared.columns} ${styles.offer}`} aria-labelledby="audience">
      <h2 className={`${shared.sectionTitle} ${styles.title}`} id="audience">
        {labels.audience}
      </h2>
      <ul className={styles.audience}>
        {service.audience.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {card && <ByHand picture={card.backgroundImage} className={styles.drawing} />}
      <div className={styles.deliverables}>
        <h2>{labels.deliverables}</h2>
        <ul>
          {service.deliverables.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {service.priceBand && (
          <p className={styles.price}>
            {labels.cost} <b>{service.priceBand}</b>
          </p>
        )}
      </div>
    </section>
  );
}

/** A case study: its finished drawing, its name, the first thing that it changed, and how long it took. */
function Case({ study }: { study: CaseStudy }) {
  const { labels } = useContent().works;
  const { slug, name, lead, steps, results, duration, durationLabel = labels.duration } = study;
  const [result] = results.items;
  const finished = steps.at(-1)?.picture;
  return (
    <article className={`${linked.card} ${styles.case}`} data-study={slug}>
      {finished && <Finished picture={finished} />}
      <h3 className={styles.name}>
        <CoverLink href={`/works/${slug}`}>{name}</CoverLink>
      </h3>
      <p>{lead}</p>
      <div className={styles.figures}>
        {result && (
          <p>
            <b>
              {result.before && (
                <>
                  <span className="visually-hidden">{labels.before} </span>
                  {result.before} <Arrow />
                  <span className="visually-hidden"> {labels.after} </span>
                </>
              )}
              {result.after}
            </b>{" "}
            {result.label}
          </p>
        )}
        <p>
          <b>{duration}</b> {durationLabel}
        </p>
      </div>
    </article>
  );
}

function Finished({ picture }: { picture: PictureContent }) {
  return <Picture picture={useComposed(picture)} className={linked.drawing} />;
}

/** The common questions, with this service's own answer where it has one, then those that only this service gets. */
function questionsOf({ questions: own }: Service, common: readonly Question[]) {
  const all = [
    ...common.map((question) => own.find(({ id }) => id === question.id) ?? question),
    ...own.filter(({ id }) => common.every((question) => question.id !== id)),
  ];
  return all.map(({ id, question, answer }) => ({ id, question, answer: [{ p: answer }], keywords: [] }));
}

/** The form, with this service's purpose chosen, and what happens once it is sent. */
function ContactSection() {
  const { home, services } = useContent();
  return (
    <section className={`${shared.columns} ${styles.contact}`} aria-labelledby="start">
      <div className={styles.invitation}>
        <h2 className={shared.sectionTitle} id="start">
          {home.closing.title}
        </h2>
        <p className={styles.lead}>{home.closing.subtitle}</p>
        <p>{services.labels.whatToWrite}</p>
        <NextSteps />
        <OtherWays className={styles.write} />
      </div>
      <ContactIsland inPage />
    </section>
  );
}
