import { type ReactNode, use } from "react";
import { maxCounted, unassigned } from "#server/storage/tables.ts";
import styles from "./desk.css?inline";
import { Post } from "./forms.tsx";
import { FrameContext } from "./frame-context.ts";
import { Person } from "./people.tsx";

const navigation = {
  "/desk": "Requests",
  "/desk/statistics": "Statistics",
  "/desk/content": "Words",
  "/desk/changes": "Changes",
  "/desk/health": "Health",
  "/desk/staff": "Staff",
  "/desk/log": "Log",
  "/desk/sessions": "Sessions",
};

/** Those that are there only where the site can be edited at the desk. */
const editingLinks = ["/desk/content", "/desk/changes"];

const doneSentences = new Map([
  ["changed", "Saved."],
  ["changedUntold", "Saved. Email is off, so nobody was told: tell your colleague yourself."],
  ["unchanged", "Nothing was changed."],
  ["noted", "The note was added."],
  ["sentAgain", "It will be sent again."],
  ["notSentAgain", "It is already waiting to be sent."],
  ["erased", "The request was erased."],
  ["erasedPerson", "Everything from this address was erased."],
  [
    "invitedByMail",
    "They can use the desk now. An email tells them how to sign in. If it gets lost, send them the address of this desk.",
  ],
  [
    "invited",
    "They can use the desk now. Email is off, so whoever runs the server has to print a link for them: npm run desk -- invite <email>",
  ],
  ["alreadyInvited", "This person is already on the list."],
  ["renamed", "The name was saved."],
  ["removed", "The person was removed and signed out everywhere."],
  ["allowed", "They may publish now."],
  ["forbidden", "They may no longer publish. They can still save drafts."],
  ["drafted", "The draft is saved. Visitors do not see it yet."],
  ["written", "Saved in content/. The page that is open in development shows it."],
  ["deleted", "Deleted. Visitors see it until that is published."],
  ["dropped", "The change was dropped."],
  ["putBack", "Put back in the draft. Visitors see it once that is published."],
  ["published", "Published. Visitors see it now."],
  ["undone", "Undone. Visitors see the site as it was before."],
  ["notRemoved", "No one was removed: the last person has to stay."],
  ["timeZone", "Times are shown in your time zone now."],
  ["sessionEnded", "Signed out there."],
  ["signedOut", "You are signed out."],
]);

type PageProps = {
  title: string;
  /** The language of the title, if it is a visitor's. */
  lang?: string | undefined;
  /** What the tab says first, because it is what a screen reader says first. */
  news?: string | false | undefined;
  /** Stands above the title. */
  back?: ReactNode;
  isNarrow?: boolean;
  /** Whether it loads again and again where no script can ask what has become of something. */
  reloads?: boolean;
  children: ReactNode;
};

/** A whole page: head, navigation, and what concerns everyone on the staff. */
export function Page({ title, lang, news, back, isNarrow, reloads, children }: PageProps) {
  const { path, company, me, timeZone, isMailOff, done } = use(FrameContext);
  const sentence = doneSentences.get(done);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{[news || sentence, `${title} · Desk`].filter(Boolean).join(" ")}</title>
        {reloads && (
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{styles}</style>
      </head>
      <body>
        <a className="visually-hidden" href="#content">
          Skip to content
        </a>
        <header data-theme="ink">
          <a className="brand" href="/desk">
            {company}
            <span aria-hidden="true">.</span> <small>Desk</small>
          </a>
          {me && (
            <>
              <Navigation />
              <Waiting />
              <small>
                <Person email={me} /> · <a href="/desk/sessions#time-zone">{timeZone.replaceAll("_", " ")}</a>
              </small>
              <Post action="/desk/sign-out" button="Sign out" isLinkLike />
            </>
          )}
        </header>
        <main id="content" className={isNarrow ? "narrow" : undefined}>
          {me && isMailOff && ["/desk", "/desk/health"].includes(path) && (
            <p className="warning">
              Email is off, so nobody is told about new requests or what is assigned to them: look here every morning.
              Replies still go out from your own email program.{" "}
              <a href="/desk/health">What the person who runs the server can do</a>
            </p>
          )}
          {sentence && (
            <p className="done" role="status">
              {sentence}
            </p>
          )}
          {back}
          <h1>
            <bdi lang={lang}>{title}</bdi>
          </h1>
          {children}
        </main>
      </body>
    </html>
  );
}

function Navigation() {
  const { path, counts, isEditingOn } = use(FrameContext);
  const links = Object.entries(navigation).filter(([href]) => isEditingOn || !editingLinks.includes(href));
  const current = Object.keys(navigation).findLast((href) => path.startsWith(href));
  return (
    <nav aria-label="Desk">
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              {label}{" "}
              {href === "/desk" && counts && counts.new > 0 && (
                <span className="count">
                  {countText(counts.new)}
                  <span className="visually-hidden"> new</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is up to whoever is signed in, what nobody takes care of, and what waits too long, as links to the lists. */
function Waiting() {
  const { counts, me = "" } = use(FrameContext);
  if (!counts) return;
  return (
    <>
      {counts.mine > 0 && (
        <a href={`/desk?${new URLSearchParams({ status: "new", assignee: me })}`}>{countText(counts.mine)} mine</a>
      )}
      {counts.unassigned > 0 && (
        <a href={`/desk?status=new&assignee=${unassigned}`}>{countText(counts.unassigned)} unassigned</a>
      )}
      {counts.overdue > 0 && <a href="/desk?status=new&flag=overdue">{countText(counts.overdue)} overdue</a>}
    </>
  );
}

function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted - 1}+` : String(count);
}
