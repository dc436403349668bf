import type { ReactNode } from "react";
import geologica from "#app/fonts/geologica-basic.woff2?url";

/** The outermost elements of every page: language, colour schemes, icons and the font. */
export function Document({ language, styles, children }: { language: string; styles: ReactNode; children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9f6f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e0f13" />
        <link rel="preload" as="font" type="font/woff2" href={geologica} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {styles}
      </head>
      <body>{children}</body>
    </html>
  );
}
