import type { ReactNode } from "react";
import { fullStop } from "#app/components/prose/full-stop.ts";
import shared from "#app/styles/shared.module.css";
import styles from "./loud-head.module.css";

type LoudHeadProps = {
  title: string;
  lead: string;
  className?: string | undefined;
  beside?: ReactNode;
  children?: ReactNode;
};

/**
 * How a page about the company begins: its title as large as can be, and the lead below it, four columns in. What is beside
 * the lead has these four. Children are a picture with a dot of its own.
 */
export function LoudHead({ title, lead, className = "", beside, children }: LoudHeadProps) {
  return (
    <header className={`${shared.columns} ${styles.head} ${className}`}>
      <h1 className={styles.title} {...(children ? {} : fullStop(title))}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {beside}
      {children}
    </header>
  );
}
