import { parts } from "#app/components/guide/addresses.ts";
import { WholeWords } from "#app/components/prose/line.tsx";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./on-this-page.module.css";

/** The parts of a guide in their order, each with its address. The overview of all guides lists everything in them. */
export function OnThisPage({ guide }: { guide: Guide }) {
  const { labels } = useContent().guides;
  return (
    <nav aria-labelledby="contents">
      <SectionRule calm={0} />
      <div className={styles.inside}>
        <h2 className={styles.title} id="contents">
          {labels.onThisPage}
        </h2>
        <ol className={styles.list}>
          {placesOf(guide).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <WholeWords>{title}</WholeWords>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function placesOf({ videosIn, tutorialsTitle = "", sections, plans, faq }: Guide): { id: string; title: string }[] {
  return [
    ...(videosIn === "tutorials" ? [{ id: parts.tutorials, title: tutorialsTitle }] : []),
    ...sections,
    ...(plans ? [{ id: parts.plans, title: plans.title }] : []),
    ...(faq ? [{ id: parts.faq, title: faq.title }] : []),
  ];
}
