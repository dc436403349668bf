import "#app/styles/layers.css";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import "#app/styles/base.css";
import "#app/components/pictures/photographs.css";
import "#app/styles/print.css";

import { Links, Outlet, useMatches } from "react-router";
import { PageFrame, type Theme, themeOf } from "#app/components/page-frame/page-frame.tsx";
import { ContentProvider } from "#app/content.tsx";
import basic from "#app/fonts/basic.woff2?url";
import mongolian from "#app/fonts/mongolian.woff2?url";
import { ErrorScreen } from "#app/pages/error/error-screen.tsx";
import { useAddress } from "#app/path.ts";
import { type Language, languageOf } from "#contract/languages.ts";

/** Every page. There is no <Scripts/>: entry.client.ts is the only script that a page loads. */
export default function Root() {
  return (
    <Document theme={themeOf(useMatches())}>
      <Outlet />
    </Document>
  );
}

/** What a visitor sees when a page cannot be rendered. Only the message is shown, never a stack or a path. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const message = import.meta.env.DEV && error instanceof Error ? error.message : undefined;
  return (
    <Document theme="paper">
      <ErrorScreen message={message} />
    </Document>
  );
}

/**
 * Lets the browser fetch a page ahead when a visitor rests on a link or presses it; an address with a dot is a file. In the
 * page, because as a file of their own the rules are a request more before the largest paint.
 */
const speculationRules = { prefetch: [{ where: { href_matches: "/([^.]*)" }, eagerness: "moderate" }] };

/** Language, color schemes, icons, the font, and what surrounds every page. */
function Document({ theme, children }: { theme: Theme; children: React.ReactNode }) {
  const language = languageOf(useAddress());
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={browserBar.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={browserBar.dark} />
        <link rel="preload" as="font" type="font/woff2" href={basic} crossOrigin="anonymous" />
        {isCyrillic(language) && (
          <link rel="preload" as="font" type="font/woff2" href={mongolian} crossOrigin="anonymous" />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        <script type="speculationrules">{JSON.stringify(speculationRules)}</script>
      </head>
      <body>
        <ContentProvider language={language}>
          <PageFrame theme={theme}>{children}</PageFrame>
        </ContentProvider>
      </body>
    </html>
  );
}

/** True for a language whose letters are in a font file of their own (styles/fonts.css). */
function isCyrillic(language: Language): boolean {
  return new Intl.Locale(language).maximize().script === "Cyrl";
}
