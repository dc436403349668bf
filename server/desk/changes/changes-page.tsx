import { Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { Person } from "#server/desk/pages/people.tsx";
import { Age, counted } from "#server/desk/pages/times.tsx";
import type { Change, ChangedFile } from "#server/publishing/changes.ts";

/** Why something could not be done, in a sentence, and the mistakes that would be left. */
type Refusal = { message: string; list: readonly string[] };

export function ChangesPage({ changes, refusal }: { changes: readonly Change[]; refusal?: Refusal | undefined }) {
  return (
    <Page title="Changes" news={refusal && "Error:"}>
      {refusal && (
        <div className="warning" role="alert">
          <p>{refusal.message}</p>
          {refusal.list.length > 0 && (
            <ul className="list">
              {refusal.list.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p>
        {changes.length === 0
          ? "Nothing was changed since the site was last published."
          : `${counted(changes.length, "change")} since the site was last published. Visitors do not see them yet.`}
      </p>
      {changes.map((change) => (
        <section key={change.id} className="box change" aria-labelledby={change.id}>
          <h2 id={change.id}>{change.subject}</h2>
          <p className="quiet">
            <Person email={change.email} />, <Age at={change.at} />
          </p>
          {change.files.map((file) => (
            <FileChange key={file.file} {...file} />
          ))}
          <Post action={`/desk/changes/${change.id}/drop`} button="Drop" about={`: ${change.subject}`} isLinkLike />
        </section>
      ))}
    </Page>
  );
}

/** Long texts and new pages are longer than anyone reads here. */
const maxLines = 12;

function FileChange({ file, is, lines }: ChangedFile) {
  const more = lines.length - maxLines;
  return (
    <>
      <p>
        <small>
          {file}
          {is !== "changed" && `: ${is}`}
        </small>
      </p>
      {lines.slice(0, maxLines).map((pieces, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, so no line moves
        <p key={line} className="words">
          {pieces.map(({ is, text }, index) => {
            const Mark = ({ same: "span", old: "del", new: "ins" } as const)[is];
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            return <Mark key={index}>{text}</Mark>;
          })}
        </p>
      ))}
      {more > 0 && <p className="quiet">{`and ${counted(more, "more line", "more lines")}`}</p>}
    </>
  );
}

export function EditingOffPage() {
  return (
    <Page title="Editing is off" isNarrow>
      <p>
        The words and pictures of the site can be changed at the desk once whoever runs the server has set
        CONTENT_REPOSITORY to a Git working copy of the project. The manual, docs/operations.md, says how.
      </p>
      <p>
        <a href="/desk">All requests</a>
      </p>
    </Page>
  );
}
