import type { ReactNode } from "react";
import { ContactDialog } from "#app/components/contact-dialog/contact-dialog.tsx";
import { CookieBar } from "#app/components/cookie-bar/cookie-bar.tsx";
import { Footer } from "#app/components/footer/footer.tsx";
import { Header } from "#app/components/header/header.tsx";
import { Menu } from "#app/components/menu/menu.tsx";
import { Viewer } from "#app/components/viewer/viewer.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import type { Ground } from "./ground.ts";
import styles from "./page-frame.module.css";

/** What stands around every page, in the order in which a screen reader meets it. */
export function PageFrame({ ground, children }: { ground: Ground; children: ReactNode }) {
  const { frame } = useContent();
  const whole = ground === "ink" || ground === "black" ? ground : undefined;
  return (
    <div className={styles.frame} id="top" data-ground={whole}>
      <a className={styles.skip} href="#content">
        {frame.skipLink}
      </a>
      <Header ground={ground === "ink-top" ? "ink" : whole} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <LateStyles />
      <Footer />
      <CookieBar />
      <Menu />
      <ContactDialog />
      <Viewer />
    </div>
  );
}
