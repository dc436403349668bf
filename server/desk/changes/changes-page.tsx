import { Fragment, use } from "react";
import { markDifferences, type Piece } from "#content/editing/mark-differences.ts";
import type { DescribedFile } from "#content/editing/tasks.ts";
import { addressOf } from "#server/desk/content/form-page.tsx";
import { Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { Person } from "#server/desk/pages/people.tsx";
import { Age, counted } from "#server/desk/pages/times.tsx";
import type { Change } from "#server/publishing/changes.ts";
import type { BuildState, Publication } from "#server/publishing/publishing.ts";
import script from "./preview-state.client.js?raw";

// The security policy of this page allows exactly this script.
export { script as previewScript };

/** Why something could not be done, in a sentence, and the mistakes that would be left. */
type Refusal = { message: string; list: readonly string[] };

/** A change with what it changed in words. */
type ToldChange = Change & { files: readonly DescribedFile[] };

type ToldPublication = Publication & { changes: readonly ToldChange[] };

type ChangesProps = {
  changes: readonly ToldChange[];
  /** False where there is no built site to show, as in development. */
  canPublish: boolean;
  build?: BuildState | undefined;
  /** Whether the page goes on to the preview once it is ready. */
  isAwaited?: boolean;
  /** Whether the site shows the words that came with a newer program, and not the last ones that were published. */
  isOutdated?: boolean;
  publications: readonly ToldPublication[];
  /** Why the remote did not take what was published. */
  pushFailure?: string;
  refusal?: Refusal | undefined;
};

export function ChangesPage(props: ChangesProps) {
  const { changes, canPublish, build, isAwaited = false, isOutdated, publications, pushFailure, refusal } = props;
  const { mayPublish, done } = use(FrameContext);
  const [last] = publications;
  return (
    <Page title="Changes" news={newsOf(props)} reloads={isAwaited && build?.is === "building"}>
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
      {last && mayPublish && ["published", "undone"].includes(done) && (
        <p className="actions">
          <UndoLink {...last} />
          <span>{last.subject}</span>
        </p>
      )}
      <p>
        {changes.length === 0
          ? "Nothing was changed since the site was last published."
          : `${counted(changes.length, "change")} since the site was last published, which visitors do not see yet.`}
      </p>
      {canPublish ? (
        <Build build={build} isAwaited={isAwaited} hasChanges={changes.length > 0 || isOutdated === true} />
      ) : (
        <WithoutSite />
      )}
      {isOutdated && (
        <p className="warning">
          The program was replaced since the site was last published, so the site shows the words that came with it.
          Preview and publish to bring back the last ones.
        </p>
      )}
      {pushFailure && (
        <div className="warning">
          <p>{`The site is published here, but the copy of the project elsewhere did not take it: ${pushFailure}`}</p>
          {mayPublish && <Post action="/desk/changes/push" button="Try again" isLinkLike />}
        </div>
      )}
      {changes.map((change) => (
        <section key={change.id} className="box change" aria-labelledby={change.id}>
          <h2 id={change.id}>{change.subject}</h2>
          <ChangeParts {...change} />
          <details>
            <summary>
              Drop<span className="visually-hidden">: {change.subject}</span>
            </summary>
            <Post
              action={`/desk/changes/${change.id}/drop`}
              button="Drop for good"
              about={`: ${change.subject}`}
              beside={<small>What was typed here cannot be brought back.</small>}
            />
          </details>
        </section>
      ))}
      {publications.length > 0 && <Publications publications={publications} />}
    </Page>
  );
}

function newsOf({ refusal, build }: ChangesProps) {
  if (refusal || build?.is === "failed") return "Error:";
  return build?.is === "building" && "The preview is being built.";
}

function ChangeParts({ email, at, files }: ToldChange) {
  return (
    <>
      <p className="quiet">
        <Person email={email} />, <Age at={at} />
      </p>
      {files.map((file) => (
        <FileChange key={file.label} {...file} />
      ))}
    </>
  );
}

function UndoLink({ id, subject }: Publication) {
  return (
    <a href={`/desk/changes/${id}/undo`}>
      Undo<span className="visually-hidden">: {subject}</span>
    </a>
  );
}

function WithoutSite() {
  return <p className="quiet">This server has no built site: npm start has one, and shows and publishes the draft.</p>;
}

type BuildProps = { build: BuildState | undefined; isAwaited: boolean; hasChanges: boolean };

function Build({ build, isAwaited, hasChanges }: BuildProps) {
  if (build?.is === "building")
    return (
      <>
        <p className="done" role="status">
          The preview is being built. It takes 20 to 60 seconds, and this page goes on to it.{" "}
          <a href="/desk/changes?preview=1">Is it ready?</a>
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        {isAwaited && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </>
    );
  return (
    <>
      {build?.is === "failed" && (
        <div className="warning" role="alert">
          <p>The preview could not be built. Visitors see the site as it was.</p>
          <ul className="list">
            {build.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {hasChanges && (
        <Post
          action="/desk/changes/preview"
          button="Preview"
          beside={<small>Then you can publish what you see.</small>}
        />
      )}
    </>
  );
}

function Publications({ publications }: { publications: readonly ToldPublication[] }) {
  const { mayPublish } = use(FrameContext);
  return (
    <>
      <h2>Publications</h2>
      <p>Each opens to its changes. Put back makes a new change in the draft: what one of them replaced comes back.</p>
      {publications.map((publication) => (
        <details key={publication.id} className="box change">
          <summary>
            {publication.subject}
            <small>
              <Person email={publication.email} />, <Age at={publication.at} />
            </small>
          </summary>
          {publication.changes.map((change) => (
            <section key={change.id} aria-labelledby={`${publication.id}-${change.id}`}>
              <h3 id={`${publication.id}-${change.id}`}>{change.subject}</h3>
              <ChangeParts {...change} />
              <Post
                action={`/desk/changes/${change.id}/put-back`}
                button="Put back"
                about={`: ${change.subject}`}
                isLinkLike
              />
            </section>
          ))}
          {mayPublish && (
            <p>
              <UndoLink {...publication} /> all of this publication
            </p>
          )}
        </details>
      ))}
    </>
  );
}

type UndoProps = {
  publication: Publication;
  title: string;
  /** What visitors see now as a commit. */
  from: string;
  files: readonly DescribedFile[];
  /** Whether it takes back what was published after it, too. */
  isOlder: boolean;
};

/** What visitors will see change, before it does. */
export function UndoPage({ publication: { id, email, at }, title, from, files, isOlder }: UndoProps) {
  const count = files.reduce((sum, { texts }) => sum + Math.max(1, texts.length), 0);
  const verb = title.startsWith("Undo") ? "Undo" : "Publish";
  return (
    <Page title={title} back={<a href="/desk/changes">Changes</a>}>
      <p className="quiet">
        Published by <Person email={email} />, <Age at={at} />
      </p>
      <p>
        {`Visitors will see ${counted(count, "change")} at once.`}
        {isOlder && " That includes what was published later: the site becomes as it was before this publication."}
      </p>
      <section className="box change">
        {files.map((file) => (
          <FileChange key={file.label} {...file} isWhole />
        ))}
      </section>
      {count > 0 && (
        <Post
          action={`/desk/changes/${id}/undo`}
          button={`${verb} ${count === 1 ? "this change" : `all ${count} changes`}${verb === "Undo" ? "" : " again"}`}
          beside={<a href="/desk/changes">Leave</a>}
        >
          <input type="hidden" name="seen" value={from} />
        </Post>
      )}
    </Page>
  );
}

/** Long texts and new pages are longer than anyone reads here. */
const maxTexts = 12;
const maxLetters = 1_000;

function FileChange({ is, label, file, language, texts, isWhole }: DescribedFile & { isWhole?: boolean }) {
  const form = file && `/desk/content/edit?file=${encodeURIComponent(file)}`;
  const shown = isWhole ? texts : texts.slice(0, maxTexts);
  const more = texts.length - shown.length;
  return (
    <>
      {(is !== "changed" || texts.length === 0) && <p>{`${doneTo[is]}: ${label}`}</p>}
      <dl className="texts">
        {shown.map(({ label, name, before, after, picture }) => {
          const [old, now] = markDifferences(before, after);
          return (
            <Fragment key={label}>
              <dt>{form ? <a href={`${form}${name && `&at=${name}#${name}`}`}>{label}</a> : label}</dt>
              {old.length > 0 && is !== "added" && (
                <dd>
                  Old: <Pieces as="del" pieces={old} language={language} />
                </dd>
              )}
              {now.length > 0 && (
                <dd>
                  New: <Pieces as="ins" pieces={now} language={language} />
                  {picture && <img src={addressOf(picture)} alt="" loading="lazy" />}
                </dd>
              )}
            </Fragment>
          );
        })}
      </dl>
      {more > 0 && <p className="quiet">{`and ${counted(more, "more text", "more texts")}`}</p>}
    </>
  );
}

type PiecesProps = { as: "del" | "ins"; pieces: readonly Piece[]; language: string };

function Pieces({ as: Mark, pieces, language }: PiecesProps) {
  return (
    <span lang={language}>
      {pieces.map(({ text, isOnlyHere }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {isOnlyHere ? <Mark>{shortened(text.trimEnd())}</Mark> : text}
          {isOnlyHere && text.slice(text.trimEnd().length)}
        </Fragment>
      ))}
    </span>
  );
}

const doneTo = { changed: "Changed", added: "Added", removed: "Deleted" };

function shortened(text: string): string {
  return text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text;
}

export function EditingOffPage() {
  return (
    <Page title="Editing is off" isNarrow>
      <p>
        Words and pictures can be changed, previewed, published and undone at the desk once whoever runs the server has
        set CONTENT_REPOSITORY to a Git working copy of the project. The manual, docs/operations.md, says how.
      </p>
      <p>
        <a href="/desk">All requests</a>
      </p>
    </Page>
  );
}
