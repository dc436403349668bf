import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";

/** A picture beside a section of an app's page, which is black in both schemes. */
export function detail(name: string, draw: () => ReactNode): Drawing {
  return { name: `clover/${name}`, width: 480, height: 400, onInk: true, draw };
}

/** The picture at the head of an app's page; on a phone another one, drawn for its width, takes its place. */
export function heroes(app: string, wide: () => ReactNode, narrow: () => ReactNode): readonly Drawing[] {
  return [
    { name: `clover/${app}/hero`, width: 720, height: 560, onInk: true, draw: wide },
    { name: `clover/${app}/hero-390`, width: 390, height: 460, onInk: true, draw: narrow },
  ];
}

interface Card {
  readonly view?: Drawing["view"];
  readonly draw: (light: boolean) => ReactNode;
}

/** The picture of an app's card, and that of its card on the pages of the other apps, which has a light screen as they have. */
export function cards(app: string, { view, draw }: Card): readonly Drawing[] {
  const size = { width: 412, height: 440, view };
  return [
    { name: `cards/apps/${app}`, ...size, draw: () => draw(false) },
    { name: `clover/cards/${app}`, ...size, onInk: true, draw: () => draw(true) },
  ];
}
