import { type ReactNode, use } from "react";
import { fieldNames } from "#contract/contact.ts";
import { languageName, mainLanguage } from "#contract/languages.ts";
import { Post, Select } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import {
  actionLabels,
  doubtAbout,
  mailKindLabels,
  mailStateLabels,
  purposeLabels,
  statusLabels,
  unassignedLabel,
} from "#server/desk/pages/labels.ts";
import { nameOf, Person, withNames } from "#server/desk/pages/people.tsx";
import { Age, counted, Time } from "#server/desk/pages/times.tsx";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import type { Delivery, DeliveryKind, StoredRequest } from "#server/storage/tables.ts";
import type { Choice } from "./decide-change.ts";

/** What was not saved: a choice, a note that is too long, or everything about someone who has left. */
export type Refused = { choice?: Choice | undefined; note?: string; left?: string };

type RequestProps = {
  details: RequestDetails;
  refused: Refused;
  /** New for every page, so that a note which is sent twice is known. */
  noteKey: string;
};

export function RequestPage({ details, refused: { choice, note, left }, noteKey }: RequestProps) {
  const frame = use(FrameContext);
  const { request, mails, notes, others, history } = details;
  const doubt = doubtAbout(request, frame.content);
  const path = `/desk/requests/${request.id}`;
  const isConflict = choice !== undefined && choice.version !== request.version;
  const wrong =
    note !== undefined
      ? "Nothing was saved: the note is longer than 5,000 characters."
      : left &&
        `Status and assignee were not saved: ${nameOf(left, frame)} is no longer on the staff. Choose someone else.`;
  return (
    <Page
      title={request.subject || `Request from ${request.name}`}
      lang={request.subject ? request.language : undefined}
      news={(isConflict || wrong) && "Error:"}
      back={<a href="/desk">All requests</a>}
    >
      {isConflict && <Conflict seenVersion={choice.version} details={details} />}
      {wrong && (
        <p className="warning" role="alert" id="wrong">
          {wrong}
        </p>
      )}
      {doubt && <p className="warning">{doubt}</p>}
      <div className="columns">
        <div>
          <Typed request={request} />
          <p className="actions">
            <a className="button" href={replyLink(request)}>
              Reply
            </a>
            <a href={`${path}/export`}>Export</a>
            <a href={`${path}/erase`}>Erase …</a>
            <span className="quiet">
              Reply opens your email program. Once you have answered, set the status to Answered.
            </span>
          </p>
          <h2>Notes</h2>
          {notes.map(({ id, author, text, created_at }) => (
            <article key={id} className="note">
              <p className="quiet">
                <Person email={author} />, <Time at={created_at} />
              </p>
              <p className="typed" dir="auto">
                {text}
              </p>
            </article>
          ))}
          <div className="new-note">
            <p>
              <label htmlFor="text">New note, for staff only</label>
              <textarea
                id="text"
                name="text"
                form="change"
                rows={3}
                defaultValue={note}
                {...(note !== undefined && { "aria-invalid": true, "aria-describedby": "wrong", autoFocus: true })}
              />
            </p>
            <input type="hidden" name="noteKey" value={noteKey} form="change" />
            <button type="submit" form="change">
              Add note
            </button>
          </div>
        </div>
        <div>
          <ChoiceForm details={details} choice={choice} isConflict={isConflict} path={path} />
          <Box title="Emails">
            {mails.length === 0 && <p className="quiet">No email was sent.</p>}
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} details={details} path={path} />
            ))}
          </Box>
          {others.length > 0 && (
            <Box title="From the same address">
              <ul>
                {others.map(({ id, subject, language, created_at, status }) => (
                  <li key={id}>
                    <a href={`/desk/requests/${id}`}>{subject ? <bdi lang={language}>{subject}</bdi> : "No subject"}</a>{" "}
                    <span className="quiet">
                      <Age at={created_at} />, {statusLabels[status].toLowerCase()}
                    </span>
                  </li>
                ))}
              </ul>
            </Box>
          )}
          <Box title="History">
            <ul>
              <li>
                Received <Time at={request.created_at} />
              </li>
              {history.toReversed().map(({ id, who, action, detail, at }) => (
                <li key={id}>
                  {actionLabels[action]}
                  {detail && ` (${withNames(detail, frame)})`}{" "}
                  <span className="quiet">
                    <Person email={who} />, <Time at={at} />
                  </span>
                </li>
              ))}
            </ul>
          </Box>
        </div>
      </div>
    </Page>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="box">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** What a colleague did while the person had the page open. */
