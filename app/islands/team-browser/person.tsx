import { useEffect, useRef, useState } from "react";
import type { ImageFile } from "#app/components/pictures/picture.tsx";
import { WholeWords } from "#app/components/prose/line.tsx";
import { typePhrases } from "#app/motion/type-phrases.ts";
import type { Region, TeamMember } from "#content/schema/team.ts";
import styles from "./team-browser.module.css";

type PersonProps = { member: TeamMember; region?: Region; portrait?: ImageFile; flag?: ImageFile };

/** A member: a photograph, or a line drawing that gains its colors, flag and role titles while a visitor looks at it. */
export function Person({ member, region, portrait, flag }: PersonProps) {
  const [active, setActive] = useState(false);
  const [seen, setSeen] = useState(false);
  const enter = () => {
    setActive(true);
    setSeen(true);
  };
  const leave = () => setActive(false);
  return (
    <article
      className={styles.person}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what shows on hover must show on keyboard focus too.
      tabIndex={0}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <img className={styles.portrait} {...portrait} alt="" width="300" height="360" loading="lazy" />
      {/* The same file over it, and stays for the way back: its fragment switches the flat colors of a drawing on. */}
      {seen && portrait?.srcSet === undefined && (
        <img
          className={styles.colors}
          src={`${portrait?.src}#tint`}
          alt=""
          width="300"
          height="360"
          data-shown={active}
        />
      )}
      <h3 className={styles.name}>
        <span>
          <WholeWords>{`${member.firstName} ${member.lastName}`}</WholeWords>
        </span>
        {region && flag && (
          <img className={styles.flag} {...flag} alt={region.label} width="24" height="16" loading="lazy" />
        )}
      </h3>
      <p className={styles.roles}>
        <span className={active ? "visually-hidden" : undefined}>
          <WholeWords>{member.role.join(", ")}</WholeWords>
        </span>
        {active && <TypedRoles roles={member.role} />}
      </p>
    </article>
  );
}

const typing = { type: 25, erase: 100, hold: 5000 };

/**
 * The role titles typed and deleted again: all of them, so that none is missing in a short look, then each. For eyes only:
 * the full list stands beside it.
 */
function TypedRoles({ roles }: { roles: string[] }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const phrases = roles.length > 1 ? [roles.join(", "), ...roles] : roles;
    return text.current ? typePhrases(text.current, phrases, typing) : undefined;
  }, [roles]);
  return (
    <span className={styles.typed} aria-hidden="true">
      <span ref={text} />
    </span>
  );
}
