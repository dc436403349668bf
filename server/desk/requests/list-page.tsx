import { use } from "react";
import { cutAtWord } from "#content/editing/cut-at-word.ts";
import { Field, Post, Select } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import {
  deliveryStateLabels,
  doubtAbout,
  flagLabels,
  statusLabels,
  unassignedLabel,
} from "#server/desk/pages/labels.ts";
import { nameOf, Person } from "#server/desk/pages/people.tsx";
import { Table } from "#server/desk/pages/table.tsx";
import { Age, counted } from "#server/desk/pages/times.tsx";
import { purposeLabels } from "#server/outbox/about-request.ts";
import type { ListedRequest, RequestListPage } from "#server/storage/list-requests.ts";
import type { RequestFilter } from "#server/storage/request-filter.ts";
import { maxOthers, unassigned } from "#server/storage/tables.ts";
import type { ListAct, ListPlace } from "./list-place.ts";

type ListProps = {
  place: ListPlace;
  page: RequestListPage;
  staff: string[];
  outcome: ListOutcome | undefined;
};

/** What was just done with the selected requests, with how many, and how many were left alone. */
export type ListOutcome = { act: ListAct; changed: number; unchanged: number };

/** The requests behind a filter, in its order. */
export function ListPage({ place, page: { requests, next = "", isCut }, staff, outcome }: ListProps) {
  const { filter, after } = place;
  const isFirst = !after;
  const isFiltered = !filter.isEmpty;
  const isSpam = filter.values.status === "spam";
  const { isOldestFirst } = filter;
  const none = isFiltered ? "No requests found." : "There are no requests. New ones appear here.";
  const isFound = isFiltered && isFirst && !isCut;
  const said = outcome && outcomeText(outcome);
  const found = requests.length === 0 ? "None" : `${requests.length}${next && " or more"}`;
  return (
    <Page title="Requests" news={said ?? (isFiltered && isFirst && `${found} found.`)}>
      {outcome && (
        <p className={outcome.unchanged || !outcome.changed ? "warning" : "done"} role="status">
          {said}
        </p>
      )}
      <StatusTabs filter={filter} />
      <FilterRow filter={filter} staff={staff} />
      {isFiltered && !filter.values.status && (
        <p className="quiet">
          Spam is not among them. <a href={filter.with({ status: "spam" }).toUrl("/desk")}>Look in spam</a>
        </p>
      )}
      {isCut && (
        <p className="warning">
          This search has not looked through all requests yet.{" "}
          <a href={filter.toUrl("/desk", { after: next })}>Search the {isOldestFirst ? "newer" : "older"} ones</a>.
        </p>
      )}
      {requests.length === 0 ? (
        <p className="empty">{isCut ? "None found so far." : none}</p>
      ) : (
        <>
          {(isFound || isOldestFirst) && (
            <p className="quiet">
              {[isFound && `${found} found.`, isOldestFirst && "The oldest first."].filter(Boolean).join(" ")}
            </p>
          )}
          <RequestTable requests={requests} place={place} />
          <Post
            id="chosen"
            className="chosen"
            action={place.toUrl(isSpam ? "/desk/not-spam" : "/desk/spam")}
            button={isSpam ? "Not spam" : "Mark as spam"}
            beside={<span className="quiet">Select requests above.</span>}
          >
            {!isSpam && <AssignChosen place={place} staff={staff} />}
            <ChooseForChosen
              label="New status"
              name="status"
              options={{ "": "Choose a status", ...statusLabels }}
              action={place.toUrl("/desk/status")}
              button="Set status"
            />
          </Post>
          <nav className="pages" aria-label="Pages">
            {!isFirst && <a href={filter.toUrl("/desk")}>{isOldestFirst ? "Oldest" : "Newest"}</a>}
            {next && !isCut && <a href={filter.toUrl("/desk", { after: next })}>{isOldestFirst ? "Newer" : "Older"}</a>}
            <span className="exports">
              Download this list: <a href={filter.toUrl("/desk/requests.csv")}>CSV for Excel</a>{" "}
              <a href={filter.toUrl("/desk/requests.json")}>JSON</a>
            </span>
            <span>
              <a href="/desk/erase">Erase a person …</a>
            </span>
          </nav>
        </>
      )}
    </Page>
  );
}

const doneTexts: Record<ListAct, string> = {
  spam: "marked as spam",
  notSpam: "marked as new",
  status: "changed",
  noStatus: "changed",
  assign: "assigned",
  assignUntold: "assigned",
  nobody: "assigned",
};

function outcomeText({ act, changed, unchanged }: ListOutcome): string {
  const done = doneTexts[act];
  if (act === "nobody") return `Nothing was ${done}: choose a person on the staff first.`;
  if (act === "noStatus") return `Nothing was ${done}: choose a status first.`;
  if (changed + unchanged === 0) return `Nothing was ${done}: select requests first.`;
  const left = `${counted(unchanged, "request")} ${unchanged === 1 ? "was" : "were"} not: changed or erased meanwhile.`;
  const untold = "Email is off, so nobody was told: tell your colleague yourself.";
  return [`${counted(changed, "request")} ${done}.`, unchanged > 0 && left, act === "assignUntold" && untold]
    .filter(Boolean)
    .join(" ");
}

