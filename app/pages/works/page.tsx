import { Invitation } from "#app/components/contact/invitation.tsx";
import { Head } from "#app/components/head/head.tsx";
import { CoverLink } from "#app/components/links/cover-link.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { Arrow, MoreLink } from "#app/components/links/more-link.tsx";
import arriving from "#app/components/pictures/arriving.module.css";
import { Picture } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import { type ListedWork, listWorks } from "./list-works.ts";
import moving from "./result.module.css";
import styles from "./works.module.css";

type Group = { id: string; title: string; works: readonly ListedWork[] };

/**
 * All works by service. A link to a service or an industry shows only its works, by :target. So those of an industry are
 * in the page a second time, which compresses to almost nothing.
 */
export default function WorksPage() {
  const content = useContent();
  const { services, works } = content;
  const { head, title, lead, byService, byIndustry } = works.overview;
  const all = listWorks(content);
  const ofServices = services.categories
    .map(({ slug, title }) => ({ id: slug, title, works: all.filter(({ service }) => service === slug) }))
    .filter(hasWorks);
  const ofIndustries = works.industries
    .map(({ id, name }) => ({ id, title: name, works: all.filter(({ industry }) => industry === id) }))
    .filter(hasWorks);
  return (
    <>
      <Head head={head} />
      <header className={`${shared.columns} ${styles.head}`}>
        <h1 className={styles.title} {...fullStop(title)}>
          {title}
        </h1>
        <div className={styles.lead}>
          <p>{lead}</p>
          <MoreLink href="/how-we-work">{services.labels.howWeWork}</MoreLink>
        </div>
        <div className={styles.filters} id="all">
          <Filter label={byService} groups={ofServices} />
          <Filter label={byIndustry} groups={ofIndustries} />
        </div>
      </header>
      <div className={styles.groups}>
        {ofServices.map((group, index) => (
          <WorkGroup key={group.id} group={group} calm={calmness[index]} />
        ))}
        {ofIndustries.map((group) => (
          <WorkGroup key={group.id} group={group} onlyChosen />
        ))}
      </div>
      <Invitation />
    </>
  );
}

/** The first group begins in the first window, and has no line above it. */
const calmness = [undefined, 0, 1, 2, 3] as const;

function hasWorks({ works }: Group): boolean {
  return works.length > 0;
}

/** Links to the groups of one kind, each with how many works it has. */
function Filter({ label, groups }: { label: string; groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className={styles.filterLabel}>{label}</p>
      <ul className={styles.filter}>
        {groups.map(({ id, title, works }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title} <span className={styles.count}>{works.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WorkGroupProps = {
  group: Group;
  /** How calm the line above it is, if there is one. */
  calm?: 0 | 1 | 2 | 3 | undefined;
  /** Whether it shows only while it is the chosen one. */
  onlyChosen?: boolean;
};

function WorkGroup({ group: { id, title, works }, calm, onlyChosen = false }: WorkGroupProps) {
  const { overview } = useContent().works;
  const lead = works.find(({ hasStudy }) => hasStudy);
  return (
    <section
      id={id}
      className={styles.group}
      data-only-chosen={onlyChosen || undefined}
      aria-labelledby={`${id}-works`}
    >
      {calm !== undefined && <SectionRule calm={calm} />}
      <div className={styles.inner}>
        <h2 className={styles.groupTitle} id={`${id}-works`}>
          {title}
        </h2>
        <div className={styles.links}>
          <a className={styles.all} href="#all">
            {overview.all}
          </a>
          {!onlyChosen && <MoreLink href={`/services/${id}`}>{overview.examples.replace("{service}", title)}</MoreLink>}
        </div>
        <ul className={styles.list}>
          {works.map((work) => {
            const arrives = work === lead && calm === undefined;
            return (
              <Work key={work.id} work={work} isLead={work === lead} arrives={arrives} eager={arrives && !onlyChosen} />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

type WorkProps = { work: ListedWork; isLead: boolean; arrives: boolean; eager: boolean };

/**
 * A work in one row: its drawing, its name with its story, and the thing that it changed. If it has a case study, the row
 * links to it and the drawing is larger, most of all the first one's in its group. A Clover app's row links to the app.
 */
function Work({ work: { name, note, story, href, hasStudy, result, picture }, isLead, arrives, eager }: WorkProps) {
  const { labels } = useContent().works;
  const size = isLead ? "large" : hasStudy ? "medium" : "small";
  return (
    <li className={`${shared.columns} ${linked.card} ${styles.work}`} data-size={size}>
      {picture && (
        <div className={`${styles.picture} ${arrives ? arriving.drawn : href ? uncovered.uncovered : ""}`}>
          <Picture picture={picture} className={linked.drawing} eager={eager} />
        </div>
      )}
      <div className={styles.name}>
        <h3>
          <CoverLink href={href} about={hasStudy ? labels.read : undefined}>
            {name}
          </CoverLink>
        </h3>
        <p>{note}</p>
      </div>
      <p className={styles.story}>{story}</p>
      {result && (
        <p className={`${styles.result} ${moving.result}`}>
          <b>
            {result.before && (
              <>
                <span className="visually-hidden">{labels.before} </span>
                <span className={styles.before}>{result.before}</span> <Arrow />
                <span className="visually-hidden"> {labels.after} </span>
              </>
            )}
            <span className={result.before && moving.after}>{result.after}</span>
          </b>{" "}
          {result.label}
        </p>
      )}
    </li>
  );
}
