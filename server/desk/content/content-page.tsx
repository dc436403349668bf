import { use } from "react";
import type { ListedFile, ListedGroup, ListedText, OpenText } from "#content/editing/tasks.ts";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { Person } from "#server/desk/pages/people.tsx";
import { Age, counted } from "#server/desk/pages/times.tsx";
import type { LastChange } from "#server/publishing/words.ts";

type ContentProps = {
  groups: readonly ListedGroup[];
  /** What was searched for, and what has it. */
  q: string;
  found: readonly ListedText[];
  /** What is to translate, and which of it is listed. */
  open: readonly OpenText[];
  listed: string;
  changes: ReadonlyMap<string, LastChange>;
};

export function ContentPage({ groups, q, found, open, listed, changes }: ContentProps) {
  const missing = open.filter(({ state }) => state === "missing");
  const outdated = open.filter(({ state }) => state === "outdated");
  const lists = {
    missing: { title: `Not translated: ${counted(missing.length, "text")}`, found: missing },
    outdated: { title: `Outdated: ${outdated.length}`, found: outdated },
  };
  const results = q
    ? { title: `${counted(found.length, "place")} with “${q}”`, found }
    : Object.hasOwn(lists, listed) && lists[listed as keyof typeof lists];
  return (
    <Page title="Words" news={results && `${results.title} ·`}>
      <form className="search narrow">
        <p>
          <label htmlFor="q">Find a sentence</label>
          <input id="q" name="q" type="search" defaultValue={q} />
        </p>
        <button type="submit">Search</button>
      </form>
      {!results && (
        <p className="actions">
          {Object.entries(lists).map(
            ([state, { title, found }]) =>
              found.length > 0 && (
                <a key={state} href={`/desk/content?open=${state}`}>
                  {title}
                </a>
              ),
          )}
        </p>
      )}
      {!results && (
        <nav className="sections" aria-label="Groups of pages">
          <ul>
            {groups.map(({ label }) => (
              <li key={label}>
                <a href={`#${idOf(label)}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {results ? (
        <Results {...results} />
      ) : (
        groups.map((group) => <Group key={group.label} {...group} {...{ changes }} />)
      )}
    </Page>
  );
}

function Results({ title, found }: { title: string; found: readonly ListedText[] }) {
  return (
    <section className="box">
      <h2>{title}</h2>
      <ul>
        {found.map(({ file, name, where, text }) => (
          <li key={file + name}>
            <a href={placeOf(file, name)}>{where}</a>
            {text && <small lang={name.split(".")[0]}>{text}</small>}
          </li>
        ))}
      </ul>
      <p>
        <a href="/desk/content">All pages</a>
      </p>
    </section>
  );
}

/** A field, a page, or the way to one more. */
export function placeOf(file: string, name: string): string {
  if (!file) return `/desk/content/new?in=${encodeURIComponent(name)}`;
  return `/desk/content/edit?file=${encodeURIComponent(file)}${name && `&at=${name}#${name}`}`;
}

function Group({ label, files, add, changes }: ListedGroup & Pick<ContentProps, "changes">) {
  return (
    <section className="box" id={idOf(label)}>
      <h2>{label}</h2>
      <ul className="files">
        {files.map((file) => (
          <File key={file.file} {...file} changes={changes} />
        ))}
      </ul>
      {add && (
        <p>
          <a href={`/desk/content/new?in=${encodeURIComponent(add.folder)}`}>{`Add a ${add.one}`}</a>
        </p>
      )}
    </section>
  );
}

function File({ file, label, missing, outdated, changes }: ListedFile & Pick<ContentProps, "changes">) {
  const { names } = use(FrameContext);
  const last = changes.get(file);
  const open = [
    missing > 0 && `${counted(missing, "text")} not translated`,
    outdated > 0 && counted(outdated, "outdated translation"),
  ].filter(Boolean);
  return (
    <li>
      <a href={`/desk/content/edit?file=${encodeURIComponent(file)}`}>{label}</a>
      {open.length > 0 && <small className="bad">{open.join(", ")}</small>}
      {last && (
        <small>
          {names.has(last.email) ? <Person email={last.email} /> : <bdi>{last.name}</bdi>}, <Age at={last.at} />
        </small>
      )}
    </li>
  );
}

function idOf(label: string): string {
  return label.toLowerCase().replace(/[^a-z]+/g, "-");
}

/** Where a page cannot be edited. */
export function NoFormPage({ message }: { message: string }) {
  return (
    <Page title="No form for this" isNarrow>
      <p>{message}</p>
      <p>
        <a href="/desk/content">All pages</a>
      </p>
    </Page>
  );
}
