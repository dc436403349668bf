import { useState } from "react";
import { WholeWords } from "#app/components/prose/line.tsx";
import type { TeamMember } from "#content/schema/team.ts";
import { flagOf, portraitOf } from "./faces.ts";
import styles from "./team-browser.module.css";
import { TypedRoles } from "./typed-roles.tsx";

/** A member: a line drawing that gains its colours, flag and role titles while a visitor looks at it. */
export function Person({ member, region }: { member: TeamMember; region: string }) {
  const [seen, setSeen] = useState(false);
  const look = () => setSeen(true);
  const portrait = portraitOf(member.imageSrc);
  const leave = () => setSeen(false);
  return (
    <article
      className={styles.person}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what shows on hover must show on keyboard focus too.
      tabIndex={0}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      {/* The same file: its fragment switches the flat colours on. */}
      <img
        className={styles.portrait}
        src={seen ? `${portrait}#tint` : portrait}
        alt=""
        width="300"
        height="360"
        loading="lazy"
      />
      <h3 className={styles.name}>
        <span>
          <WholeWords>{`${member.firstName} ${member.lastName}`}</WholeWords>
        </span>
        <img className={styles.flag} src={flagOf(member.region)} alt={region} width="24" height="16" loading="lazy" />
      </h3>
      <p className={styles.roles}>
        <span className={seen ? "visually-hidden" : undefined}>
          <WholeWords>{member.role.join(", ")}</WholeWords>
        </span>
        {seen && <TypedRoles roles={member.role} />}
      </p>
    </article>
  );
}