function Conflict({ seenVersion, details: { request, history } }: { seenVersion: number; details: RequestDetails }) {
  const frame = use(FrameContext);
  const missed = history.filter(({ action }) => action === "changed").slice(0, request.version - seenVersion);
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is read first, and the form comes after it
    <div className="warning" role="alert" tabIndex={-1} autoFocus>
      <p>Status and assignee were not saved: the request was changed while you had it open.</p>
      <ul className="list">
        {missed.toReversed().map(({ id, who, detail, at }) => (
          <li key={id}>
            <Person email={who} />: {withNames(detail, frame)}, <Time at={at} />
          </li>
        ))}
      </ul>
      <p>Your changes are still in the form, next to the current values. Nothing is replaced unless you save again.</p>
    </div>
  );
}

type ChoiceProps = { details: RequestDetails; choice: Choice | undefined; isConflict: boolean; path: string };

function ChoiceForm({ details: { request, staff }, choice, isConflict, path }: ChoiceProps) {
  const frame = use(FrameContext);
  const { me = "" } = frame;
  const status = choice?.status ?? request.status;
  const assignee = choice?.assignee === undefined ? request.assignee : choice.assignee;
  // Someone who has left stays selectable where they are the assignee.
  const people = [me, ...staff, request.assignee ?? me].map((email) => {
    const name = nameOf(email, frame);
    return [email, email === me ? `${name} (me)` : name];
  });
  return (
    <Post
      id="change"
      action={path}
      className="box"
      button={isConflict ? "Replace it with my choice" : "Save"}
      beside={isConflict && <a href={path}>Leave it as it is now</a>}
    >
      <Select
        label="Status"
        name="status"
        value={status}
        options={statusLabels}
        hint={status !== request.status && <Now now={statusLabels[request.status]} />}
      />
      <Select
        label="Assignee"
        name="assignee"
        value={assignee ?? ""}
        options={{ "": unassignedLabel, ...Object.fromEntries(people) }}
        hint={
          assignee !== request.assignee && (
            <Now now={request.assignee ? nameOf(request.assignee, frame) : unassignedLabel} />
          )
        }
      />
      <input type="hidden" name="version" value={request.version} />
      <input type="hidden" name="wasStatus" value={request.status} />
      <input type="hidden" name="wasAssignee" value={request.assignee ?? ""} />
    </Post>
  );
}

/** What a colleague chose, beside one's own choice. */
function Now({ now }: { now: string }) {
  return (
    <>
      Now: <strong>{now}</strong>. Your choice above is not saved yet.
    </>
  );
}

