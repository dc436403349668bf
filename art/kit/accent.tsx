import { createContext, type ReactNode, useContext } from "react";
import type { Color } from "#art/drawing/palette.ts";

/** The color of an app: its buttons, its choices, what is switched on. */
export type Accent = "text" | "sky" | "green" | "ochre";

const AccentContext = createContext<Accent>("text");

/** Gives every part inside the color of its app. */
export function AccentOf({ accent, children }: { readonly accent: Accent; readonly children: ReactNode }) {
  return <AccentContext value={accent}>{children}</AccentContext>;
}

export function useAccent(): Accent {
  return useContext(AccentContext);
}

/** The pale sister of an accent, for a chosen row. */
export function paleOf(accent: Accent): Color {
  return accent === "text" ? "ground-2" : `${accent}-2`;
}
