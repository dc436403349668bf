import { useState } from "react";
import type { Region } from "#content/schema/site.ts";
import styles from "./team-browser.module.css";
import { TypedRoles } from "./typed-roles.tsx";

export type PersonProps = {
  person: { src: string; name: string; role: string[]; region: Region };
  flag: string;
  region: string;
};

/** A member: a line drawing that gains its colours, flag and role titles while a visitor looks at it. */
export function Person({ person, flag, region }: PersonProps) {
  const [seen, setSeen] = useState(false);
  const look = () => setSeen(true);
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
        src={seen ? `${person.src}#tint` : person.src}
        alt=""
        width="300"
        height="360"
        loading="lazy"
      />
      <h3 className={styles.name}>
        {person.name}
        <img className={styles.flag} src={flag} alt={region} width="24" height="16" loading="lazy" />
      </h3>
      <p className={styles.roles}>
        <span className={seen ? "visually-hidden" : undefined}>{person.role.join(", ")}</span>
        {seen && <TypedRoles roles={person.role} />}
      </p>
    </article>
  );
}
