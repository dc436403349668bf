import "virtual:work-presses.css";
import type { ReactNode } from "react";
import { Invitation } from "#app/components/contact/invitation.tsx";
import { Head } from "#app/components/head/head.tsx";
import { CoverLink } from "#app/components/links/cover-link.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { Arrow, MoreLink } from "#app/components/links/more-link.tsx";
import arriving from "#app/components/pictures/arriving.module.css";
import { Picture, useComposed } from "#app/components/pictures/picture.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import type { PictureContent } from "#content/schema/media.ts";
import { type ListedWork, listWorks } from "./list-works.ts";
import moving from "./result.module.css";
import styles from "./works.module.css";

type Group = { id: string; title: string; works: readonly ListedWork[] };

/**
 * All works by service. A link to a service or an industry shows only its works, by :target. So those of an industry are
 * in the page a second time, and the filter once in each group, where its link is marked: both compress to almost nothing.
 */
export default function WorksPage() {
  const content = useContent();
  const { services, works } = content;
  const { head, title, lead } = works.overview;
  const all = listWorks(content);
  const ofServices = services.categories
    .map(({ slug, title }) => ({ id: slug, title, works: all.filter(({ service }) => service === slug) }))
    .filter(hasWorks);
  const ofIndustries = works.industries
    .map(({ id, name }) => ({ id, title: name, works: all.filter(({ industry }) => industry === id) }))
    .filter(hasWorks);
  const groups = { ofServices, ofIndustries };
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
      </header>
      <Filters {...groups} id="all" />
      <div className={styles.groups}>
        {ofServices.map((group, index) => (
          <WorkGroup key={group.id} group={group} calm={calmness[index]}>
            <Filters {...groups} chosen={group} />
          </WorkGroup>
        ))}
        {ofIndustries.map((group) => (
          <WorkGroup key={group.id} group={group} onlyChosen>
            <Filters {...groups} chosen={group} />
          </WorkGroup>
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

type FiltersProps = { ofServices: readonly Group[]; ofIndustries: readonly Group[]; id?: string; chosen?: Group };

function Filters({ ofServices, ofIndustries, id, chosen }: FiltersProps) {
  const { byService, byIndustry } = useContent().works.overview;
  return (
    <div className={styles.filters} id={id}>
      <Filter label={byService} groups={ofServices} chosen={chosen} />
      <Filter label={byIndustry} groups={ofIndustries} chosen={chosen} />
    </div>
  );
}

type FilterProps = { label: string; groups: readonly Group[]; chosen: Group | undefined };

/** Links to the groups of one kind, each with how many works it has. */
function Filter({ label, groups, chosen }: FilterProps) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className={styles.filterLabel}>{label}</p>
      <ul className={styles.filter}>
        {groups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`} aria-current={group === chosen || undefined}>
              {group.title} <span className={styles.count}>{group.works.length}</span>
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
  /** The filter, which shows while it is the chosen one. */
  children: ReactNode;
};

/** Its works that link to more, and then, in short, the others. */
function WorkGroup({ group: { id, title, works }, calm, onlyChosen = false, children }: WorkGroupProps) {
  const { overview } = useContent().works;
  const linking = works.filter(({ href }) => href);
  const others = works.filter(({ href }) => !href);
  return (
    <section
      id={id}
      className={styles.group}
      data-only-chosen={onlyChosen || undefined}
      aria-labelledby={`${id}-works`}
    >
      {children}
      {calm !== undefined && <SectionRule calm={calm} />}
      <div className={`${shared.columns} ${styles.inner}`}>
        <h2 className={styles.groupTitle} id={`${id}-works`}>
          {title}
        </h2>
        <div className={styles.links}>
          <a className={styles.all} href="#all">
            {overview.all}
          </a>
          {!onlyChosen && <MoreLink href={`/services/${id}`}>{overview.examples.replace("{service}", title)}</MoreLink>}
        </div>
        {linking.length > 0 && (
          <ul className={styles.list}>
            {linking.map((work, index) => {
              const arrives = work.hasStudy && index === 0 && calm === undefined;
              return <LinkedWork key={work.id} work={work} arrives={arrives} eager={arrives && !onlyChosen} />;
            })}
          </ul>
        )}
        {linking.length > 0 && others.length > 0 && <p className={styles.also}>{overview.alsoBuilt}</p>}
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((work) => (
              <li key={work.id} className={`${shared.columns} ${styles.other}`}>
                <Words work={work} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type LinkedWorkProps = { work: ListedWork; arrives: boolean; eager: boolean };

/** A large crop of its drawing, and what it changed. One with a case study links to it, a Clover app to its page. */
function LinkedWork({ work, arrives, eager }: LinkedWorkProps) {
  const { id, hasStudy, picture } = work;
  return (
    <li className={`${shared.columns} ${linked.card} ${styles.work}`} data-study={hasStudy ? id : undefined}>
      {picture && (
        <div
          className={`${styles.picture} ${arrives ? arriving.drawn : uncovered.uncovered}`}
          data-focus={picture.focus}
          data-low={arrives ? "" : undefined}
        >
          <Crop picture={picture} eager={eager} />
        </div>
      )}
      <Words work={work} />
    </li>
  );
}

/** Of a kiosk the kiosk alone: its figures stand beside it. */
function Crop({ picture, eager }: { picture: PictureContent; eager: boolean }) {
  return <Picture picture={useComposed(picture)} className={linked.drawing} eager={eager} />;
}

/** Its name with its story, and the thing that it changed. */
function Words({ work: { name, note, story, href, hasStudy, result } }: { work: ListedWork }) {
  const { labels } = useContent().works;
  return (
    <>
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
            <span className={styles.after}>{result.after}</span>
          </b>{" "}
          {result.label}
        </p>
      )}
    </>
  );
}
