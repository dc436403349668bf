import { guidePath, parts, videoId } from "#app/components/guide/addresses.ts";
import { VideoLength } from "#app/components/viewer/video.tsx";
import { useContent } from "#app/content.tsx";
import type { Guide } from "#content/schema/guides.ts";
import styles from "./guides.module.css";

/** Everything in a guide, each with its address: videos, sections, questions and plans. */
export function GuideContents({ guide }: { guide: Guide }) {
  const { overview } = useContent().guides;
  const { sections, videos, plans, faq, cannot } = guide;
  const path = guidePath(guide);
  const hasTutorials = guide.videosIn === "tutorials";
  return (
    <div className={styles.contents}>
      <p className={styles.label}>{overview.contents}</p>
      {hasTutorials && (
        <Group
          title={guide.tutorialsTitle}
          href={`${path}#${parts.tutorials}`}
          entries={videos.map((video) => ({
            href: `${path}#${videoId(video)}`,
            title: video.title,
            seconds: video.seconds,
          }))}
        />
      )}
      <Group
        title={guide.sectionsTitle}
        href={`${path}#${parts.sections}`}
        entries={sections.map(({ id, title, video }) => {
          const shown = hasTutorials ? undefined : videos.find(({ slug }) => slug === video);
          return { href: `${path}#${id}`, title, video: shown && `${path}#${videoId(shown)}` };
        })}
      />
      <div>
        {faq && (
          <Group
            title={faq.title}
            href={`${path}#${parts.faq}`}
            entries={faq.entries.map(({ id, question }) => ({ href: `${path}#${id}`, title: question }))}
          />
        )}
        {[
          { part: parts.plans, title: plans?.title },
          { part: parts.cannot, title: cannot?.title },
        ].map(
          ({ part, title }) =>
            title && (
              <p key={part} className={styles.lone}>
                <a href={`${path}#${part}`}>{title}</a>
              </p>
            ),
        )}
      </div>
    </div>
  );
}

// One more entry takes no more room than the line that would open the fold.
const [maxEntries, entriesBeforeFold] = [6, 5];

/** One part of a guide and what is in it. The end of a long list is folded; searching in the page opens it. */
function Group({ title, href, entries }: { title?: string; href: string; entries: readonly EntryProps[] }) {
  const { overview } = useContent().guides;
  const shown = entries.length > maxEntries ? entriesBeforeFold : entries.length;
  const folded = entries.slice(shown);
  return (
    <div className={styles.group}>
      {title && (
        <h3 className={styles.groupTitle}>
          <a href={href}>{title}</a>
        </h3>
      )}
      <Entries entries={entries.slice(0, shown)} />
      {folded.length > 0 && (
        <details>
          <summary className={styles.more}>{overview.more.replace("{count}", String(folded.length))}</summary>
          <Entries entries={folded} />
        </details>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly EntryProps[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={entry.href} {...entry} />
      ))}
    </ul>
  );
}

type EntryProps = {
  href: string;
  title: string;
  /** How long it is, if it is a video. */
  seconds?: number;
  /** The address of the video that shows it, if it has one. */
  video?: string;
};

function Entry({ href, title, seconds, video }: EntryProps) {
  const { labels } = useContent().guides;
  return (
    <li>
      <a href={href}>{title}</a>
      {seconds && (
        <span className={styles.aside}>
          <VideoLength seconds={seconds} />
        </span>
      )}
      {video && (
        <a className={styles.aside} href={video}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24M10 8v8l6.5-4z" fill="currentColor" fillRule="evenodd" />
          </svg>
          {labels.watchVideo}
          <span className="visually-hidden">: {title}</span>
        </a>
      )}
    </li>
  );
}
