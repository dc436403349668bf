import "#app/styles/layers.css";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import "#app/styles/base.css";
import "#app/styles/print.css";

import { Links, Outlet, useMatches } from "react-router";
import { Document } from "#app/components/document/document.tsx";
import { ErrorScreen } from "#app/components/error-screen/error-screen.tsx";
import { type Ground, groundOf } from "#app/components/page-frame/ground.ts";
import { PageFrame } from "#app/components/page-frame/page-frame.tsx";
import { ContentProvider } from "#app/content.tsx";

/** The document that every page stands in. There is no <Scripts/>: entry.client.ts is all that a page loads. */
export default function Root() {
  return (
    <InDocument ground={groundOf(useMatches())}>
      <Outlet />
    </InDocument>
  );
}

/** What a visitor sees when a page cannot be rendered. Only the message is shown, never a stack or a path. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const message = import.meta.env.DEV && error instanceof Error ? error.message : undefined;
  return (
    <InDocument ground="paper">
      <ErrorScreen message={message} />
    </InDocument>
  );
}

function InDocument({ ground, children }: { ground: Ground; children: React.ReactNode }) {
  return (
    <ContentProvider language="en">
      <Document language="en" styles={<Links />}>
        <PageFrame ground={ground}>{children}</PageFrame>
      </Document>
    </ContentProvider>
  );
}