function Typed({ request }: { request: StoredRequest }) {
  const { content } = use(FrameContext);
  const shown = { ...request, purpose: purposeLabels(request.purpose, content) };
  return (
    <dl className="box">
      {fieldNames.map((name) => (
        <div key={name}>
          <dt>
            <small>{content.contact.fields[name]}</small>
          </dt>
          <dd className="typed" dir={name === "body" ? "auto" : undefined}>
            {shown[name] ? (
              <bdi lang={name === "purpose" ? undefined : request.language}>{shown[name]}</bdi>
            ) : (
              <span className="quiet">{content.mail.empty}</span>
            )}
          </dd>
        </div>
      ))}
      {request.language !== mainLanguage && (
        <div>
          <dt>
            <small>{content.mail.language}</small>
          </dt>
          <dd>{languageName(request.language)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What to do once an email or webhook was given up. */
const failedAdvice: Record<DeliveryKind, string> = {
  notification: "It never reached your own mailbox. Look at Health, then send it again.",
  assignment: "It never reached the colleague. Look at Health, then send it again.",
  receipt: "It never reached the visitor, so a reply may not either. Check the address for a typo, or call.",
  webhook: "It never reached the other tool. Look at Health, then send it again.",
};

function Mail({ mail, details, path }: { mail: Delivery; details: RequestDetails; path: string }) {
  const { id, kind, state, created_at, sent_at, attempts, last_error, recipient } = mail;
  // A receipt goes to a stranger. An assignment is news to nobody but the assignee.
  const isStillWanted =
    kind === "assignment"
      ? recipient === details.request.assignee && details.staff.some((email) => email === recipient)
      : kind !== "receipt";
  return (
    <div>
      <p className={state === "dead" ? "bad" : undefined}>
        {mailKindLabels[kind]}: {mailStateLabels[state].toLowerCase()}
        {recipient && (
          <>
            {state === "sent" ? " to " : ", to "}
            <Person email={recipient} />
          </>
        )}
        .{" "}
        <span className="quiet">
          {sent_at === null && "Created "}
          <Time at={sent_at ?? created_at} />
          {attempts > 1 && `, ${attempts} attempts`}
          {last_error && `, last answer: ${last_error}`}
        </span>
      </p>
      {state === "dead" && <p className="quiet">{failedAdvice[kind]}</p>}
      {isStillWanted && (state === "sent" || state === "dead") && (
        <Post action={`${path}/mail`} button="Send again" sends={{ name: "mail", value: id }} isLinkLike />
      )}
    </div>
  );
}

/** Mail programs cut off or refuse longer links. */
const maxQuoteLength = 1_200;

/** Opens the email program with address, subject and the quoted message. */
function replyLink({ name, email, subject, body }: StoredRequest): string {
  const characters = Array.from(body);
  const text = characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength).join("")} …` : body;
  const quote = text.replaceAll(/^/gm, "> ").replaceAll("\n", "\r\n");
  const [encodedSubject, encodedBody] = [
    `Re: ${subject || "Your request"}`,
    `\r\n\r\n${name} wrote:\r\n${quote}\r\n`,
  ].map(encodeURIComponent);
  // An address as the form takes it has no character that would end it here.
  return `mailto:${email}?subject=${encodedSubject}&body=${encodedBody}`;
}

/** Asks once, and says what goes. */
export function ErasePage({ details: { request, mails, notes, others } }: { details: RequestDetails }) {
  const unsent = mails.filter(({ state }) => state !== "sent").length;
  return (
    <Page title="Erase this request?" isNarrow>
      <p>
        <bdi>{request.subject || "No subject"}</bdi>, from <bdi>{request.name}</bdi> ({request.email})
      </p>
      <ul className="list">
        <li>Everything the person typed is deleted from the database.</li>
        <li>{counted(notes.length, "note is", "notes are")} deleted.</li>
        <li>
          {counted(mails.length, "email or webhook is", "emails and webhooks are")} deleted
          {unsent > 0 && `, ${unsent} unsent`}.
        </li>
        {others.length > 0 && <li>{counted(others.length, "other request")} from this address will stay.</li>}
        <li>The log records that you erased it, but none of its words.</li>
        <li>Emails already sent and older backups are not touched: delete the request there too.</li>
      </ul>
      <p>This can't be undone.</p>
      <Post button="Erase" beside={<a href={`/desk/requests/${request.id}`}>Keep it</a>} />
    </Page>
  );
}

/** In place of what a colleague, or time, has taken away. */
export function MissingPage() {
  return (
    <Page title="There is nothing here" isNarrow>
      <p>It was erased or removed, or was too old to keep. The log says who erased or removed something.</p>
      <p>
        <a href="/desk">All requests</a>
      </p>
    </Page>
  );
}
