import type { RequestPage } from "#server/storage/list-requests.ts";
import { requestStatuses } from "#server/storage/tables.ts";
import { type FilterForm, flags, queryOf } from "../filter.ts";
import { type Frame, Page } from "./frame.tsx";
import { Table } from "./table.tsx";
import { Age } from "./times.tsx";
import {
  doubtsAbout,
  flagWords,
  mailWords,
  nobodyWord,
  purposeLabels,
  Status,
  statusWords,
  type Words,
} from "./words.tsx";

type ListProps = {
  frame: Frame;
  form: FilterForm;
  page: RequestPage;
  words: Words;
  me: string;
  isFirst: boolean;
  now: number;
};

/** The requests behind a filter, the newest first. */
export function ListPage({ frame, form, page, words, me, isFirst, now }: ListProps) {
  const isFiltered = Object.values(form).some(Boolean);
  return (
    <Page frame={frame} title="Requests">
      <h1>Requests</h1>
      <StatusTabs form={form} />
      <FilterRow form={form} words={words} me={me} isFiltered={isFiltered} />
      {page.isCut && (
        <p className="warning">
          This search has not looked through all requests yet, because many contain these words. Add a word or{" "}
          <a href={`/desk${queryOf(form, { after: page.next ?? "" })}`}>search the older ones</a>.
        </p>
      )}
      {page.requests.length === 0 ? (
        <p className="empty">
          {page.isCut
            ? "None found so far."
            : isFiltered
              ? "No requests match this filter."
              : "No one has written yet. New requests appear here."}
        </p>
      ) : (
        <>
          <RequestTable page={page} words={words} now={now} />
          <nav className="pages" aria-label="Pages">
            {!isFirst && <a href={`/desk${queryOf(form)}`}>Newest</a>}
            {page.next && !page.isCut && <a href={`/desk${queryOf(form, { after: page.next })}`}>Older</a>}
            <span className="exports">
              Export this list: <a href={`/desk/requests.csv${queryOf(form)}`}>CSV</a>{" "}
              <a href={`/desk/requests.json${queryOf(form)}`}>JSON</a>
            </span>
          </nav>
        </>
      )}
    </Page>
  );
}

/** The statuses as tabs. The rest of the filter stays as it is. */
function StatusTabs({ form }: { form: FilterForm }) {
  const tabs = [["", "All"] as const, ...requestStatuses.map((status) => [status, statusWords[status]] as const)];
  return (
    <nav aria-label="Status">
      <ul className="tabs">
        {tabs.map(([status, label]) => (
          <li key={status}>
            <a href={`/desk${queryOf({ ...form, status })}`} aria-current={form.status === status ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FilterProps = { form: FilterForm; words: Words; me: string; isFiltered: boolean };

function FilterRow({ form, words, me, isFiltered }: FilterProps) {
  const { q, status, ...others } = form;
  return (
    <search>
      <form className="filter" action="/desk">
        {status && <input type="hidden" name="status" value={status} />}
        <div className="search">
          <p>
            <label htmlFor="q">Search name, email, subject and message</label>
            <input id="q" name="q" type="search" defaultValue={q} maxLength={300} />
          </p>
          <button type="submit">Search</button>
        </div>
        <details open={Object.values(others).some(Boolean)}>
          <summary>Filter by purpose, flag, assignee or time</summary>
          <div>
            <Choice
              name="purpose"
              label="Purpose"
              value={form.purpose}
              options={words.contact.purposes.map(({ value, label }) => [value, label])}
            />
            <Choice name="flag" label="Flag" value={form.flag} options={pairs(flags, flagWords)} />
            <Choice name="assignee" label="Assignee" value={form.assignee} options={assignees(form.assignee, me)} />
            <p>
              <label htmlFor="from">From</label>
              <input id="from" name="from" type="date" defaultValue={form.from} />
            </p>
            <p>
              <label htmlFor="to">To</label>
              <input id="to" name="to" type="date" defaultValue={form.to} />
            </p>
            <p>
              <button type="submit">Show</button>
            </p>
          </div>
        </details>
        {isFiltered && (
          <p>
            <a href="/desk">Show all requests</a>
          </p>
        )}
      </form>
    </search>
  );
}

function pairs<Key extends string>(keys: readonly Key[], labels: Record<Key, string>): [string, string][] {
  return keys.map((key) => [key, labels[key]]);
}

function assignees(chosen: string, me: string): [string, string][] {
  const mine: [string, string] = [me, "Me"];
  return chosen && chosen !== me ? [mine, [chosen, chosen]] : [mine];
}

type ChoiceProps = { name: string; label: string; value: string; options: [string, string][] };

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">All</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

type TableProps = { page: RequestPage; words: Words; now: number };

function RequestTable({ page, words, now }: TableProps) {
  return (
    <Table
      className="requests"
      caption="Requests, the newest first"
      head={["Status", "From", "Subject", "Received", "Email", "Assignee"]}
    >
      {page.requests.map((request) => {
        const doubts = doubtsAbout(request, words);
        return (
          <tr key={request.id}>
            <td>
              <Status status={request.status} />
            </td>
            <th scope="row">
              <a href={`/desk/requests/${request.id}`}>
                <bdi>{request.name}</bdi>
              </a>
              <small>{request.email}</small>
            </th>
            <td>
              {request.subject ? <bdi>{request.subject}</bdi> : <span className="quiet">No subject</span>}
              <small>{purposeLabels(request.purpose, words).join(", ")}</small>
              {doubts.length > 0 && (
                <small className="flag">
                  {request.captcha === "passed" ? flagWords.suspicious : flagWords.unverified}: {doubts.join(" ")}
                </small>
              )}
            </td>
            <td>
              <Age at={request.created_at} now={now} />
            </td>
            <td data-mail={request.mail ?? "none"}>{request.mail ? mailWords[request.mail] : "None"}</td>
            <td>{request.assignee ?? <span className="quiet">{nobodyWord}</span>}</td>
          </tr>
        );
      })}
    </Table>
  );
}
