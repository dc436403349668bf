import type { Guide, GuideSection, GuidesContent } from "#content/schema/guides.ts";
import { Blocks } from "./blocks.tsx";
import { pictureAddress } from "./files.ts";
import { Line } from "./line.tsx";
import { type Row, rowsOf } from "./rows.ts";
import { WatchVideo } from "./watch-video.tsx";

interface ChapterProps {
  readonly section: GuideSection;
  readonly guide: Guide;
  readonly labels: GuidesContent["labels"];
}

/** One thing to do, on one page: its screen, its steps, and what is good to know beside them. */
export function Chapter({ section, guide, labels }: ChapterProps) {
  const { id, title, blocks, screenshot } = section;
  const [first, ...rest] = blocks;
  const lead = first && "p" in first ? first.p : undefined;
  const video = guide.videos.find(({ slug }) => slug === section.video);
  return (
    <section className="chapter">
      <h2 id={id}>{title}</h2>
      <div className="pair opening">
        <div className="aside">
          {lead && (
            <p className="lead">
              <Line>{lead}</Line>
            </p>
          )}
          {video && <WatchVideo video={video} beside={title} to={`/guides/${guide.slug}#${id}`} labels={labels} />}
        </div>
        {screenshot && <img className="screen" src={pictureAddress(screenshot.file)} alt={screenshot.alt} />}
      </div>
      {rowsOf(lead ? rest : blocks).map((row) => (
        <Pair key={JSON.stringify(row)} row={row} label={labels.note} />
      ))}
    </section>
  );
}

function Pair({ row: { main, notes }, label }: { readonly row: Row; readonly label: string }) {
  return (
    <div className="pair">
      <div className="main">
        <Blocks blocks={main} />
      </div>
      {notes.length > 0 && (
        <div className="aside notes">
          <p className="note-label">{label}</p>
          {notes.map((note) => (
            <p key={note}>
              <Line>{note}</Line>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
