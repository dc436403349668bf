import { Field, Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { statusLabels } from "#server/desk/pages/labels.ts";
import { Age, counted } from "#server/desk/pages/times.tsx";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import type { Erasable } from "#server/storage/personal-data.ts";
import type { ListPlace } from "./list-place.ts";

/** Asks once, and says what goes. */
export function ErasePage({ details, place }: { details: RequestDetails; place: ListPlace }) {
  const { request, deliveries, notes, others } = details;
  const unsent = deliveries.filter(({ state }) => state !== "sent").length;
  return (
    <Page title="Erase this request?" isNarrow>
      <p>
        <bdi>{request.subject || "No subject"}</bdi>, from <bdi>{request.name}</bdi> ({request.email})
      </p>
      <ul className="list">
        <li>Everything the person typed is deleted from the database.</li>
        <li>{counted(notes.length, "note is", "notes are")} deleted.</li>
        <li>
          {counted(deliveries.length, "email or webhook is", "emails and webhooks are")} deleted
          {unsent > 0 && `, ${unsent} unsent`}.
        </li>
        {others.length > 0 && (
          <li>
            {counted(others.length, "other request")} from this address will stay.{" "}
            <a href={`/desk/erase?${new URLSearchParams({ email: request.email })}`}>
              Erase everything from this address …
            </a>
          </li>
        )}
        <li>The log records that you erased it, but none of its words.</li>
        <li>Emails already sent and older backups are not touched: delete the request there too.</li>
      </ul>
      <p>This can't be undone.</p>
      <Post button="Erase" beside={<a href={place.toUrl(`/desk/requests/${request.id}`)}>Keep it</a>} />
    </Page>
  );
}

type ErasePersonProps = { email: string; found: Erasable | undefined; isOutdated: boolean };

/** Finds everything from an address, says what goes, and asks once: for a person who wants to be forgotten. */
export function ErasePersonPage({ email, found, isOutdated }: ErasePersonProps) {
  return (
    <Page title="Erase a person" news={isOutdated && "Error:"} isNarrow>
      {isOutdated && (
        <p className="warning" role="alert">
          Nothing was erased: the requests are not the same as those you saw. Look again.
        </p>
      )}
      <form action="/desk/erase" className="narrow">
        <Field
          label="Email address"
          name="email"
          type="email"
          defaultValue={email}
          maxLength={300}
          required
          hint="Capital letters don't matter."
        />
        <p className="actions">
          <button type="submit">Find</button>
        </p>
      </form>
      {found?.requests.length === 0 && <p className="empty">There is nothing from {email}.</p>}
      {found && found.requests.length > 0 && <Found email={email} found={found} />}
      <p className="quiet">
        A person who wrote from other addresses, or is only named in a message or a note, is found by the{" "}
        <a href="/desk">search</a>.
      </p>
    </Page>
  );
}

function Found({ email, found: { requests, notes, deliveries, unsent, seen } }: { email: string; found: Erasable }) {
  return (
    <>
      <h2>
        {counted(requests.length, "request")} from {email}
      </h2>
      <ul className="list">
        {requests.map(({ id, name, subject, language, status, created_at }) => (
          <li key={id}>
            <a href={`/desk/requests/${id}`}>
              <bdi lang={language}>{subject || "No subject"}</bdi>
            </a>
            , from <bdi lang={language}>{name}</bdi>{" "}
            <span className="quiet">
              <Age at={created_at} />, {statusLabels[status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <h2>What goes</h2>
      <ul className="list">
        <li>Everything these requests hold is deleted from the database, and from the copies in a bucket.</li>
        <li>{counted(notes, "note is", "notes are")} deleted.</li>
        <li>
          {counted(deliveries, "email or webhook is", "emails and webhooks are")} deleted
          {unsent > 0 && `, ${unsent} unsent`}.
        </li>
        <li>The log records that you erased them, but none of their words and no address.</li>
        <li>Emails already sent and older backups are not touched: delete the requests there too.</li>
      </ul>
      <p>This can't be undone.</p>
      <Post button="Erase all of it" beside={<a href="/desk">Keep it</a>} action="/desk/erase">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="seen" value={seen} />
      </Post>
    </>
  );
}
