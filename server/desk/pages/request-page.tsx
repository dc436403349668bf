import { fieldNames } from "#contract/contact.ts";
import { languageName, mainLanguage } from "#contract/languages.ts";
import type { WholeRequest } from "#server/storage/desk-reads.ts";
import { type OutgoingMail, type RequestStatus, requestStatuses, type StoredRequest } from "#server/storage/tables.ts";
import { type Frame, Page } from "./frame.tsx";
import { Age, Time } from "./times.tsx";
import {
  actionWords,
  doubtsAbout,
  mailKindWords,
  mailWords,
  nobodyWord,
  purposeLabels,
  statusWords,
  type Words,
} from "./words.tsx";

/** What the person changed in the form, if it was not saved. */
export type Choice = { status: RequestStatus | undefined; assignee: string | null | undefined };

/** Why nothing was saved. `seen` is the version that the person had before them. */
export type Notice = { kind: "conflict"; seen: number } | { kind: "emptyNote" } | { kind: "longNote" };

type RequestProps = {
  frame: Frame;
  whole: WholeRequest;
  words: Words;
  me: string;
  notice?: Notice | undefined;
  choice?: Choice | undefined;
  /** A note that was not saved. */
  note?: string | undefined;
  now: number;
};

/** One request with everything about it. */
export function RequestPageView({ frame, whole, words, me, notice, choice, note, now }: RequestProps) {
  const { request, mails, notes, others, history } = whole;
  const doubts = doubtsAbout(request, words);
  const action = `/desk/requests/${request.id}`;
  return (
    <Page frame={frame} title={request.subject || request.name}>
      <p>
        <a href="/desk">All requests</a>
      </p>
      <h1>
        <bdi>{request.subject || `Request from ${request.name}`}</bdi>
      </h1>
      {notice && <NoticeBox notice={notice} whole={whole} />}
      {doubts.length > 0 && <p className="warning">{doubts.join(" ")}</p>}
      <div className="columns">
        <div>
          <Typed request={request} words={words} />
          <p className="actions">
            <a className="button" href={replyLink(request)}>
              Reply
            </a>
            <a href={`${action}/export`}>Export</a>
            <a href={`${action}/erase`}>Erase …</a>
          </p>
          <section aria-labelledby="notes">
            <h2 id="notes">Notes</h2>
            {notes.map(({ id, author, text, created_at }) => (
              <article key={id} className="note">
                <p className="quiet">
                  {author}, <Time at={created_at} />
                </p>
                <p className="typed" dir="auto">
                  {text}
                </p>
              </article>
            ))}
            <form method="post" action={`${action}/notes`}>
              <p>
                <label htmlFor="text">New note, for staff only</label>
                <textarea id="text" name="text" rows={3} defaultValue={note} required />
              </p>
              <p>
                <button type="submit">Add note</button>
              </p>
            </form>
          </section>
        </div>
        <div>
          <ChoiceForm whole={whole} me={me} choice={choice} action={action} />
          <section className="box" aria-labelledby="mails">
            <h2 id="mails">Email</h2>
            {mails.length === 0 && <p className="quiet">No email was sent.</p>}
            {mails.map((mail) => (
              <Mail key={mail.id} mail={mail} action={action} />
            ))}
          </section>
          {others.length > 0 && (
            <section className="box" aria-labelledby="others">
              <h2 id="others">From the same address</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.id}>
                    <a href={`/desk/requests/${other.id}`}>
                      <bdi>{other.subject || "No subject"}</bdi>
                    </a>{" "}
                    <span className="quiet">
                      <Age at={other.created_at} now={now} />, {statusWords[other.status].toLowerCase()}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="box" aria-labelledby="history">
            <h2 id="history">History</h2>
            <ul>
              <li>
                Received <Time at={request.created_at} />
              </li>
              {history.toReversed().map(({ id, who, action: act, detail, at }) => (
                <li key={id}>
                  {actionWords[act]}
                  {detail && ` (${detail})`}
                  <span className="quiet">
                    {" "}
                    {who}, <Time at={at} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}

type ChoiceProps = { whole: WholeRequest; me: string; choice: Choice | undefined; action: string };

function ChoiceForm({ whole, me, choice, action }: ChoiceProps) {
  const { request } = whole;
  const status = choice?.status ?? request.status;
  const assignee = choice?.assignee === undefined ? request.assignee : choice.assignee;
  return (
    <form className="box" method="post" action={action} aria-label="Status and assignee">
      <input type="hidden" name="version" value={request.version} />
      <input type="hidden" name="wasStatus" value={request.status} />
      <input type="hidden" name="wasAssignee" value={request.assignee ?? ""} />
      <p>
        <label htmlFor="status">Status</label>
        <select
          id="status"
          name="status"
          defaultValue={status}
          aria-describedby={status === request.status ? undefined : "now-status"}
        >
          {requestStatuses.map((one) => (
            <option key={one} value={one}>
              {statusWords[one]}
            </option>
          ))}
        </select>
        {status !== request.status && <Now id="now-status" now={statusWords[request.status]} />}
      </p>
      <p>
        <label htmlFor="assignee">Assignee</label>
        <select
          id="assignee"
          name="assignee"
          defaultValue={assignee ?? ""}
          aria-describedby={assignee === request.assignee ? undefined : "now-assignee"}
        >
          <option value="">{nobodyWord}</option>
          {assignees(whole, me).map((email) => (
            <option key={email} value={email}>
              {email === me ? `${email} (me)` : email}
            </option>
          ))}
        </select>
        {assignee !== request.assignee && <Now id="now-assignee" now={request.assignee ?? nobodyWord} />}
      </p>
      <p className="actions">
        <button type="submit">{choice ? "Replace it with my choice" : "Save"}</button>
        {choice && <a href={action}>Leave it as it is now</a>}
      </p>
    </form>
  );
}

/** What a colleague chose, beside one's own choice. */
function Now({ id, now }: { id: string; now: string }) {
  return (
    <small id={id}>
      Now: <strong>{now}</strong>. Your choice above is not saved yet.
    </small>
  );
}

function Typed({ request, words }: { request: StoredRequest; words: Words }) {
  const shown = { ...request, purpose: purposeLabels(request.purpose, words).join(", ") };
  return (
    <dl className="box typed-fields">
      {fieldNames.map((name) => (
        <div key={name}>
          <dt>{words.contact.fields[name]}</dt>
          <dd className="typed" dir={name === "body" ? "auto" : undefined}>
            {shown[name] ? <bdi>{shown[name]}</bdi> : <span className="quiet">{words.mail.empty}</span>}
          </dd>
        </div>
      ))}
      {request.language !== mainLanguage && (
        <div>
          <dt>{words.mail.language}</dt>
          <dd>{languageName(request.language)}</dd>
        </div>
      )}
    </dl>
  );
}

function NoticeBox({ notice, whole: { request, history } }: { notice: Notice; whole: WholeRequest }) {
  if (notice.kind === "emptyNote") return <Alert>The note is empty, so it was not added.</Alert>;
  if (notice.kind === "longNote") return <Alert>The note is longer than 5,000 characters, so it was not added.</Alert>;
  const missed = history.filter(({ action }) => action === "changed").slice(0, request.version - notice.seen);
  return (
    <div className="warning" role="alert">
      <p>Not saved: while you had this page open, the request was changed.</p>
      <ul>
        {missed.toReversed().map(({ id, who, detail, at }) => (
          <li key={id}>
            {who}: {detail}, <Time at={at} />
          </li>
        ))}
      </ul>
      <p>Your changes are still in the form, next to the current values. Nothing is replaced unless you save again.</p>
    </div>
  );
}

function Alert({ children }: { children: React.ReactNode }) {
  return (
    <p className="warning" role="alert">
      {children}
    </p>
  );
}

function Mail({ mail, action }: { mail: OutgoingMail; action: string }) {
  const isWaiting = mail.state === "waiting" || mail.state === "queued";
  return (
    <div data-mail={mail.state}>
      <p>
        {mailKindWords[mail.kind]}: {mailWords[mail.state].toLowerCase()}.
        <span className="quiet">
          {" "}
          Created <Time at={mail.created_at} />
          {mail.sent_at !== null && (
            <>
              , sent <Time at={mail.sent_at} />
            </>
          )}
          , {mail.attempts === 1 ? "1 attempt" : `${mail.attempts} attempts`}
          {mail.last_error && `, last answer: ${mail.last_error}`}
        </span>
      </p>
      {mail.kind !== "receipt" && !isWaiting && (
        <form method="post" action={`${action}/mail`}>
          <button type="submit" className="plain" name="mail" value={mail.id}>
            Send again
          </button>
        </form>
      )}
    </div>
  );
}

/** Someone who has left stays selectable where they are the assignee. */
function assignees({ staff, request }: WholeRequest, me: string): string[] {
  const others = staff.filter((email) => email !== me);
  const gone = request.assignee && !staff.includes(request.assignee) ? [request.assignee] : [];
  return [...(staff.includes(me) ? [me] : []), ...others, ...gone];
}

/** Mail programs cut off or refuse longer links. */
const longestQuote = 1_200;

/** Opens the mail program with address, subject and the quoted message. */
export function replyLink({ name, email, subject, body }: StoredRequest): string {
  const characters = Array.from(body.toWellFormed());
  const text =
    characters.length > longestQuote ? `${characters.slice(0, longestQuote).join("")} …` : characters.join("");
  const quote = text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const answer = `\r\n\r\n${name.toWellFormed()} wrote:\r\n${quote}\r\n`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject.toWellFormed() || "Your request"}`)}&body=${encodeURIComponent(answer)}`;
}

/** Asks once, and says what goes. */
export function ErasePage({ frame, whole: { request, mails, notes } }: { frame: Frame; whole: WholeRequest }) {
  const unsent = mails.filter(({ state }) => state !== "sent").length;
  return (
    <Page frame={frame} title="Erase a request">
      <div className="narrow">
        <h1>Erase this request?</h1>
        <p>
          <bdi>{request.subject || "No subject"}</bdi>, from <bdi>{request.name}</bdi> ({request.email})
        </p>
        <ul className="list">
          <li>Everything the person typed is deleted.</li>
          <li>{counted(notes.length, "note is deleted", "notes are deleted")}.</li>
          <li>
            {counted(mails.length, "email or webhook is deleted", "emails and webhooks are deleted")}
            {unsent > 0 && `, ${unsent} unsent`}.
          </li>
          <li>The log records that you erased it, but none of its words.</li>
          <li>Emails already sent and older backups are not touched: delete it there too.</li>
        </ul>
        <p>This can't be undone.</p>
        <form method="post">
          <p className="actions">
            <button type="submit">Erase</button>
            <a href={`/desk/requests/${request.id}`}>Keep it</a>
          </p>
        </form>
      </div>
    </Page>
  );
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
