import type { ReactNode } from "react";
import { Badge } from "./avatar.tsx";
import { Icon } from "./icon.tsx";
import { Strong } from "./label.tsx";

interface AppBarProps {
  readonly title: string;
  /** The letter of the app; an arrow back when there is none. */
  readonly sign?: string;
  readonly size?: number;
  /** At the right end, in the screen's coordinates. */
  readonly children?: ReactNode;
}

/** The head of a screen, 52 pixels high: the app's letter or an arrow back, then the title. */
export function AppBar({ title, sign, size = 20, children }: AppBarProps) {
  return (
    <>
      {sign ? <Badge x={16} y={12} size={32} sign={sign} /> : <Icon name="arrow-left" x={14} y={16} size={24} />}
      <Strong x={sign ? 60 : 50} y={28 + size * 0.35} size={size}>
        {title}
      </Strong>
      {children}
    </>
  );
}
