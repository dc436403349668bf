import { Flag, OfficeAddress } from "#app/components/contact/office.tsx";
import { Drawing } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import type { Fact } from "#content/schema/home.ts";
import styles from "./who-we-are.module.css";

/** Where we are: a drawn map, and the addresses below it: of two offices, each below its dot. */
export function OfficesOnMap() {
  const { home, company } = useContent();
  const { title, map } = home.offices;
  return (
    <section className={styles.offices} aria-labelledby="offices">
      <h2 className={styles.officesTitle} id="offices">
        {title}
      </h2>
      <Drawing wide={map.file} narrow={`${map.file}-390`} alt={map.alt} className={styles.map} />
      <div className={styles.addresses}>
        {company.offices.map((office) => (
          <OfficeAddress key={office.id} office={office} className={styles.address}>
            <h3 className={styles.city}>
              <Flag office={office} />
              {office.city}
            </h3>
          </OfficeAddress>
        ))}
      </div>
    </section>
  );
}

/** The figures about us. They count up when they come into view; the page says them at once. */
export function Facts() {
  const { facts } = useContent().home;
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{facts.title}</h2>
      <ul className={styles.figures}>
        {facts.items.map((fact) => (
          <Figure key={fact.id} fact={fact} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ fact: { value, suffix, label, seconds } }: { fact: Fact }) {
  const language = useLanguage();
  const number = value.toLocaleString(language);
  // The largest figure of all is drawn largest.
  const isGiant = /\p{L}/u.test(suffix);
  return (
    <li className={isGiant ? styles.giant : undefined}>
      <p className={styles.number}>
        <span className="visually-hidden">{`${number}${suffix}`}</span>
        <span aria-hidden="true">
          <span data-figure={value} data-seconds={seconds} lang={language}>
            {number}
          </span>
          {suffix.startsWith(" ") ? <span className={styles.unit}>{suffix}</span> : suffix}
        </span>
      </p>
      <p className={styles.label}>{label}</p>
      {!isGiant && value <= maxTally && <TallyMarks count={value} />}
    </li>
  );
}

/** More strokes than these nobody would make. */
const maxTally = 150;
const marksPerRow = 30;
const strokeGap = 5;
const groupGap = 8;
const markHeight = 16;

/** A count as tally marks: four strokes and one across, six groups to a row. */
function TallyMarks({ count }: { count: number }) {
  const rows = Math.ceil(count / marksPerRow);
  const strokes = Array.from(
    { length: count },
    (_, index) => (index % marksPerRow === 0 ? rowStart(index) : "") + stroke(index),
  );
  return (
    <svg className={styles.tally} viewBox={`0 0 194 ${rows * (markHeight + 6)}`} width="194" aria-hidden="true">
      <path d={strokes.join("")} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}

function rowStart(index: number): string {
  return `M3 ${3 + (index / marksPerRow) * (markHeight + 6)}`;
}

/** A stroke from where the one before ended: so every group is the same text, which weighs nothing in the page. */
function stroke(index: number): string {
  const inGroup = index % 5;
  if (inGroup === 4)
    return `m${-4 * strokeGap - 3} ${markHeight - 4}l${3 * strokeGap + 6} ${8 - markHeight}m${strokeGap + groupGap + 1}-4`;
  // No two strokes of a hand are quite alike.
  const lean = ((index * 7) % 5) / 2 - 1;
  return `l${lean} ${markHeight - 1}m${strokeGap - lean} ${1 - markHeight}`;
}
