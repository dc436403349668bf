import { type Frame, Page } from "./frame.tsx";

type AskProps = { frame: Frame; wasAsked: boolean; to: string };

/** Asks for an email address. What follows is the same for every address. */
export function AskPage({ frame, wasAsked, to }: AskProps) {
  return (
    <Page frame={frame} title="Sign in">
      <div className="narrow">
        <h1>Sign in</h1>
        {wasAsked ? (
          <>
            <p role="status">
              If your address is on the list, we just emailed you a link. Open it in this browser within 15 minutes.
            </p>
            <p className="quiet">
              Nothing arrived? Look in your spam folder, or ask the person who runs the server for a link.
            </p>
            <p>
              <a href="/desk/sign-in">Ask for another link</a>
            </p>
          </>
        ) : (
          <form method="post" action="/desk/sign-in">
            <p>
              <label htmlFor="email">Your email address</label>
              <input id="email" name="email" type="email" autoComplete="email" required maxLength={254} />
            </p>
            {to && <input type="hidden" name="to" value={to} />}
            <p>
              <button type="submit">Email me a link</button>
            </p>
            <p className="quiet">There is no password. The link works once, in this browser.</p>
          </form>
        )}
      </div>
    </Page>
  );
}

/** Where a link leads: a button, because mail scanners open links too. */
export function ConfirmPage({ frame, to }: { frame: Frame; to: string }) {
  return (
    <Page frame={frame} title="Sign in">
      <div className="narrow">
        <h1>Sign in</h1>
        <form method="post">
          {to && <input type="hidden" name="to" value={to} />}
          <p>
            <button type="submit">Sign in to the desk</button>
          </p>
        </form>
      </div>
    </Page>
  );
}

export function DeadLinkPage({ frame }: { frame: Frame }) {
  return (
    <Page frame={frame} title="This link does not work">
      <div className="narrow">
        <h1>This link does not work</h1>
        <p>
          It was used before, is more than 15 minutes old or was opened in a different browser from the one that asked
          for it.
        </p>
        <p>
          <a className="button" href="/desk/sign-in">
            Ask for a new link
          </a>
        </p>
      </div>
    </Page>
  );
}
