import type { ReactNode } from "react";
import { Page } from "#server/desk/pages/frame.tsx";
import { deliveryKindLabels, deliveryStateLabels } from "#server/desk/pages/labels.ts";
import { Person } from "#server/desk/pages/people.tsx";
import { SendAgain } from "#server/desk/pages/send-again.tsx";
import { Table } from "#server/desk/pages/table.tsx";
import { Age, counted, durationOf } from "#server/desk/pages/times.tsx";
import type { SampleReport } from "#server/samples.ts";
import type { DeskHealth, Undelivered } from "#server/storage/desk-reads.ts";
import { day, minute } from "#server/storage/durations.ts";
import { bucketSentence } from "./bucket-sentences.ts";

type HealthProps = {
  health: DeskHealth;
  /** The first of those that are counted. */
  undelivered: Undelivered[];
  /** The addresses of the people on it. */
  staff: string[];
  freeBytes: number | undefined;
  isMailOn: boolean;
  hasWebhook: boolean;
  /** Whether all is copied to a bucket, and the code of what went wrong last. */
  copying: { failure: string | undefined } | undefined;
  samples: SampleReport | undefined;
  isEditingOn: boolean;
  version: string;
};

export function HealthPage(props: HealthProps) {
  const { undelivered, staff } = props;
  return (
    <Page title="Health">
      <p>Settings and commands (npm run …) are for the person who runs the server.</p>
      <Table
        caption="The state of the server"
        rows={checksOf(props)}
        columns={{
          What: ({ what }) => what,
          State: ({ says, todo }) => <span className={todo ? "bad" : undefined}>{says}</span>,
          "What to do": ({ todo }) => todo || <span className="quiet">Nothing to do</span>,
        }}
      />
      {undelivered.length > 0 && (
        <section id="undelivered">
          <h2>Emails and webhooks that have not arrived</h2>
          <Table
            className="outbox"
            caption="Emails and webhooks that have not arrived, those that failed first"
            rows={undelivered}
            heading="Request"
            columns={{
              State: ({ state }) => (
                <span className={state === "dead" ? "bad" : undefined}>{deliveryStateLabels[state]}</span>
              ),
              What: ({ kind, recipient }) => (
                <>
                  {deliveryKindLabels[kind]}
                  {recipient && (
                    <small>
                      To <Person email={recipient} />
                    </small>
                  )}
                </>
              ),
              Request: ({ request_id, name, subject, language }) => (
                <a href={`/desk/requests/${request_id}`}>
                  <bdi lang={language}>{subject || name}</bdi>
                </a>
              ),
              Since: ({ created_at, attempts, last_error }) => (
                <>
                  <Age at={created_at} />
                  {attempts > 0 && (
                    <small>{[counted(attempts, "attempt"), last_error].filter(Boolean).join(", last error: ")}</small>
                  )}
                </>
              ),
              "Send again": (row) => (
                <SendAgain
                  delivery={row}
                  request={row}
                  staff={staff}
                  about={` ${deliveryKindLabels[row.kind].toLowerCase()}, ${row.subject || row.name}`}
                  action={`/desk/requests/${row.request_id}/send-again?from=health`}
                />
              ),
            }}
          />
        </section>
      )}
    </Page>
  );
}

/** `todo` is there where something is wrong. */
type Check = { what: string; says: ReactNode; todo?: string | false };

const quarterHour = 15 * minute;
const week = 7 * day;
const gigabyte = 2 ** 30;

function checksOf(props: HealthProps): Check[] {
  const { health, freeBytes, isMailOn, hasWebhook, copying, samples, isEditingOn, version } = props;
  const { webhooks, databaseBytes, backupAt, now } = health;
  const { waiting, dead, oldestWaitingMs } = health.emails;
  const unnotified = hasWebhook ? "Requests go to WEBHOOK_URL only" : "No one is told about requests";
  return [
    {
      what: "Email server",
      says: isMailOn ? "Set up" : `${unnotified}: SMTP_URL is not set.`,
      todo: !isMailOn && "Set SMTP_URL and restart the server. Waiting emails are then sent.",
    },
    {
      what: "Emails waiting",
      says: waiting === 0 ? "None" : <Listed>{`${waiting}, the oldest for ${durationOf(oldestWaitingMs)}`}</Listed>,
      todo:
        oldestWaitingMs > quarterHour &&
        (isMailOn
          ? "The email server refuses them or does not answer. The log of the server says why."
          : "They are sent once there is an email server."),
    },
    {
      what: "Emails that failed",
      says: dead === 0 ? "None" : <Listed>{String(dead)}</Listed>,
      todo: dead > 0 && "Send each one again below, or all of them: npm run db -- retry-deliveries",
    },
    {
      what: "Webhooks",
      says:
        webhooks.waiting + webhooks.dead === 0 ? (
          "0 waiting, 0 failed"
        ) : (
          <Listed>{`${webhooks.waiting} waiting, ${webhooks.dead} failed`}</Listed>
        ),
      todo: webhooks.dead > 0 && "Once WEBHOOK_URL takes them again: npm run db -- retry-deliveries",
    },
    { what: "Database", says: `Working, ${bytesText(databaseBytes)}` },
    {
      what: "Disk space",
      says: freeBytes === undefined ? "There is no data folder" : `${bytesText(freeBytes)} free`,
      todo:
        freeBytes !== undefined &&
        freeBytes < gigabyte &&
        "Free up some space: no requests can be stored on a full disk.",
    },
    copying
      ? copiesCheck(health, copying.failure)
      : { what: "Copies", says: "Off. Set COPY_URL to have a copy of everything in a second place." },
    {
      what: "Last backup",
      says: backupAt === undefined ? "None known" : `${durationOf(now - backupAt)} ago`,
      todo: !(backupAt && now - backupAt < week) && "Make one, and one every night: npm run db -- backup <file>",
    },
    {
      what: "Sample material",
      says: samples ? samples.left : "None",
      todo: samples && `${samples.effect}. Replace it or confirm it: npm run content -- samples`,
    },
    {
      what: "Editing",
      says: isEditingOn ? "On" : "Off. The manual (docs/operations.md) says how to turn it on: CONTENT_REPOSITORY.",
    },
    { what: "Version", says: version },
  ];
}

function copiesCheck({ copies }: DeskHealth, failure: string | undefined): Check {
  const { waiting, oldestWaitingMs, lastCopyMs } = copies;
  const last = lastCopyMs === undefined ? "Nothing is in the bucket yet" : `The last ${durationOf(lastCopyMs)} ago`;
  const late = oldestWaitingMs > quarterHour && "The log of the server says why.";
  return {
    what: "Copies",
    says: waiting === 0 ? last : `${last}, ${waiting} waiting, the oldest for ${durationOf(oldestWaitingMs)}`,
    todo: failure === undefined ? late : `${bucketSentence(failure)}.`,
  };
}

/** A count, as a link to what it counts. */
function Listed({ children }: { children: string }) {
  return <a href="#undelivered">{children}</a>;
}

function bytesText(bytes: number): string {
  return bytes >= gigabyte ? `${(bytes / gigabyte).toFixed(1)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
