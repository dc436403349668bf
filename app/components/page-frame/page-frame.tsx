import type { ReactNode } from "react";
import { ContactDialog } from "#app/components/contact/contact-dialog.tsx";
import { CookieBar } from "#app/components/edge-bars/cookie-bar.tsx";
import { LanguageOffers } from "#app/components/edge-bars/language-offers.tsx";
import { Footer } from "#app/components/footer/footer.tsx";
import { ScrollToTop } from "#app/components/footer/scroll-to-top.tsx";
import { Header } from "#app/components/header/header.tsx";
import { Menu } from "#app/components/header/menu.tsx";
import { Viewer } from "#app/components/viewer/viewer.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import styles from "./page-frame.module.css";

/** The background of a page: warm paper, paper below an ink header and hero, all ink, or all black. */
export type Theme = "paper" | "ink-top" | "ink" | "black";

/** What a page exports as `handle` if it is not on paper. */
export type PageHandle = { theme: Theme };

/**
 * What surrounds every page, in the order in which a screen reader reads it. What is asked of a visitor comes first, wherever
 * it is shown: at the end nobody would hear of it before everything else.
 */
export function PageFrame({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { frame } = useContent();
  const wholePage = theme === "ink" || theme === "black" ? theme : undefined;
  return (
    <div className={styles.frame} id="top" data-theme={wholePage}>
      <a className={`visually-hidden ${styles.skip}`} href="#content">
        {frame.skipLink}
      </a>
      <CookieBar />
      <Header theme={theme === "ink-top" ? "ink" : wholePage} />
      <LanguageOffers />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <LateStyles />
      <Footer theme={wholePage} />
      <ScrollToTop />
      <Menu />
      <ContactDialog />
      <Viewer />
    </div>
  );
}

/** The theme that one of the matched routes names. */
export function themeOf(matches: readonly { handle: unknown }[]): Theme {
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined);
  return handles.find((handle) => handle)?.theme ?? "paper";
}
