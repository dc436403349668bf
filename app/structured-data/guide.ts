import type { FAQPage, Thing, VideoObject } from "schema-dts";
import { linesOf } from "#content/marks.ts";
import type { FaqEntry, Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import type { Site } from "#content/schema/site.ts";

type VideoAddresses = { mp4: string; poster: string };

/** What a guide holds: its tutorials and, where it has them, its questions. */
export function guideThings(site: Site, guide: Guide, filesOf: (video: Video) => VideoAddresses): Thing[] {
  const tutorials = guide.videos.map((video) => tutorial(site, guide, video, filesOf(video)));
  return guide.faq ? [...tutorials, questions(guide.faq.entries)] : tutorials;
}

function tutorial(site: Site, guide: Guide, video: Video, files: VideoAddresses): VideoObject {
  return {
    "@type": "VideoObject",
    duration: `PT${video.seconds}S`,
    // A date without a time means a different moment in every time zone.
    uploadDate: `${guide.videosMade}T00:00:00Z`,
    name: video.title,
    description: video.summary,
    thumbnailUrl: site.url + files.poster,
    contentUrl: site.url + files.mp4,
  };
}

function questions(entries: readonly FaqEntry[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.flatMap((block) => linesOf(block)).join(" ") },
    })),
  };
}
