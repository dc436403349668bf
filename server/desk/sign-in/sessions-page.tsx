import { Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { Table } from "#server/desk/pages/table.tsx";
import { Time } from "#server/desk/pages/times.tsx";

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
