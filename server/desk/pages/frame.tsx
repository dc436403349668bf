import styles from "./desk.css?inline";

/** What surrounds every page of the desk. */
export type Frame = {
  path: string;
  /** The company's name. */
  site: string;
  /** Who is signed in. */
  person: string | undefined;
  isMailOff: boolean;
  newCount: number;
  /** The key of the sentence that says what was just done. */
  done: string;
};

const navigation = [
  { href: "/desk", label: "Requests" },
  { href: "/desk/site", label: "Site" },
  { href: "/desk/health", label: "Health" },
  { href: "/desk/staff", label: "Staff" },
  { href: "/desk/log", label: "Log" },
  { href: "/desk/sessions", label: "Sessions" },
];

const doneSentences = new Map([
  ["changed", "Saved."],
  ["noted", "The note was added."],
  ["mailed", "It will be sent again."],
  ["notMailed", "It is already waiting to be sent."],
  ["erased", "The request was erased."],
  ["invitedByMail", "They can use the desk now. An email tells them how to sign in."],
  ["invited", "They can use the desk now. No email is sent, so print a link for them: npm run desk -- invite <email>"],
  ["alreadyInvited", "This person is already on the list."],
  ["removed", "The person was removed and signed out everywhere."],
  ["notRemoved", "No one was removed: the last person has to stay."],
  ["sessionsEnded", "Signed out."],
  ["signedOut", "You are signed out."],
]);

type PageProps = { frame: Frame; title: string; children: React.ReactNode };

/** A whole page: head, navigation, and what concerns everyone on the staff. */
export function Page({ frame, title, children }: PageProps) {
  const { path, site, person, isMailOff, newCount, done } = frame;
  const sentence = doneSentences.get(done);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} · Desk`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{styles}</style>
      </head>
      <body>
        <a className="visually-hidden" href="#content">
          Skip to the content
        </a>
        <header data-theme="ink">
          <a className="brand" href="/desk">
            {site}
            <span aria-hidden="true">.</span> <small>Desk</small>
          </a>
          {person && (
            <>
              <nav aria-label="Desk">
                <ul>
                  {navigation.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href} aria-current={isCurrent(href, path) ? "page" : undefined}>
                        {label}
                        {href === "/desk" && newCount > 0 && (
                          <span className="count">
                            {newCount === 1_000 ? "999+" : newCount}
                            <span className="visually-hidden"> new</span>
                          </span>
                        )}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <form method="post" action="/desk/sign-out">
                <span className="me">{person}</span>
                <button type="submit" className="plain">
                  Sign out
                </button>
              </form>
            </>
          )}
        </header>
        <main id="content">
          {person && isMailOff && (
            <p className="warning">
              No one is told about requests: SMTP_URL is not set. <a href="/desk/health">What to do</a>
            </p>
          )}
          {sentence && (
            <p className="done" role="status">
              {sentence}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

function isCurrent(href: string, path: string): boolean {
  return href === "/desk" ? path === href || path.startsWith("/desk/requests") : path.startsWith(href);
}
