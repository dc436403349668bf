import { Invitation } from "#app/components/contact/invitation.tsx";
import { Head } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { LoudHead } from "#app/components/loud-head/loud-head.tsx";
import arriving from "#app/components/pictures/arriving.module.css";
import { findPictureFile, Picture } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import shared from "#app/styles/shared.module.css";
import type { HowWeWork } from "#content/schema/how-we-work.ts";
import { firstSentence } from "./first-sentence.ts";
import styles from "./how-we-work.module.css";

/** What a buyer asks before the contract, each with a short answer, and what a price is made of. */
export default function HowWeWorkPage() {
  const { head, title, lead, groups, price, works } = useContent()["how-we-work"];
  return (
    <>
      <Head head={head} />
      <LoudHead title={title} lead={lead} className={styles.head} />
      <Contents sections={[...groups, { id: "price", title: price.title }]} />
      {groups.map((group, index) => (
        <AnswerGroup key={group.id} group={group} calm={calmness[index]} />
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
    <nav className={`${shared.columns} ${styles.contents}`} aria-label={labels.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first group begins in the first window, and has no line above it. */
const calmness = [undefined, 0, 1, 2] as const;

/** A heading, and beside it the questions with their answers. */
function AnswerGroup({ group, calm }: { group: HowWeWork["groups"][number]; calm: 0 | 1 | 2 | undefined }) {
  return (
    <section aria-labelledby={group.id}>
      {calm !== undefined && <SectionRule calm={calm} />}
      <div className={`${shared.columns} ${styles.group}`}>
        <GroupTitle id={group.id} eager={calm === undefined}>
          {group.title}
        </GroupTitle>
        <Across id={group.id} />
        <div className={styles.answers}>
          {group.answers.map(({ id, question, answer }) => (
            <div key={id} className={styles.answer}>
              <h3 id={id}>{question}</h3>
              <Answer>{answer}</Answer>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The first sentence answers, and is all that a hurried reader needs; the others say more. */
function Answer({ children }: { children: string }) {
  const [first, others] = firstSentence(children);
  return (
    <p>
      <b>
        <Line>{first}</Line>
      </b>{" "}
      {others && <Line>{others}</Line>}
    </p>
  );
}

/** How a price is made, and what three sizes of projects cost if the company says so. */
export function Price({ price: { title, text, bands }, works }: Pick<HowWeWork, "price" | "works">) {
  return (
    <section className={`${shared.columns} ${styles.price}`} aria-labelledby="price">
      <GroupTitle id="price">{title}</GroupTitle>
      <div className={styles.priceText}>
        <p>
          <Line>{text}</Line>
        </p>
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

/** The drawing that in a wide window takes the place of the one of a heading, and goes on across the page. */
function Across({ id }: { id: string }) {
  const file = acrossOf(id);
  if (!findPictureFile(file, useLanguage())) return null;
  return <Picture picture={{ file, alt: "" }} className={styles.across} />;
}

function acrossOf(id: string): string {
  return `illustrations/how-we-work/${id}-wide`;
}

/** Drawings that leave the last quarter of their width empty. */
const shortDrawings = ["care"];

/**
 * A heading with its drawing, if there is one of this name. They stay in view beside the answers. What the first window
 * shows stands there; the others are drawn while they come into view.
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
          className={`${styles.drawing} ${eager ? arriving.drawn : uncovered.uncovered}`}
          data-short={shortDrawings.includes(id) || undefined}
        >
          <Picture picture={{ file, alt: "" }} eager={eager} />
        </div>
      )}
    </div>
  );
}
