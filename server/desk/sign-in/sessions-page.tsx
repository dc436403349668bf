import { use } from "react";
import { Post, Select } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { Table } from "#server/desk/pages/table.tsx";
import { Time } from "#server/desk/pages/times.tsx";
import { timeZones } from "#server/storage/time-zones.ts";

type Sessions = { id: string; browser: string; created_at: number; seen_at: number }[];

type SessionsProps = {
  sessions: Sessions;
  current: string;
  /** The time zones of the offices, which come first. */
  officeZones: readonly string[];
};

export function SessionsPage({ sessions, current, officeZones }: SessionsProps) {
  const { timeZone } = use(FrameContext);
  // One that this server does not know any more stays chosen.
  const zones = [...officeZones, ...timeZones(), timeZone].map((zone) => [zone, zone.replaceAll("_", " ")]);
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
      <h2 id="time-zone">Your time zone</h2>
      <Post action="/desk/time-zone" className="narrow" button="Save">
        <Select
          label="Show times in"
          name="timeZone"
          value={timeZone}
          options={Object.fromEntries(zones)}
          hint="Times show UTC when the mouse rests on them. Files and statistics are in UTC."
        />
      </Post>
    </Page>
  );
}
