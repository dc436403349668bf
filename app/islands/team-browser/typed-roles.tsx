import { useEffect, useRef } from "react";
import { typePhrases } from "#app/motion/type-phrases.ts";
import styles from "./team-browser.module.css";

const timing = { type: 25, erase: 100, hold: 5000 };

/** The role titles, one after the other, typed and deleted again. For eyes only: the full list stands beside it. */
export function TypedRoles({ roles }: { roles: string[] }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (place.current ? typePhrases(place.current, roles, timing) : undefined), [roles]);
  return (
    <span className={styles.typed} aria-hidden="true">
      <span ref={place}>{roles[0]}</span>
    </span>
  );
}
