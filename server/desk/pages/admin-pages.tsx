import type { DeskHealth } from "#server/storage/desk-reads.ts";
import type { Tables } from "#server/storage/tables.ts";
import { type Frame, Page } from "./frame.tsx";
import { Table } from "./table.tsx";
import { ageOf, durationOf, Time } from "./times.tsx";
import { actionWords } from "./words.tsx";

type Staff = { id: string; email: string; invited_at: number }[];

export function StaffPage({ frame, staff, me, wrong }: { frame: Frame; staff: Staff; me: string; wrong?: string }) {
  return (
    <Page frame={frame} title="Staff">
      <h1>Staff</h1>
      <p>Everyone on this list can see and change everything at the desk.</p>
      <Table caption="Staff" head={["Email", "Since", "Remove"]}>
        {staff.map(({ id, email, invited_at }) => (
          <tr key={id}>
            <th scope="row">{email === me ? `${email} (me)` : email}</th>
            <td>
              <Time at={invited_at} />
            </td>
            <td>{staff.length > 1 && <a href={`/desk/staff/${id}/remove`}>Remove …</a>}</td>
          </tr>
        ))}
      </Table>
      <form className="narrow" method="post" action="/desk/staff">
        <p>
          <label htmlFor="email">Email address of the new person</label>
          <input
            id="email"
            name="email"
            type="email"
            required
            maxLength={254}
            defaultValue={wrong}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={wrong === undefined ? undefined : "wrong"}
          />
        </p>
        {wrong !== undefined && (
          <p id="wrong" role="alert">
            Enter an email address like name@company.com.
          </p>
        )}
        <p>
          <button type="submit">Invite</button>
        </p>
      </form>
    </Page>
  );
}

export function RemovePage({ frame, email, id, isMe }: { frame: Frame; email: string; id: string; isMe: boolean }) {
  return (
    <Page frame={frame} title="Remove a person">
      <div className="narrow">
        <h1>Remove {isMe ? "yourself" : email}?</h1>
        <p>{isMe ? "You are" : "They are"} signed out everywhere at once. The address stays in notes and in the log.</p>
        <form method="post" action={`/desk/staff/${id}/remove`}>
          <p className="actions">
            <button type="submit">Remove</button>
            <a href="/desk/staff">Cancel</a>
          </p>
        </form>
      </div>
    </Page>
  );
}

type Log = { entries: Tables["audit_entry"][]; next: string | undefined };

export function LogPage({ frame, log, isFirst }: { frame: Frame; log: Log; isFirst: boolean }) {
  return (
    <Page frame={frame} title="Log">
      <h1>Log</h1>
      <p>What staff did at the desk in the last year.</p>
      <Table caption="What staff did, the newest first" head={["When", "Who", "What"]}>
        {log.entries.map(({ id, at, who, action, request_id, detail }) => (
          <tr key={id}>
            <td>
              <Time at={at} />
            </td>
            <td>{who}</td>
            <td>
              {request_id && action !== "erased" ? (
                <a href={`/desk/requests/${request_id}`}>{actionWords[action]}</a>
              ) : (
                actionWords[action]
              )}
              {detail && <small>{detail}</small>}
            </td>
          </tr>
        ))}
      </Table>
      <nav className="pages" aria-label="Pages">
        {!isFirst && <a href="/desk/log">Newest</a>}
        {log.next && <a href={`/desk/log?after=${log.next}`}>Older</a>}
      </nav>
    </Page>
  );
}

type Sessions = { id: string; browser: string; created_at: number; seen_at: number }[];

export function SessionsPage({ frame, sessions, current }: { frame: Frame; sessions: Sessions; current: string }) {
  return (
    <Page frame={frame} title="Sessions">
      <h1>Where you are signed in</h1>
      <Table caption="Your sessions" head={["Browser", "Signed in", "Last used", "Sign out"]}>
        {sessions.map(({ id, browser, created_at, seen_at }) => (
          <tr key={id}>
            <th scope="row">{id === current ? `${browser} (this one)` : browser}</th>
            <td>
              <span className="on-card">Signed in </span>
              <Time at={created_at} />
            </td>
            <td>
              <span className="on-card">Last used </span>
              <Time at={seen_at} />
            </td>
            <td>
              <form method="post" action="/desk/sessions">
                <button type="submit" className="plain" name="session" value={id}>
                  Sign out
                </button>
              </form>
            </td>
          </tr>
        ))}
      </Table>
      <form method="post" action="/desk/sessions">
        <button type="submit">Sign out everywhere</button>
      </form>
    </Page>
  );
}

