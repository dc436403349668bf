import type { ReactNode } from "react";
import { Tabs } from "#art/kit/tabs.tsx";

interface PortalProps {
  readonly page: "Accounts" | "Reports" | "Employees" | "Settings" | "Email log";
  /** Drawn in the window's coordinates, from 62 pixels on. */
  readonly children: ReactNode;
}

/** The web portal: its menu above one of its pages. 438 wide. */
export function Portal({ page, children }: PortalProps) {
  return (
    <>
      <Tabs
        x={16}
        y={22}
        width={406}
        items={["Accounts", "Reports", "Employees", "Settings", "Email log"]}
        selected={page}
        gap={15}
      />
      {children}
    </>
  );
}
