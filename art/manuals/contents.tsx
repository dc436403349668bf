import { Line } from "./line.tsx";
import type { Heading, Pages } from "./outline.ts";

interface ContentsProps {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Heading[];
  readonly pages: Pages;
}

/** Every chapter with the page it begins on. */
export function Contents({ title, lead, chapters, pages }: ContentsProps) {
  return (
    <section className="contents" data-roomy={chapters.every(({ parts }) => parts.length === 0)}>
      <h2>{title}</h2>
      <p className="lead">
        <Line>{lead}</Line>
      </p>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <Entry {...chapter} pages={pages} />
            {chapter.parts.length > 0 && (
              <ol>
                {chapter.parts.map((part) => (
                  <li key={part.id}>
                    <Entry {...part} pages={pages} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ id, title, pages }: Heading & { readonly pages: Pages }) {
  return (
    <a href={`#${id}`}>
      <span>{title}</span>
      <span className="leader" />
      {/* Before the pages are counted a number keeps the place, so that counting moves nothing. */}
      <span className="page-number">{pages.get(id) ?? 0}</span>
    </a>
  );
}
