import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { WholeWords } from "#app/components/prose/line.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import type { CaseStudy } from "#content/schema/works.ts";
import styles from "./work.module.css";

/** For whom, of which kind, how long, how much work, and where to ask and look. */
export function WorkFacts({ work }: { work: CaseStudy }) {
  const { home, services, works } = useContent();
  const { labels } = works;
  const { client, service, duration, durationLabel = labels.duration, effort, liveUrl, reference } = work;
  const mark = home.clients.marks.find(({ name }) => name === client.name);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.client}</dt>
        <dd>
          {mark ? <Picture picture={mark.picture} className={styles.mark} eager /> : <b>{client.name}</b>}
          {client.field}
          {liveUrl && <MoreLink href={liveUrl}>{labels.live}</MoreLink>}
        </dd>
      </div>
      <div>
        <dt>{labels.service}</dt>
        <dd>
          <MoreLink href={`/services/${service}`}>{findBySlug(services.categories, service).title}</MoreLink>
        </dd>
      </div>
      <div>
        <dt>{durationLabel}</dt>
        <dd>
          <b>{duration}</b>
        </dd>
      </div>
      <div>
        <dt>{labels.effort}</dt>
        <dd>
          <b>
            <WholeWords>{effort}</WholeWords>
          </b>
        </dd>
      </div>
      {reference && (
        <div>
          <dt>{labels.reference}</dt>
          <dd>{reference}</dd>
        </div>
      )}
    </dl>
  );
}

/** What the client says of it. */
export function Quote({ quote: { text, by } }: { quote: NonNullable<CaseStudy["quote"]> }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  );
}
