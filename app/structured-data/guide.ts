import type { VideoObject } from "schema-dts";
import type { Company } from "#content/schema/company.ts";
import type { Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";

type VideoAddresses = { href: string; poster?: string };

/** A tutorial of a guide, if it has the picture without which search engines show none. */
export function tutorial(company: Company, guide: Guide, video: Video, files: VideoAddresses): VideoObject[] {
  if (!files.poster) return [];
  return [
    {
      "@type": "VideoObject",
      ...(video.seconds && { duration: `PT${video.seconds}S` }),
      // A date without a time means a different moment in every time zone.
      uploadDate: `${guide.videosMade}T00:00:00Z`,
      name: video.title,
      description: video.summary,
      thumbnailUrl: company.url + files.poster,
      contentUrl: company.url + files.href,
    },
  ];
}
