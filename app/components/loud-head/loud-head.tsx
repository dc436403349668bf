import type { ReactNode } from "react";
import { fullStop } from "#app/components/prose/full-stop.ts";
import shared from "#app/styles/shared.module.css";
import styles from "./loud-head.module.css";

type LoudHeadProps = { title: string; lead: string; className?: string | undefined; children?: ReactNode };

/** How a page about the company begins: its title as large as can be, and the lead below it, four columns in. */
export function LoudHead({ title, lead, className = "", children }: LoudHeadProps) {
  return (
    <header className={`${shared.columns} ${styles.head} ${className}`}>
      <h1 className={styles.title} {...(children ? {} : fullStop(title))}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
