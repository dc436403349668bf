import type { FAQPage, VideoObject, WithContext } from "schema-dts";
import type { FaqEntry } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import type { Site } from "#content/schema/site.ts";
import type { Block } from "#content/schema/text.ts";

export type VideoAddresses = { mp4: string; poster: string };

/** A tutorial with its chapters as clips. */
export function tutorial(
  site: Site,
  video: Video,
  files: VideoAddresses,
  page: string,
  day: string,
): WithContext<VideoObject> {
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: video.summary,
    thumbnailUrl: site.url + files.poster,
    contentUrl: site.url + files.mp4,
    uploadDate: day,
    duration: `PT${video.seconds}S`,
    hasPart: video.chapters.map(({ at, title }, place) => ({
      "@type": "Clip",
      name: title,
      startOffset: at,
      endOffset: video.chapters[place + 1]?.at ?? video.seconds,
      url: `${site.url}${page}#${video.slug}`,
    })),
  };
}

/** The questions and answers of a guide. */
export function questions(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join(" ") },
    })),
  };
}

function plainText(block: Block): string {
  if ("p" in block) return bare(block.p);
  if ("note" in block) return bare(block.note);
  if ("list" in block) return bare(block.list.join(" "));
  if ("steps" in block) return bare(block.steps.join(" "));
  return [block.table.caption, ...block.table.rows.map((row) => row.join(" "))].map(bare).join(" ");
}

function bare(line: string): string {
  return line.replace(/\*\*(.+?)\*\*/g, "$1").replace(/\[(.+?)\]\(.+?\)/g, "$1");
}
