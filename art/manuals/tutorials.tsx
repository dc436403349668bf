import type { Guide, GuidesContent } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import { tutorialId } from "./outline.ts";
import { useSiteAddress } from "./site-address.ts";

interface TutorialsProps {
  readonly guide: Guide;
  readonly labels: GuidesContent["labels"];
}

/** The tutorial videos, written out for those who cannot watch one now. */
export function Tutorials({ guide: { slug, tutorialsTitle, videos }, labels }: TutorialsProps) {
  const address = useSiteAddress();
  return (
    <section>
      <h2 id="tutorials">{tutorialsTitle}</h2>
      <p className="watch">
        <a href={address(`/guides/${slug}`)}>{labels.watchVideo}</a>
      </p>
      <div className="tutorials">
        {videos.map((video) => (
          <Tutorial key={video.slug} video={video} labels={labels} />
        ))}
      </div>
    </section>
  );
}

function Tutorial({
  video: { slug, title, summary, chapters },
  labels,
}: {
  video: Video;
  labels: GuidesContent["labels"];
}) {
  return (
    <section className="tutorial">
      <h3 id={tutorialId(slug)}>{title}</h3>
      <p>{summary}</p>
      <ol aria-label={labels.chapters}>
        {chapters.map(({ at, caption }) => (
          <li key={at}>{caption}</li>
        ))}
      </ol>
    </section>
  );
}
