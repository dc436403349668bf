import type { Guide } from "#content/schema/guides.ts";
import { Blocks } from "./blocks.tsx";
import { rowsOf } from "./rows.ts";

/** What the app can't do on the left, what to do instead beside it. The titles would be too many for the contents. */
export function Cannot({ cannot: { title, entries } }: { readonly cannot: NonNullable<Guide["cannot"]> }) {
  return (
    <section>
      <h2 id="cannot">{title}</h2>
      <dl>
        {entries.map(({ id, title, text }) => (
          <div className="question limitation" key={id}>
            <dt>{title}</dt>
            <dd>
              {rowsOf(text).map((row) => (
                <Blocks key={JSON.stringify(row)} blocks={row.main} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
