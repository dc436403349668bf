import { use } from "react";
import { Field, Post } from "#server/desk/pages/forms.tsx";
import { Page } from "#server/desk/pages/frame.tsx";
import { FrameContext } from "#server/desk/pages/frame-context.ts";
import { nameOf } from "#server/desk/pages/people.tsx";
import { Table } from "#server/desk/pages/table.tsx";
import { Time } from "#server/desk/pages/times.tsx";

type Staff = { id: string; email: string; name: string; invited_at: number; may_publish: number }[];

/** What was typed into the form for invitations, and which of it is wrong. */
type WrongInvitation = { email: string; name: string; field: "email" | "name" };

const wrongName = <span className="bad">A name has 100 characters at most, and no @.</span>;

export function StaffPage({ staff, wrong }: { staff: Staff; wrong?: WrongInvitation }) {
  const { me, isEditingOn, mayPublish } = use(FrameContext);
  return (
    <Page title="Staff" news={wrong && "Error:"}>
      <p>
        Everyone on this list can see and change everything at the desk.
        {isEditingOn && " To publish the site, a person needs to be allowed to."}
      </p>
      <Table
        caption="Staff"
        rows={staff}
        columns={{
          Who: ({ email, name, may_publish }) => (
            <>
              {name ? <bdi>{name}</bdi> : email}
              {email === me && " (me)"}
              {name && <small>{email}</small>}
              {isEditingOn && may_publish === 1 && <small>May publish</small>}
            </>
          ),
          Since: ({ invited_at }) => <Time at={invited_at} />,
          Change: ({ id, email, may_publish }) => (
            <span className="actions">
              <a href={`/desk/staff/${id}/name`}>
                Rename <span className="visually-hidden">{email}</span> …
              </a>
              {isEditingOn && mayPublish && email !== me && (
                <Post
                  action={`/desk/staff/${id}/publishing`}
                  button={may_publish === 1 ? "No longer let publish" : "Let publish"}
                  about={` ${email}`}
                  sends={{ name: "isAllowed", value: may_publish === 1 ? "no" : "yes" }}
                  isLinkLike
                />
              )}
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
