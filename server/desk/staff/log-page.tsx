import { use } from "react";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { actionLabels } from "#server/desk/pages/labels.ts";
import { Person, withNames } from "#server/desk/pages/people.tsx";
import { Table } from "#server/desk/pages/table.tsx";
import { Time } from "#server/desk/pages/times.tsx";
import type { Tables } from "#server/storage/tables.ts";

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
