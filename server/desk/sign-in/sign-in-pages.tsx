import { Field, Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { linkMinutes } from "#server/storage/durations.ts";

type AskProps = { wasAsked: boolean; to: string; isMailOn: boolean };

/** Asks for an email address. What follows is the same for every address. */
export function AskPage({ wasAsked, to, isMailOn }: AskProps) {
  if (!isMailOn) return <NoMailPage wasAsked={wasAsked} />;
  return (
    <Page title="Sign in" isNarrow>
      {wasAsked ? (
        <>
          <p role="status">
            If your address is on the list, we just emailed you a link. Open it in this browser within {linkMinutes}{" "}
            minutes. If your mail app opens it elsewhere, copy the link into this one.
          </p>
          <p className="quiet">
            Nothing arrived? Look in your spam folder, or ask the person who runs the server for a link.
          </p>
          <p>
            <a href={`/desk/sign-in${to && `?to=${encodeURIComponent(to)}`}`}>Ask for another link</a>
          </p>
        </>
      ) : (
        <>
          <Post action="/desk/sign-in" button="Email me a link">
            <Field label="Your email address" name="email" type="email" autoComplete="email" required maxLength={254} />
            {to && <input type="hidden" name="to" value={to} />}
          </Post>
          <p className="quiet">There is no password. The link works once, in this browser.</p>
        </>
      )}
    </Page>
  );
}

/** Without a mail server no link can be sent, so nothing asks for an address. */
function NoMailPage({ wasAsked }: { wasAsked: boolean }) {
  return (
    <Page title="Sign in" isNarrow>
      <p role={wasAsked ? "status" : undefined}>
        {wasAsked && "No link was sent. "}
        Email is off here: ask the person who runs the server for a link that signs you in.
      </p>
      <p className="quiet">For that person: npm run desk -- invite &lt;email&gt; prints one.</p>
    </Page>
  );
}

/** Where a link leads: a button, because mail scanners open links too. */
export function ConfirmPage({ to }: { to: string }) {
  return (
    <Page title="Sign in" isNarrow>
      <Post button="Sign in to the desk">{to && <input type="hidden" name="to" value={to} />}</Post>
    </Page>
  );
}

export function DeadLinkPage() {
  return (
    <Page title="This link does not work" isNarrow>
      <p>
        It was used before, is more than {linkMinutes} minutes old or was opened in a different browser than the one you
        asked from. Mail apps on phones often open links in a browser of their own: copy the link instead.
      </p>
      <p>
        <a className="button" href="/desk/sign-in">
          Ask for a new link
        </a>
      </p>
    </Page>
  );
}

/** A form with more than this is sent as one with files is: the server reads no more of others. */
const maxPlainFields = 60;

/** In place of what a form would have done: the session has ended, and what was typed must not be lost. */
export function SignedOutPage({ form }: { form: [string, string][] }) {
  return (
    <Page title="You are signed out" isNarrow>
      <p>
        This was not saved yet, but nothing is lost.{" "}
        <a href="/desk/sign-in" target="_blank" rel="noopener">
          Open the sign-in page in a new tab
        </a>
        , sign in, then come back to this tab and try again.
      </p>
      <Post button="Try again" hasFiles={form.length > maxPlainFields}>
        {form.map(([name, value], index) =>
          name === "text" && value ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: several fields can have one name, and none moves
            <p key={index}>
              <label htmlFor="text">Your note</label>
              <textarea id="text" name="text" rows={12} defaultValue={value} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <input key={index} type="hidden" name={name} value={value} />
          ),
        )}
      </Post>
    </Page>
  );
}
