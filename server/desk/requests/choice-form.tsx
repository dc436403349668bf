import { use } from "react";
import { Post, Select } from "#server/desk/pages/forms.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { statusLabels, unassignedLabel } from "#server/desk/pages/labels.ts";
import { nameOf, Person, withNames } from "#server/desk/pages/people.tsx";
import { Time } from "#server/desk/pages/times.tsx";
import type { RequestDetails } from "#server/storage/desk-reads.ts";
import type { Choice } from "./decide-change.ts";

/** What a colleague did while the person had the page open. */
export function Conflict({
  seenVersion,
  details: { request, history },
}: {
  seenVersion: number;
  details: RequestDetails;
}) {
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

export function ChoiceForm({ details: { request, staff }, choice, isConflict, path }: ChoiceProps) {
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
        hint={
          status !== request.status ? (
            <Now now={statusLabels[request.status]} />
          ) : (
            status === "new" && "New and assigned means in work: reminders come until it is answered."
          )
        }
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
