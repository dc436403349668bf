import type { Guide } from "#content/schema/guides.ts";
import { Blocks } from "./blocks.tsx";
import { rowsOf } from "./rows.ts";

/** The questions on the left, the answers beside them. */
export function Questions({ faq: { title, entries } }: { readonly faq: NonNullable<Guide["faq"]> }) {
  return (
    <section>
      <h2 id="faq">{title}</h2>
      {entries.map(({ id, question, answer }) => (
        <div className="question" key={id}>
          <h3 id={id}>{question}</h3>
          <div className="answer">
            {rowsOf(answer).map((row) => (
              <Blocks key={JSON.stringify(row)} blocks={row.main} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
