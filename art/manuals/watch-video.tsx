import type { GuidesContent } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";
import { useSiteAddress } from "./site-address.ts";

interface WatchVideoProps {
  readonly video: Video;
  /** What it stands beside: a video of the same name need not say it again. */
  readonly beside: string;
  readonly to: string;
  readonly labels: GuidesContent["labels"];
}

/** Where the same thing can be watched. */
export function WatchVideo({ video, beside, to, labels }: WatchVideoProps) {
  const address = useSiteAddress();
  return (
    <p className="watch">
      <a href={address(to)}>{labels.watchVideo}</a>
      <br />
      {video.title !== beside && (
        <>
          {video.title}
          <br />
        </>
      )}
      {video.seconds && labels.videoSeconds.replace("{seconds}", `${video.seconds}`)}
    </p>
  );
}