type HealthProps = {
  frame: Frame;
  health: DeskHealth;
  freeBytes: number | undefined;
  isMailOn: boolean;
  hasWebhook: boolean;
  version: string;
};

type Check = { name: string; state: "good" | "bad"; says: string; todo?: string };

const quarterHour = 15 * 60_000;
const week = 7 * 86_400_000;
const gigabyte = 2 ** 30;

export function HealthPage({ frame, health, freeBytes, isMailOn, hasWebhook, version }: HealthProps) {
  const checks: Check[] = [
    ...checksOf({ health, freeBytes, isMailOn, hasWebhook }),
    { name: "Version", state: "good", says: version },
  ];
  return (
    <Page frame={frame} title="Health">
      <h1>Health</h1>
      <Table caption="The state of the server" head={["What", "State", "What to do"]}>
        {checks.map(({ name, state, says, todo }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-state={state}>{says}</td>
            <td>{todo ?? "Nothing to do"}</td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}

function checksOf({ health, freeBytes, isMailOn, hasWebhook }: Omit<HealthProps, "frame" | "version">): Check[] {
  const { waiting, dead, webhooks, oldestWaitingMs, databaseBytes, backupAt, now } = health;
  const isLate = waiting > 0 && oldestWaitingMs > quarterHour;
  const isBackupOld = backupAt === undefined || now - backupAt > week;
  const isDiskFull = freeBytes !== undefined && freeBytes < gigabyte;
  return [
    isMailOn
      ? { name: "Email server", state: "good", says: "Configured" }
      : {
          name: "Email server",
          state: "bad",
          says: hasWebhook
            ? "Requests go to WEBHOOK_URL only: SMTP_URL is not set."
            : "No one is told about requests: SMTP_URL is not set.",
          todo: "Set SMTP_URL and restart the server. Waiting emails are then sent.",
        },
    {
      name: "Emails waiting",
      state: isLate ? "bad" : "good",
      says: waiting === 0 ? "None" : `${waiting}, the oldest for ${durationOf(oldestWaitingMs)}`,
      ...(isLate && {
        todo: isMailOn
          ? "The email server refuses them or does not answer. Look for its codes in the server's log."
          : "They are sent once there is an email server.",
      }),
    },
    {
      name: "Emails given up",
      state: dead > 0 ? "bad" : "good",
      says: dead === 0 ? "None" : String(dead),
      ...(dead > 0 && { todo: "Once the email server works: npm run db -- retry-mail" }),
    },
    {
      name: "Webhooks",
      state: webhooks.dead > 0 ? "bad" : "good",
      says: `${webhooks.waiting} waiting, ${webhooks.dead} given up`,
      ...(webhooks.dead > 0 && { todo: "Once WEBHOOK_URL takes them again: npm run db -- retry-mail" }),
    },
    { name: "Database", state: "good", says: `Answers; ${bytesText(databaseBytes)}` },
    ...(freeBytes === undefined
      ? []
      : [
          {
            name: "Disk of the data folder",
            state: isDiskFull ? ("bad" as const) : ("good" as const),
            says: `${bytesText(freeBytes)} free`,
            ...(isDiskFull && { todo: "Free up some space: no requests can be stored on a full disk." }),
          },
        ]),
    {
      name: "Last backup",
      state: isBackupOld ? "bad" : "good",
      says: backupAt === undefined ? "None known" : ageOf(backupAt, now),
      ...(isBackupOld && { todo: "Make one, and one every night: npm run db -- backup <file>" }),
    },
  ];
}

function bytesText(bytes: number): string {
  return bytes >= gigabyte ? `${(bytes / gigabyte).toFixed(1)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
