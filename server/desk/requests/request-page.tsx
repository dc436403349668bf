import { type ReactNode, use } from "react";
import { fieldNames } from "#contract/contact.ts";
import { languageName, mainLanguage } from "#contract/languages.ts";
import { sourceParts, type VisitSource } from "#contract/visit-source.ts";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import {
  actionLabels,
  deliveryKindLabels,
  deliveryStateLabels,
  doubtAbout,
  statusLabels,
} from "#server/desk/pages/labels.ts";
import { nameOf, Person, withNames } from "#server/desk/pages/people.tsx";
import { SendAgain } from "#server/desk/pages/send-again.tsx";
import { Age, Time } from "#server/desk/pages/times.tsx";
import { Unsaved } from "#server/desk/pages/unsaved.tsx";
import { purposeLabels } from "#server/outbox/about-request.ts";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import type { Neighbors } from "#server/storage/list-requests.ts";
import { type Delivery, type DeliveryKind, type StoredRequest, shownState } from "#server/storage/tables.ts";
import { sourceFrom } from "#server/storage/visit-source.ts";
import { ChoiceForm, Conflict } from "./choice-form.tsx";
import type { Choice } from "./decide-change.ts";
import type { ListPlace } from "./list-place.ts";
import { hrefOf, replyLinks } from "./reply-links.ts";

/** What was not saved: a choice, a note that is too long, or everything about someone who has left. */
export type Refused = { choice?: Choice | undefined; note?: string; left?: string };

type RequestProps = {
  details: RequestDetails;
  /** The list that it was opened from, and those beside it there. */
  place: ListPlace;
  neighbors: Neighbors;
  refused: Refused;
  /** New for every page, so that a note which is sent twice is known. */
  noteKey: string;
};

export function RequestPage({ details, place, neighbors, refused: { choice, note, left }, noteKey }: RequestProps) {
  const frame = use(FrameContext);
  const { request, deliveries, notes, others, history } = details;
  const doubt = doubtAbout(request, frame.content);
  const path = `/desk/requests/${request.id}`;
  const { reply, templates } = replyLinks(request, frame.content.repliesIn(request.language));
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
      back={<WayBack place={place} neighbors={neighbors} />}
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
            <a className="button" href={reply}>
              Reply
            </a>
            {request.status === "new" && (
              // Before the field of the same name, whose choice it takes the place of.
              <button className="plain" type="submit" form="change" name="status" value="answered">
                I have answered
              </button>
            )}
            <a href={`${path}/export`}>Export</a>
            <a href={place.toUrl(`${path}/erase`)}>Erase …</a>
            <span className="quiet">Reply opens your email program.</span>
          </p>
          {templates.length > 0 && (
            <p className="actions">
              <span className="quiet">Or begin with a reply in {languageName(request.language)}:</span>
              {templates.map(({ label, href }) => (
                <a key={label} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
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
            </button>{" "}
            <Unsaved form="change" isUnsaved={note !== undefined} />
          </div>
        </div>
        <div>
          <ChoiceForm details={details} choice={choice} isConflict={isConflict} path={place.toUrl(path)} />
          <Box title="Emails and webhooks">
            {deliveries.length === 0 && <p className="quiet">Nothing was sent.</p>}
            {deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} details={details} place={place} />
            ))}
          </Box>
          <CameFrom request={request} />
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

/** To the list that the request was opened from, and to those beside it there. */
function WayBack({ place, neighbors: { previous, next } }: Pick<RequestProps, "place" | "neighbors">) {
  return (
    <nav className="actions way-back" aria-label="List">
      <a href={place.toUrl("/desk")}>{place.isWholeList ? "All requests" : "Back to the list"}</a>
      {previous && (
        <a href={place.toUrl(`/desk/requests/${previous}`)} rel="prev">
          Previous
        </a>
      )}
      {next && (
        <a href={place.toUrl(`/desk/requests/${next}`)} rel="next">
          Next
        </a>
      )}
    </nav>
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

const sourceLabels: Record<keyof VisitSource, string> = {
  landing: "First page",
  referrer: "From the site",
  source: "Campaign's source",
  medium: "Its medium",
  campaign: "Its name",
};

/** Where the visit came from, each part as a link to the requests that share it. */
function CameFrom({ request }: { request: StoredRequest }) {
  const source = sourceFrom(request);
  const known = sourceParts.filter((part) => source[part]);
  return (
    <Box title="Where the visit came from">
      {known.length === 0 && <p className="quiet">Not known</p>}
      <ul>
        {known.map((part) => (
          <li key={part}>
            <span className="quiet">{sourceLabels[part]}:</span>{" "}
            <a href={`/desk?${new URLSearchParams({ source: source[part] })}`}>
              <bdi>{source[part]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Typed({ request }: { request: StoredRequest }) {
  const { content } = use(FrameContext);
  const shown = { ...request, purpose: purposeLabels(request, content).join(", ") };
  return (
    <dl className="box">
      {fieldNames.map((name) => (
        <div key={name}>
          <dt>
            <small>{content.contact.fields[name]}</small>
          </dt>
          <dd className="typed" dir={name === "body" ? "auto" : undefined}>
            {shown[name] ? (
              <Reachable href={hrefOf(name, request)}>
                <bdi lang={name === "purpose" ? undefined : request.language}>{shown[name]}</bdi>
              </Reachable>
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

/** What was typed, as a link where it says how to reach someone. */
function Reachable({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a className="reach" href={href}>
      {children}
    </a>
  );
}

/** What to do once an email or webhook was given up. */
const failedAdvice: Record<DeliveryKind, string> = {
  notification: "It never reached your own mailbox. Look at Health, then send it again.",
  assignment: "It never reached the colleague. Look at Health, then send it again.",
  reminder: "It never reached the colleague. Look at Health, then send it again.",
  receipt: "It never reached the visitor, so a reply may not either. Check the address for a typo, or call.",
  webhook: "It never reached the other tool. Look at Health, then send it again.",
};

type DeliveryProps = { delivery: Delivery; details: RequestDetails; place: ListPlace };

function DeliveryItem({ delivery, details, place }: DeliveryProps) {
  const { kind, created_at, sent_at, attempts, last_error, recipient } = delivery;
  const state = shownState(delivery);
  return (
    <div>
      <p className={state === "dead" ? "bad" : undefined}>
        {deliveryKindLabels[kind]}: {deliveryStateLabels[state].toLowerCase()}
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
          {last_error && `, last error: ${last_error}`}
        </span>
      </p>
      {state === "dead" && <p className="quiet">{failedAdvice[kind]}</p>}
      {state === "dropped" && (
        <p className="quiet">
          It was not sent: the request was no longer new.
          {kind === "receipt" && " It is sent after all if you set the status back to New."}
        </p>
      )}
      <SendAgain
        delivery={delivery}
        request={details.request}
        staff={details.staff}
        action={place.toUrl(`/desk/requests/${delivery.request_id}/send-again`)}
      />
    </div>
  );
}
