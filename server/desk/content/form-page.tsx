import { use } from "react";
import type { FormPart, Input } from "#content/editing/form.ts";
import type { Form, Refused } from "#content/editing/tasks.ts";
import { languageName } from "#contract/languages.ts";
import { Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { counted } from "#server/desk/pages/times.tsx";
import { Unsaved } from "#server/desk/pages/unsaved.tsx";
import { placeOf } from "./content-page.tsx";

/** Why a form is shown that was sent. */
export type Asked =
  | { why: "changed" | "wrong" | "conflict" | "failed"; sentence?: string }
  | { why: "kept"; refused: Refused };

type FormProps = {
  form: Form;
  /** The field that is wanted, or what was done to a list: what it stands in is open. */
  opened: string;
  asked?: Asked | undefined;
  /** Whether what is saved is a draft, and whether this server can show it. */
  isDraft: boolean;
  canPreview: boolean;
};

export function FormPage({ form, opened, asked, isDraft, canPreview }: FormProps) {
  const { done } = use(FrameContext);
  const { file, label, group, isNew, canDelete, version, parts, languages, mistakes, held } = form;
  const wrong = [...wrongIn(parts)];
  const action = `/desk/content/edit?file=${encodeURIComponent(file)}${isNew ? "&new=1" : ""}`;
  const isRefused = asked !== undefined && asked.why !== "changed";
  return (
    <Page
      title={label}
      news={isRefused && "Error:"}
      back={
        <p>
          <a href="/desk/content">Words</a>
          {group !== "Pages and words" && ` · ${group}`}
        </p>
      }
    >
      {asked?.why === "kept" && <Kept {...asked.refused} file={file} />}
      {isRefused && asked.why !== "kept" && <Refusal asked={asked} wrong={wrong} mistakes={mistakes} />}
      <nav className="sections" aria-label="Parts of this page">
        <ul>
          {parts
            .filter(({ is, label }, index) => is !== "field" && label !== parts[index - 1]?.label)
            .map((part) => (
              <li key={idOf(part)}>
                <a href={`#${idOf(part)}`}>{part.label}</a>
              </li>
            ))}
        </ul>
      </nav>
      <form method="post" action={action} encType="multipart/form-data" className="words-form" id="words" noValidate>
        {/* Enter in a field presses the first button. */}
        <button type="submit" name="do" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save draft
        </button>
        <input type="hidden" name="version" value={version} />
        {held.map((one) => (
          <input key={one} type="hidden" name="held" value={one} />
        ))}
        {isNew && <Address address={form.address ?? ""} />}
        {parts.map((part) => (
          <Part key={idOf(part)} part={part} level={2} place={{ action, opened, languages }} />
        ))}
        <datalist id="pictures">
          {form.pictures.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <p className="actions save">
          <button type="submit" name="do" value="save">
            Save draft
          </button>
          <Unsaved form="words" isUnsaved={asked !== undefined && asked.why !== "kept"} />
          {!asked && done === "drafted" && <span>Saved. Visitors do not see it yet.</span>}
          {isDraft && !asked && <a href="/desk/changes">Changes</a>}
          {asked?.why === "conflict" && <a href={action}>Leave it as it is now</a>}
        </p>
      </form>
      {(canPreview || canDelete) && (
        <div className="actions">
          {canPreview && <Post action="/desk/changes/preview" button="Preview" isLinkLike />}
          {canDelete && (
            <Post
              action={`/desk/content/delete?file=${encodeURIComponent(file)}`}
              button="Delete"
              about={`: ${label}`}
              isLinkLike
            />
          )}
        </div>
      )}
    </Page>
  );
}

/** Why a page was not deleted, and what to do. */
function Kept({ why, places, file }: Refused & { file: string }) {
  const count = places.length;
  const sentences = {
    named: `Nothing was deleted yet: ${counted(count, "place")} of the site ${count > 1 ? "name" : "names"} this page. Taken out, a link in a sentence becomes plain words, and a card or a menu item goes.`,
    needed:
      "Nothing was deleted: these fields need this page. Choose another one in each, or first delete what they are on.",
    wrong: "Nothing was deleted: this would be wrong without the page. Change it first.",
  };
  return (
    // biome-ignore lint/a11y/noAutofocus: why it is still there is read first
    <div className="warning" role="alert" tabIndex={-1} autoFocus>
      <p>{sentences[why]}</p>
      <ul className="list">
        {places.map(({ file, name, where, text }) => (
          <li key={file + name + where + text}>
            {file ? <a href={placeOf(file, name)}>{where}</a> : where} {text}
          </li>
        ))}
      </ul>
      {why === "named" && (
        <Post
          action={`/desk/content/delete?file=${encodeURIComponent(file)}&also=1`}
          button={`Delete it and take it out of ${count > 1 ? `these ${count} places` : "this place"}`}
        />
      )}
    </div>
  );
}

type RefusalProps = { asked: Exclude<Asked, { why: "kept" }>; wrong: readonly Wrong[]; mistakes: readonly string[] };

function Refusal({ asked, wrong, mistakes }: RefusalProps) {
  const count = wrong.length + mistakes.length;
  const sentence = {
    wrong: `Nothing was saved yet: ${counted(count, "mistake")}. What you typed is still here.`,
    conflict:
      "Nothing was saved yet: this page was changed while you had it open. What you typed is still here, and what is there now stands below each field that differs. Nothing is replaced unless you save again.",
  }[asked.why as string];
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is read first, and the form comes after it
    <div className="warning" role="alert" tabIndex={-1} autoFocus>
      <p>{asked.sentence ?? sentence}</p>
      {count > 0 && (
        <ul className="list">
          {wrong.map(({ name, label, sentence }) => (
            <li key={name + sentence}>
              <a href={`#${name}`}>{label}</a> {sentence}
            </li>
          ))}
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Address({ address }: { address: string }) {
  return (
    <p>
      <label htmlFor="address">Web address (may stay empty)</label>
      <input id="address" name="address" defaultValue={address} aria-describedby="address-hint" />
      <small id="address-hint">
        The end of its address, in small letters and hyphens. Without it, the address is made from the English title.
      </small>
    </p>
  );
}

/** Where the form is sent, what is open, which languages it has, and in which item of a list a field is. */
type Place = { action: string; opened: string; languages: readonly string[]; item?: string; focus?: typeof focusHere };

type PartProps<Kind = FormPart["is"]> = { part: FormPart & { is: Kind }; level: number; place: Place };

function Part({ part, level, place }: PartProps) {
  if (part.is === "field") return <Field part={part} level={level} place={place} />;
  if (part.is === "list") return <List part={part} level={level} place={place} />;
  const Heading = headingOf(level);
  return (
    <section className={level === 2 ? "box" : "group"} id={idOf(part)}>
      <Heading>{part.label}</Heading>
      {part.hint && <p className="quiet">{part.hint}</p>}
      {part.parts.map((inner) => (
        <Part key={idOf(inner)} part={inner} level={level + 1} place={place} />
      ))}
    </section>
  );
}

function headingOf(level: number) {
  return (["h2", "h3", "h4", "h5", "h6"] as const)[level - 2] ?? "h6";
}

function List({ part, level, place }: PartProps<"list">) {
  const { name, label, hint, language, isFixed, fits, mistakes, items } = part;
  const Heading = headingOf(level);
  const title = language && place.languages.length > 1 ? `${label} · ${languageName(language)}` : label;
  const step = (what: string, at = name) => ({
    name: "do",
    value: `${what}:${at}`,
    formAction: place.action,
  });
  const focused = focusedItem(place.opened, name, items.length);
  return (
    <section className={level === 2 ? "box" : "group"} id={name} tabIndex={-1}>
      <Heading>{title}</Heading>
      {hint && <p className="quiet">{hint}</p>}
      {fits && <Fits name={fits} what="These" />}
      {mistakes.map((mistake) => (
        <p key={mistake} className="bad">
          {mistake}
        </p>
      ))}
      <input type="hidden" name={`${name}#`} value={items.length} />
      {/* Without the name, "Entry 1" and "Remove 1" would not say of what. */}
      <ol className="items" aria-label={title}>
        {items.map((item, index) => {
          const at = `${name}.${index}`;
          const tools = !isFixed && (
            <p className="actions tools">
              {index > 0 && <Tool {...step("up", at)} label="Move up" about={item.label} />}
              {index < items.length - 1 && <Tool {...step("down", at)} label="Move down" about={item.label} />}
            </p>
          );
          const isOneField = isShort(item);
          const focus = focused === index && focusHere;
          const inside = { ...place, item: item.label, ...(isOneField && focus && { focus }) };
          const parts = item.parts.map((inner) => (
            <Part key={idOf(inner)} part={inner} level={level + 1} place={inside} />
          ));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, so no item moves
            <li key={index} className={isOneField ? "short" : undefined}>
              {isOneField ? (
                <>
                  {parts}
                  {tools}
                </>
              ) : (
                <details open={focused === index || isOpen(item, at, place.opened)}>
                  <summary {...focus}>{item.label}</summary>
                  {tools}
                  {parts}
                </details>
              )}
              {!isFixed && <Remove name={`remove.${at}`} about={item.label} />}
            </li>
          );
        })}
      </ol>
      {!isFixed && (
        <p>
          <Tool {...step("add")} label={addOne(label)} />
        </p>
      )}
    </section>
  );
}

const focusHere = { autoFocus: true };

/** Of "Address lines", "Address line"; nothing of what is not several. */
function oneOf(label: string): string | undefined {
  const one = label.replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$|([^s])s$/, "$1$2");
  return one === label ? undefined : one;
}

function addOne(label: string): string {
  const one = oneOf(label)?.toLowerCase();
  return one ? `Add ${/^[aeio]/.test(one) ? "an" : "a"} ${one}` : `Add to ${label}`;
}

/** Many can go at once: they do when the form is sent. */
function Remove({ name, about }: { name: string; about: string }) {
  return (
    <span className="remove">
      <input type="checkbox" id={name} name={name} />
      <label htmlFor={name}>
        Remove<span className="visually-hidden"> {about}</span>
      </label>
    </span>
  );
}

/** The place of the item that was just added or moved. */
function focusedItem(opened: string, list: string, count: number): number | undefined {
  const [, what, place = ""] = opened.match(/^(add|up|down):(.+)$/) ?? [];
  if (what === "add") return place === list ? count - 1 : undefined;
  const [, at, index] = place.match(/^(.+)\.(\d+)$/) ?? [];
  if (!what || at !== list) return undefined;
  return Number(index) + (what === "up" ? -1 : 1);
}

/** What holds the field that is asked for, or one with a mistake, or a list that was changed. */
function isOpen({ parts }: { parts: readonly FormPart[] }, at: string, opened: string): boolean {
  const english = (name: string) => name.replace(/^\w+/, "en");
  const wanted = english(opened.replace(/^\w+:/, ""));
  if (wanted.startsWith(english(`${at}.`))) return true;
  return parts.some((part) => !wrongIn([part]).next().done || hasNews(part));
}

function hasNews(part: FormPart): boolean {
  if (part.is === "field") return part.inputs.some(({ now }) => now !== undefined);
  return part.is === "group" ? part.parts.some(hasNews) : part.items.some(({ parts }) => parts.some(hasNews));
}

type ToolProps = { name: string; value: string; formAction: string; label: string; about?: string };

function Tool({ label, about, ...button }: ToolProps) {
  return (
    <button type="submit" className="plain" {...button}>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}

function Field({ part, place }: PartProps<"field">) {
  const { kind, label, hint, isOptional, options, inputs } = part;
  const isEntry = /^\d+$/.test(label);
  const hintId = hint && `${inputs[0]?.name}-hint`;
  return (
    <div className="field">
      {inputs.map((input, index) => {
        const { name, language, state, fits, mistakes, facts, now } = input;
        const isMissing = state === "missing";
        const described = [
          hintId,
          mistakes.length > 0 && `${name}-wrong`,
          facts && `${name}-facts`,
          now !== undefined && `${name}-now`,
          isMissing && `${name}-missing`,
        ];
        return (
          <p key={name}>
            <label htmlFor={name} className={isEntry && inputs.length === 1 ? "visually-hidden" : undefined}>
              {isEntry ? `Entry ${label}` : label}
              {place.languages.length > 1 && inputs.length > 1 && ` · ${languageName(language)}`}
              {(isOptional || (language !== "en" && inputs.length > 1)) && (
                <span className="quiet"> (may stay empty)</span>
              )}
            </label>
            <Control
              kind={kind}
              input={input}
              options={options}
              isOptional={isOptional}
              label={[place.item, label].filter(Boolean).join(", ")}
              focus={index === 0 ? place.focus : undefined}
              describedBy={described.filter(Boolean).join(" ") || undefined}
            />
            {mistakes.map((mistake) => (
              <small key={mistake} id={`${name}-wrong`} className="bad">
                {mistake}
              </small>
            ))}
            {facts && <small id={`${name}-facts`}>{facts}</small>}
            {now !== undefined && (
              <small id={`${name}-now`}>
                Now: <strong>{now || "nothing"}</strong>. What stands above is not saved yet.
              </small>
            )}
            {isMissing && <small id={`${name}-missing`}>Not translated: visitors see the English text.</small>}
            {fits && <Fits name={fits} what="This" />}
          </p>
        );
      })}
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}

/** The English text has changed since it was translated. */
function Fits({ name, what }: { name: string; what: "This" | "These" }) {
  return (
    <span className="fits">
      <small>Outdated: the English changed.</small> <input type="checkbox" id={name} name={name} />
      <label htmlFor={name}>{`${what} still ${what === "This" ? "fits" : "fit"}`}</label>
    </span>
  );
}

type ControlProps = Pick<FormPart & { is: "field" }, "kind" | "options" | "isOptional"> & {
  input: Input;
  label: string;
  focus: Place["focus"];
  describedBy: string | undefined;
};

function Control({ kind, input, label, options = [], isOptional, focus, describedBy }: ControlProps) {
  const { name, language, value, mistakes } = input;
  const isKnown = options.some((option) => option.value === value);
  const shared = {
    id: name,
    name,
    lang: language === "en" ? undefined : language,
    "aria-describedby": describedBy,
    "aria-invalid": mistakes.length > 0 || undefined,
    ...focus,
  };
  switch (kind) {
    case "switch":
      return <input {...shared} type="checkbox" defaultChecked={value === "true"} />;
    case "choice":
      return (
        <select {...shared} defaultValue={value}>
          {(isOptional || !isKnown) && <option value={isKnown ? "" : value}>{(!isKnown && value) || "—"}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case "picture":
      return <Picture input={input} label={label} shared={shared} />;
    case "lines":
    case "markdown":
    case "words":
      return <textarea {...shared} rows={rowsFor(kind, value)} defaultValue={value} />;
    default:
      return (
        <input
          {...shared}
          type={kind === "date" ? "date" : "text"}
          inputMode={kind === "number" ? "decimal" : undefined}
          defaultValue={value}
        />
      );
  }
}

function Picture({ input, label, shared }: { input: Input; label: string; shared: object }) {
  const { name, value, picture } = input;
  const upload = `upload.${name}`;
  return (
    <span className="picture">
      {picture && <img src={addressOf(picture)} alt={`Picture: ${value}`} loading="lazy" />}
      <input {...shared} list="pictures" defaultValue={value} />
      <label htmlFor={upload}>
        {value ? "Upload another picture" : "Upload a picture"}
        <span className="visually-hidden">: {label}</span>
      </label>
      <input id={upload} name={upload} type="file" accept=".svg,.avif,.webp,.jpg,.jpeg,.png" />
    </span>
  );
}

/** Of a picture of the draft, or of one that waits. */
export function addressOf(picture: string): string {
  const [, file] = picture.match(/^content\/pictures\/(.*)$/) ?? [];
  if (file) return `/desk/content/picture?file=${encodeURIComponent(file)}`;
  return `/desk/content/picture?kept=${encodeURIComponent(picture.split(/[\\/]/).at(-1) ?? "")}`;
}

/** As many lines as it has at about this width. */
function rowsFor(kind: string, value: string): number {
  const lines = value.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / 60)), 0);
  return Math.min(30, kind === "lines" ? lines : Math.max(6, lines + 1));
}

type Wrong = { name: string; label: string; sentence: string };

/** `within`: what the part stands in, because a form has several fields of a name, like "Title". */
function* wrongIn(parts: readonly FormPart[], within = ""): Generator<Wrong> {
  for (const part of parts) {
    const called = part.is === "field" && /^\d+$/.test(part.label) ? `Entry ${part.label}` : part.label;
    const label = within ? `${within} · ${called}` : called;
    if (part.is === "field") {
      for (const { name, mistakes } of part.inputs) for (const sentence of mistakes) yield { name, label, sentence };
    } else if (part.is === "group") yield* wrongIn(part.parts, called);
    else {
      for (const sentence of part.mistakes) yield { name: part.name, label, sentence };
      for (const item of part.items) yield* wrongIn(item.parts, isShort(item) ? called : item.label);
    }
  }
}

/** Whether an item of a list is only one field. */
function isShort({ parts }: { parts: readonly FormPart[] }): boolean {
  return parts.length === 1 && parts[0]?.is === "field";
}

function idOf(part: FormPart): string {
  if (part.is === "list") return part.name;
  if (part.is === "field") return part.inputs[0]?.name ?? part.label;
  return `part.${part.name}`;
}
