import { Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { counted } from "#server/desk/pages/times.tsx";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
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
        {others.length > 0 && <li>{counted(others.length, "other request")} from this address will stay.</li>}
        <li>The log records that you erased it, but none of its words.</li>
        <li>Emails already sent and older backups are not touched: delete the request there too.</li>
      </ul>
      <p>This can't be undone.</p>
      <Post button="Erase" beside={<a href={place.toUrl(`/desk/requests/${request.id}`)}>Keep it</a>} />
    </Page>
  );
}