function AssignChosen({ place, staff }: { place: ListPlace; staff: string[] }) {
  const frame = use(FrameContext);
  const { me = "" } = frame;
  const people = Object.fromEntries([me, ...staff].map((email) => [email, email === me ? "Me" : nameOf(email, frame)]));
  return (
    <ChooseForChosen
      label="Assign to"
      name="assignee"
      options={{ "": "Choose a person", ...people, [unassigned]: "Nobody" }}
      action={place.toUrl("/desk/assign")}
      button="Assign"
    />
  );
}

type ChooseProps = { label: string; name: string; options: Record<string, string>; action: string; button: string };

/** The first one comes before the form's own button, so that Enter in a checkbox does nothing before something is chosen. */
function ChooseForChosen({ label, name, options, action, button }: ChooseProps) {
  return (
    <div className="choose">
      <label htmlFor={`chosen-${name}`}>{label}</label>
      <select id={`chosen-${name}`} name={name}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" formAction={action}>
        {button}
      </button>
    </div>
  );
}

/** The statuses as tabs. The rest of the filter stays as it is. */
function StatusTabs({ filter }: { filter: RequestFilter }) {
  return (
    <nav aria-label="Status">
      <ul className="tabs">
        {Object.entries({ "": "All", ...statusLabels }).map(([status, label]) => (
          <li key={status}>
            <a
              href={filter.with({ status }).toUrl("/desk")}
              aria-current={filter.values.status === status ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FilterRow({ filter, staff }: { filter: RequestFilter; staff: string[] }) {
  const frame = use(FrameContext);
  const { me = "", content } = frame;
  const { q, status, ...others } = filter.values;
  const { purpose } = others;
  const purposes = Object.fromEntries(content.contact.purposes.map(({ value, label }) => [value, label]));
  // A purpose that is gone, and someone who has left, stay selectable where the filter names them.
  if (purpose) purposes[purpose] ??= purpose;
  const chosen = others.assignee === unassigned ? "" : others.assignee;
  const people = [me, ...staff, chosen || me].map((email) => [email, email === me ? "Me" : nameOf(email, frame)]);
  return (
    <search>
      <form className="filter" action="/desk">
        {status && <input type="hidden" name="status" value={status} />}
        <div className="search">
          <Field
            label="Search name, email, phone, subject, message and notes"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={300}
          />
          <button type="submit">Search</button>
        </div>
        <details open={Object.values(others).some(Boolean)}>
          <summary>Filter by purpose, flag, assignee, source or date</summary>
          <div>
            <Select label="Purpose" name="purpose" value={purpose} options={{ "": "All", ...purposes }} />
            <Select label="Flag" name="flag" value={others.flag} options={{ "": "All", ...flagLabels }} />
            <Select
              label="Assignee"
              name="assignee"
              value={others.assignee}
              options={{ "": "All", [unassigned]: unassignedLabel, ...Object.fromEntries(people) }}
            />
            <Field label="Source, campaign or first page" name="source" defaultValue={others.source} maxLength={300} />
            <Field label="Received from" name="from" type="date" defaultValue={others.from} />
            <Field label="Received until" name="to" type="date" defaultValue={others.to} />
            <p>
              <button type="submit">Show</button>
            </p>
          </div>
        </details>
        {!filter.isEmpty && (
          <p>
            <a href="/desk">Clear search and filters</a>
          </p>
        )}
      </form>
    </search>
  );
}

function RequestTable({ requests, place }: { requests: ListedRequest[]; place: ListPlace }) {
  return (
    <Table
      className="requests"
      caption={`Requests, the ${place.filter.isOldestFirst ? "oldest" : "newest"} first`}
      rows={requests}
      heading="From"
      columns={{
        Select: ({ id, version, name, subject, language }) => (
          <label>
            <input type="checkbox" form="chosen" name="request" value={`${version}.${id}`} />
            <span className="visually-hidden">
              <bdi lang={language}>{[name, subject].filter(Boolean).join(", ")}</bdi>
            </span>
          </label>
        ),
        Status: ({ status }) => (
          <span className="status" data-status={status}>
            {statusLabels[status]}
          </span>
        ),
        From: ({ id, name, email, language }) => (
          <>
            <a href={place.toUrl(`/desk/requests/${id}`)}>
              <bdi lang={language}>{name}</bdi>
            </a>
            <small>{email}</small>
          </>
        ),
        Subject: (request) => <Subject request={request} />,
        Received: ({ created_at }) => <Age at={created_at} />,
        Notification: ({ notification }) => (
          <span className={notification === "dead" ? "bad" : undefined} data-mail={notification ?? "none"}>
            {notification ? deliveryStateLabels[notification] : "None"}
          </span>
        ),
        Assignee: ({ assignee }) =>
          assignee ? <Person email={assignee} /> : <span className="quiet">{unassignedLabel}</span>,
      }}
    />
  );
}

/** How much of a message stands for a subject that was left out. */
const maxExcerpt = 100;

function Subject({ request }: { request: ListedRequest }) {
  const { content } = use(FrameContext);
  const doubt = doubtAbout(request, content);
  const { others, email } = request;
  return (
    <>
      <bdi lang={request.language} className={request.subject ? undefined : "quiet"}>
        {request.subject || cutAtWord(request.body, maxExcerpt)}
      </bdi>
      <small>{purposeLabels(request, content).join(", ")}</small>
      {others > 0 && (
        <small>
          Again:{" "}
          <a href={`/desk?${new URLSearchParams({ q: email })}`}>
            {others < maxOthers ? counted(others, "other") : `${maxOthers} others or more`} from this address
          </a>
        </small>
      )}
      {doubt && <small className="bad">{doubt}</small>}
    </>
  );
}
