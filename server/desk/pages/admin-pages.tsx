import { use } from "react";
import type { DeskHealth } from "#server/storage/desk-reads.ts";
import type { Tables } from "#server/storage/tables.ts";
import { Field, Post } from "./forms.tsx";
import { FrameContext, Page } from "./frame.tsx";
import { Table } from "./table.tsx";
import { durationOf, Time } from "./times.tsx";
import { actionWords } from "./words.ts";

type Staff = { id: string; email: string; invited_at: number }[];

export function StaffPage({ staff, wrong }: { staff: Staff; wrong?: string }) {
  const { me } = use(FrameContext);
  return (
    <Page title="Staff" news={wrong !== undefined && "Error:"}>
      <p>Everyone on this list can see and change everything at the desk.</p>
      <Table
        caption="Staff"
        rows={staff}
        columns={{
          Email: ({ email }) => (email === me ? `${email} (me)` : email),
          Since: ({ invited_at }) => <Time at={invited_at} />,
          Remove: ({ id, email }) =>
            staff.length > 1 && (
              <a href={`/desk/staff/${id}/remove`}>
                Remove <span className="visually-hidden">{email}</span> …
              </a>
            ),
        }}
      />
      <Post action="/desk/staff" button="Invite" className="narrow">
        <Field
          label="Invite someone: their email address"
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={wrong}
          aria-invalid={wrong !== undefined}
          autoFocus={wrong !== undefined}
          hint={wrong !== undefined && <span className="bad">Enter an email address like name@company.com.</span>}
        />
      </Post>
    </Page>
  );
}

export function RemovePage({ email }: { email: string }) {
  const isMe = email === use(FrameContext).me;
  return (
    <Page title={`Remove ${isMe ? "yourself" : email}?`} isNarrow>
      <p>{isMe ? "You are" : "They are"} signed out everywhere at once. The address stays in notes and in the log.</p>
      <Post button="Remove" beside={<a href="/desk/staff">Cancel</a>} />
    </Page>
  );
}

type LogProps = { entries: Tables["audit_entry"][]; next: string | undefined; isFirst: boolean };

export function LogPage({ entries, next, isFirst }: LogProps) {
  return (
    <Page title="Log">
      <p>What staff did at the desk in the last year.</p>
      <Table
        caption="What staff did, the newest first"
        rows={entries}
        heading="none"
        columns={{
          When: ({ at }) => <Time at={at} />,
          Who: ({ who }) => who,
          What: ({ action, request_id, detail }) => (
            <>
              {request_id && action !== "erased" ? (
                <a href={`/desk/requests/${request_id}`}>{actionWords[action]}</a>
              ) : (
                actionWords[action]
              )}
              {detail && <small>{detail}</small>}
            </>
          ),
        }}
      />
      <nav className="pages" aria-label="Pages">
        {!isFirst && <a href="/desk/log">Newest</a>}
        {next && <a href={`/desk/log?after=${next}`}>Older</a>}
      </nav>
    </Page>
  );
}

type Sessions = { id: string; browser: string; created_at: number; seen_at: number }[];

export function SessionsPage({ sessions, current }: { sessions: Sessions; current: string }) {
  return (
    <Page title="Where you are signed in">
      <Table
        className="sessions"
        caption="Your sessions"
        rows={sessions}
        columns={{
          Browser: ({ id, browser }) => (id === current ? `${browser} (this one)` : browser),
          "Signed in": ({ created_at }) => <Time at={created_at} />,
          "Last used": ({ seen_at }) => <Time at={seen_at} />,
          "Sign out": ({ id, browser }) => (
            <Post
              action="/desk/sessions"
              button="Sign out"
              about={` of ${browser}`}
              sends={{ name: "session", value: id }}
              isPlain
            />
          ),
        }}
      />
      <Post action="/desk/sessions" button="Sign out everywhere" />
    </Page>
  );
}

type HealthProps = {
  health: DeskHealth;
  freeBytes: number | undefined;
  isMailOn: boolean;
  hasWebhook: boolean;
  version: string;
};

export function HealthPage(props: HealthProps) {
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
    </Page>
  );
}

/** `todo` is there where something is wrong. */
type Check = { what: string; says: string; todo?: string | false };

const quarterHour = 15 * 60_000;
const week = 7 * 86_400_000;
const gigabyte = 2 ** 30;

function checksOf({ health, freeBytes, isMailOn, hasWebhook, version }: HealthProps): Check[] {
  const { waiting, dead, oldestWaitingMs, webhooks, databaseBytes, backupAt, now } = health;
  const untold = hasWebhook ? "Requests go to WEBHOOK_URL only" : "No one is told about requests";
  return [
    {
      what: "Email server",
      says: isMailOn ? "Set up" : `${untold}: SMTP_URL is not set.`,
      todo: !isMailOn && "Set SMTP_URL and restart the server. Waiting emails are then sent.",
    },
    {
      what: "Emails waiting",
      says: waiting === 0 ? "None" : `${waiting}, the oldest for ${durationOf(oldestWaitingMs)}`,
      todo:
        oldestWaitingMs > quarterHour &&
        (isMailOn
          ? "The email server refuses them or does not answer. The log of the server says why."
          : "They are sent once there is an email server."),
    },
    {
      what: "Emails that failed",
      says: dead === 0 ? "None" : String(dead),
      todo: dead > 0 && "Send each one again from its request, or all of them: npm run db -- retry-mail",
    },
    {
      what: "Webhooks",
      says: `${webhooks.waiting} waiting, ${webhooks.dead} failed`,
      todo: webhooks.dead > 0 && "Once WEBHOOK_URL takes them again: npm run db -- retry-mail",
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
    {
      what: "Last backup",
      says: backupAt === undefined ? "None known" : `${durationOf(now - backupAt)} ago`,
      todo: !(backupAt && now - backupAt < week) && "Make one, and one every night: npm run db -- backup <file>",
    },
    { what: "Version", says: version },
  ];
}

function bytesText(bytes: number): string {
  return bytes >= gigabyte ? `${(bytes / gigabyte).toFixed(1)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
