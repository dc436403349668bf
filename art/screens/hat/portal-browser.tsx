import type { ReactNode } from "react";
import { Browser } from "#art/kit/browser.tsx";
import { contentIn } from "#content/index.ts";
import { on } from "#contract/parts.ts";

interface PortalBrowserProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light?: boolean;
  readonly children: ReactNode;
}

/** A browser at the portal's address. */
export function PortalBrowser(props: PortalBrowserProps) {
  return <Browser address={on.clover ? contentIn("en").company.portals.houseAccountTab : ""} {...props} />;
}
