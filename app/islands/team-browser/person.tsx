import { type KeyboardEvent, useEffect, useState } from "react";
import type { ImageFile } from "#app/components/pictures/picture.tsx";
import { WholeWords } from "#app/components/prose/line.tsx";
import { typePhrases } from "#app/motion/type-phrases.ts";
import type { Region, TeamMember } from "#content/schema/team.ts";
import styles from "./team-browser.module.css";

type PersonProps = {
  member: TeamMember;
  region?: Region;
  portrait?: ImageFile;
  flag?: ImageFile;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** Called when the person gets the focus. */
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A member: a photograph, or a line drawing that gains its colors, flag and role titles while a visitor looks at it. */
export function Person({ member, region, portrait, flag, isStop, onFocus, onKeyDown }: PersonProps) {
  const [active, setActive] = useState(false);
  const [seen, setSeen] = useState(false);
  const [colored, setColored] = useState(false);
  const enter = () => {
    setActive(true);
    setSeen(true);
  };
  const leave = () => setActive(false);
  const name = `${member.firstName} ${member.lastName}`;
  const roles = member.role.join(", ");
  return (
    <article
      className={styles.person}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={() => {
        enter();
        onFocus();
      }}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      <img className={styles.portrait} {...portrait} alt="" width="300" height="360" loading="lazy" />
      {/* The same file over it, and stays for the way back: its fragment switches the flat colors of a drawing on. */}
      {seen && portrait?.srcSet === undefined && (
        <span className={styles.colors} data-shown={active && colored}>
          <span>
            <img src={`${portrait?.src}#tint`} alt="" width="300" height="360" onLoad={() => setColored(true)} />
          </span>
        </span>
      )}
      {/* What shows on hover must show on keyboard focus too: on the name, which is what a screen reader says then. */}
      <h3 className={styles.name} tabIndex={isStop ? 0 : -1}>
        <span>
          <WholeWords>{name}</WholeWords>
        </span>
        {region && flag && (
          <img className={styles.flag} {...flag} alt={region.label} width="24" height="16" loading="lazy" />
        )}
      </h3>
      <p className={styles.roles}>
        <WholeWords>{roles}</WholeWords>
        {active && <TypedRoles roles={member.role} />}
      </p>
    </article>
  );
}

const typing = { type: 25, erase: 100, hold: 5000, typeWithin: 600 };

/**
 * The role titles typed and deleted again: all of them, so that none is missing in a short look, then each. For eyes only,
 * and over the list, letter on letter: it stays readable, and nothing around it moves.
 */
function TypedRoles({ roles }: { roles: string[] }) {
  const [{ start, end }, setTyped] = useState({ start: 0, end: 0 });
  useEffect(() => {
    const phrases = placesOf(roles);
    return typePhrases(
      phrases.map(({ length }) => length),
      typing,
      (phrase, length) => {
        const { start = 0 } = phrases[phrase] ?? {};
        setTyped({ start, end: start + length });
      },
    );
  }, [roles]);
  const all = roles.join(", ");
  return (
    <span className={styles.typed} aria-hidden="true">
      {unbroken(all.slice(0, start))}
      <b data-whole={end === all.length || undefined}>{unbroken(all.slice(start, end))}</b>
      {unbroken(all.slice(end))}
    </span>
  );
}

/** Where in the list what is typed begins, and how long it is. */
function placesOf(roles: readonly string[]): { start: number; length: number }[] {
  const each = roles.map(({ length }, index) => ({
    start: roles.slice(0, index).join(", ").length + (index && 2),
    length,
  }));
  const all = { start: 0, length: roles.join(", ").length };
  return each.length > 1 ? [all, ...each] : [all];
}

/** With joiners that keep words with a hyphen on one line, as they are in the list, wherever the typing is in them. */
function unbroken(letters: string): string {
  return letters.replaceAll("-", "-\u2060");
}
