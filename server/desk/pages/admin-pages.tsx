import { use } from "react";
import type { DeskHealth } from "#server/storage/desk-reads.ts";
import type { Tables } from "#server/storage/tables.ts";
import { Field, Post } from "./forms.tsx";
import { Page } from "./frame.tsx";
import { FrameContext } from "./frame-context.ts";
import { actionLabels } from "./labels.ts";
import { nameOf, Person, withNames } from "./people.tsx";
import { Table } from "./table.tsx";
import { durationOf, Time } from "./times.tsx";

type Staff = { id: string; email: string; name: string; invited_at: number }[];

/** What was typed into the form for invitations, and which of it is wrong. */
type WrongInvitation = { email: string; name: string; field: "email" | "name" };

const wrongName = <span className="bad">A name has 100 characters at most, and no @.</span>;

export function StaffPage({ staff, wrong }: { staff: Staff; wrong?: WrongInvitation }) {
  const { me } = use(FrameContext);
  return (
    <Page title="Staff" news={wrong && "Error:"}>
      <p>Everyone on this list can see and change everything at the desk.</p>
      <Table
        caption="Staff"
        rows={staff}
        columns={{
          Who: ({ email, name }) => (
            <>
              {name ? <bdi>{name}</bdi> : email}
              {email === me && " (me)"}
              {name && <small>{email}</small>}
            </>
          ),
          Since: ({ invited_at }) => <Time at={invited_at} />,
          Change: ({ id, email }) => (
            <span className="actions">
              <a href={`/desk/staff/${id}/name`}>
                Rename <span className="visually-hidden">{email}</span> …
              </a>
              {staff.length > 1 && (
                <a href={`/desk/staff/${id}/remove`}>
                  Remove <span className="visually-hidden">{email}</span> …
                </a>
              )}
            </span>
          ),
        }}
      />
      <h2>Invite someone</h2>
      <Post action="/desk/staff" button="Invite" className="narrow">
        <Field
          label="Email address"
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={wrong?.email}
          aria-invalid={wrong?.field === "email"}
          autoFocus={wrong?.field === "email"}
          hint={wrong?.field === "email" && <span className="bad">Enter an email address like name@company.com.</span>}
        />
        <Field
          label="Name, if you like"
          name="name"
          maxLength={100}
          defaultValue={wrong?.name}
          aria-invalid={wrong?.field === "name"}
          autoFocus={wrong?.field === "name"}
          hint={wrong?.field === "name" && wrongName}
        />
      </Post>
    </Page>
  );
}

/** Asks for the name of a person on the staff; `wrong` is one that cannot be a name. */
export function NamePage({ email, name, wrong }: { email: string; name: string; wrong?: string | undefined }) {
  const isWrong = wrong !== undefined;
  return (
    <Page title={email === use(FrameContext).me ? "Your name" : `Name of ${email}`} news={isWrong && "Error:"} isNarrow>
      <p>The desk shows it instead of the address. Without one it shows the address.</p>
      <Post button="Save" beside={<a href="/desk/staff">Cancel</a>}>
        <Field
          label="Name"
          name="name"
          maxLength={100}
          defaultValue={wrong ?? name}
          aria-invalid={isWrong}
          autoFocus={isWrong}
          hint={isWrong && wrongName}
        />
      </Post>
    </Page>
  );
}

export function RemovePage({ email }: { email: string }) {
  const frame = use(FrameContext);
  const isMe = email === frame.me;
  const name = nameOf(email, frame);
  return (
    <Page title={`Remove ${isMe ? "yourself" : name}?`} isNarrow>
      {name !== email && <p>{email}</p>}
      <p>
        {isMe ? "You are" : "They are"} signed out everywhere at once. Name and address stay in notes and in the log.
      </p>
      <Post button="Remove" beside={<a href="/desk/staff">Cancel</a>} />
    </Page>
  );
}

type LogProps = { entries: Tables["audit_entry"][]; next: string | undefined; isFirst: boolean };

export function LogPage({ entries, next, isFirst }: LogProps) {
  const frame = use(FrameContext);
  return (
    <Page title="Log">
      <p>What staff did at the desk in the last year.</p>
      <Table
        caption="What staff did, the newest first"
        rows={entries}
        heading="none"
        columns={{
          When: ({ at }) => <Time at={at} />,
          Who: ({ who }) => (
            <>
              <Person email={who} />
              {frame.names.has(who) && <small>{who}</small>}
            </>
          ),
          What: ({ action, request_id, detail }) => (
            <>
              {request_id && action !== "erased" ? (
                <a href={`/desk/requests/${request_id}`}>{actionLabels[action]}</a>
              ) : (
                actionLabels[action]
              )}
              {detail && <small>{action === "changed" ? withNames(detail, frame) : detail}</small>}
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
              isLinkLike
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
  const { webhooks, databaseBytes, backupAt, now } = health;
  const { waiting, dead, oldestWaitingMs } = health.emails;
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
      todo: dead > 0 && "Send each one again from its request, or all of them: npm run db -- retry-deliveries",
    },
    {
      what: "Webhooks",
      says: `${webhooks.waiting} waiting, ${webhooks.dead} failed`,
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
