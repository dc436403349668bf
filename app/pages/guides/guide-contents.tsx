import type { ReactNode } from "react";
import { guidePath, parts, videoId } from "#app/components/guide/addresses.ts";
import { VideoLength } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import styles from "./guides.module.css";

/** Everything in a guide, each with its address: videos, sections, questions, plans and limits. */
export function GuideContents({ guide }: { guide: Guide }) {
  const { overview } = useContent().guides;
  const { sections, videos, plans, faq, cannot } = guide;
  const path = guidePath(guide);
  const hasTutorials = guide.videosIn === "tutorials";
  return (
    <div className={styles.contents}>
      {hasTutorials && (
        <Group
          title={guide.tutorialsTitle}
          href={`${path}#${parts.tutorials}`}
          entries={videos.map((video) => ({
            href: `${path}#${videoId(video)}`,
            title: video.title,
            aside: (
              <>
                <PlayMark />
                <VideoLength seconds={video.seconds} />
              </>
            ),
          }))}
        />
      )}
      <Group
        title={guide.sectionsTitle ?? overview.contents}
        href={`${path}#${parts.sections}`}
        entries={sections.map(({ id, title, video }) => {
          const shown = hasTutorials ? undefined : videos.find(({ slug }) => slug === video);
          return { href: `${path}#${id}`, title, aside: shown && <VideoLink video={shown} path={path} /> };
        })}
      />
      {faq && (
        <Group
          title={faq.title}
          href={`${path}#${parts.faq}`}
          entries={faq.entries.map(({ id, question }) => ({ href: `${path}#${id}`, title: question }))}
        />
      )}
      {plans && (
        <Group
          title={plans.title}
          href={`${path}#${parts.plans}`}
          entries={plans.plans.map(({ name, price }) => ({
            href: `${path}#${parts.plans}`,
            title: name,
            aside: price,
          }))}
        />
      )}
      {cannot && (
        <Group
          title={cannot.title}
          href={`${path}#${parts.cannot}`}
          entries={cannot.entries.map(({ id, title }) => ({ href: `${path}#${id}`, title }))}
        />
      )}
    </div>
  );
}

// One more entry takes no more room than the line that would open the fold.
const [maxEntries, entriesBeforeFold] = [6, 5];

type GroupProps = { title: string | undefined; href: string; entries: readonly EntryProps[] };

/** One part of a guide and what is in it. The end of a long list is folded; searching in the page opens it. */
function Group({ title, href, entries }: GroupProps) {
  const shown = entries.length > maxEntries ? entriesBeforeFold : entries.length;
  const folded = entries.slice(shown);
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>
        <a href={href}>{title}</a>
      </h3>
      <Entries entries={entries.slice(0, shown)} />
      <Fold count={folded.length}>
        <Entries entries={folded} />
      </Fold>
    </div>
  );
}

/** The end of a list behind the number of its entries, if it has any. */
export function Fold({ count, children }: { count: number; children: ReactNode }) {
  const { overview } = useContent().guides;
  if (count === 0) return null;
  return (
    <details>
      <summary className={styles.more}>{overview.more.replace("{count}", String(count))}</summary>
      {children}
    </details>
  );
}

function Entries({ entries }: { entries: readonly EntryProps[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, title, aside }) => (
        <li key={title}>
          <a href={href}>{title}</a>
          {aside && <span className={styles.aside}>{aside}</span>}
        </li>
      ))}
    </ul>
  );
}

type EntryProps = {
  href: string;
  title: string;
  /** At the end of the line: how long a video is, the way to the video of a section, or a price. */
  aside?: ReactNode;
};

/** The way to the video that shows a section. */
function VideoLink({ video, path }: { video: Video; path: string }) {
  const { labels } = useContent().guides;
  return (
    <a href={`${path}#${videoId(video)}`}>
      <PlayMark />
      <span className="visually-hidden">{`${labels.watchVideo}: ${video.title}, `}</span>
      {video.seconds ? <VideoLength seconds={video.seconds} /> : labels.watchVideo}
    </a>
  );
}

/** What stands before the length of every video. */
function PlayMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24M10 8v8l6.5-4z" fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
