import { Fragment } from "react";
import { Invitation } from "#app/components/contact/invitation.tsx";
import { Head } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import pointed from "#app/components/links/pointed.module.css";
import { LoudHead } from "#app/components/loud-head/loud-head.tsx";
import { findPictureFile, Picture } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { Line } from "#app/components/prose/line.tsx";
import { Story } from "#app/components/story/story.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import shared from "#app/styles/shared.module.css";
import type { HowWeWork } from "#content/schema/how-we-work.ts";
import { firstSentence } from "./first-sentence.ts";
import styles from "./how-we-work.module.css";

/** What a buyer asks before the contract, each with a short answer, and what a price is made of. */
export default function HowWeWorkPage() {
  const { head, title, lead, groups, stages, price, works } = useContent()["how-we-work"];
  return (
    <>
      <Head head={head} />
      <LoudHead
        className={styles.head}
        title={title}
        lead={lead}
        beside={<Contents sections={[...groups, { id: "price", title: price.title }]} />}
      />
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          <AnswerGroup group={group} calm={calmness[index]} eager={index === 0} />
          {index === 0 && <Stages stages={stages} />}
        </Fragment>
      ))}
      <Price price={price} works={works} />
      <Invitation />
    </>
  );
}

/** Links to the sections, the price among them. */
function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { labels } = useContent().legal;
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={pointed.pointed} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first group begins in the first window, the second below the stages: neither has a line above it. */
const calmness = [undefined, undefined, 1, 2] as const;

type AnswerGroupProps = { group: HowWeWork["groups"][number]; calm: 1 | 2 | undefined; eager: boolean };

/** A heading, and beside it the questions with their answers. */
function AnswerGroup({ group, calm, eager }: AnswerGroupProps) {
  return (
    <section aria-labelledby={group.id}>
      {calm !== undefined && <SectionRule calm={calm} />}
      <div className={`${shared.columns} ${styles.group}`}>
        <GroupTitle id={group.id} eager={eager}>
          {group.title}
        </GroupTitle>
        <div className={styles.answers}>
          {group.answers.map(({ id, question, answer }) => (
            <div key={id} className={styles.answer}>
              <h3 id={id}>{question}</h3>
              <Answer to={id}>{answer}</Answer>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * The first sentence answers, and is all that a hurried reader needs; the others say more. They are folded, and a tap on the
 * question or the first sentence shows them.
 */
function Answer({ to, children }: { to: string; children: string }) {
  const [first, others] = firstSentence(children);
  return (
    <div>
      <p>
        <Line>{first}</Line>
      </p>
      {others && (
        <details>
          <summary aria-labelledby={to} />
          <p>
            <Line>{others}</Line>
          </p>
        </details>
      )}
    </div>
  );
}

/** From the first call to what is built, under one line that gets calm as the page is scrolled. */
function Stages({ stages }: Pick<HowWeWork, "stages">) {
  return (
    <section className={styles.stages} aria-labelledby="stages">
      <h2 className={shared.sectionTitle} id="stages">
        {stages.title}
      </h2>
      <Story steps={stages.items} heading="h3" way="settling" />
    </section>
  );
}

/** How a price is made, and what three sizes of projects cost if the company says so. */
export function Price({ price: { title, text, scale, bands }, works }: Pick<HowWeWork, "price" | "works">) {
  return (
    <section className={`${shared.columns} ${styles.price}`} aria-labelledby="price">
      <GroupTitle id="price">{title}</GroupTitle>
      <div className={styles.priceText}>
        <p>
          <Line>{text}</Line>
        </p>
        {scale && <Scale scale={scale} />}
        <MoreLink href="/works">{works}</MoreLink>
      </div>
      {bands.length > 0 && (
        <dl className={styles.bands}>
          {bands.map(({ id, name, range }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{range}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** How large some works were: the figure first, as large as it is. */
function Scale({ scale: { note, works } }: { scale: NonNullable<HowWeWork["price"]["scale"]> }) {
  return (
    <>
      <p className={styles.note} id="scale">
        {note}
      </p>
      <ul className={styles.scale} aria-labelledby="scale">
        {works.map(({ id, size, name }) => (
          <li key={id}>
            <b>{size}</b> <Line>{name}</Line>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Drawings that leave the last quarter of their width empty. */
const shortDrawings = ["care"];

/**
 * A heading with its drawing, if there is one of this name, which is drawn while it comes into view. They stay in view beside
 * the answers.
 */
function GroupTitle({ id, eager = false, children }: { id: string; eager?: boolean; children: string }) {
  const file = `illustrations/how-we-work/${id}`;
  return (
    <div className={styles.groupTitle}>
      <h2 className={shared.sectionTitle} id={id}>
        {children}
      </h2>
      {findPictureFile(file, useLanguage()) && (
        <div
          className={`${styles.drawing} ${uncovered.uncovered}`}
          data-short={shortDrawings.includes(id) || undefined}
        >
          <Picture picture={{ file, alt: "" }} eager={eager} />
        </div>
      )}
    </div>
  );
}
