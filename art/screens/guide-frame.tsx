import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { type Accent, AccentOf } from "#art/kit/accent.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Register } from "#art/kit/register.tsx";
import { Tablet } from "#art/kit/tablet.tsx";
import { PortalBrowser } from "./hat/portal-browser.tsx";

/** The devices of the guides, each with the place and the size of its screen in a picture of 476 by 440. */
const frames = {
  tablet: (children: ReactNode) => (
    <Tablet x={28} y={28} width={420} height={384}>
      {children}
    </Tablet>
  ),
  register: (children: ReactNode) => (
    <Register x={26} y={26} width={424} height={388}>
      {children}
    </Register>
  ),
  browser: (children: ReactNode) => (
    <PortalBrowser x={22} y={50} width={438} height={374}>
      {children}
    </PortalBrowser>
  ),
  phone: (children: ReactNode) => (
    <Phone x={62} y={20} width={352} height={400}>
      {children}
    </Phone>
  ),
};

/** How far a loose pencil may stray to the left of a device. The pages let it stray beyond the edge of their text. */
const stray = 14;

/** The picture moved so that its device, whose line is at `left`, begins where the words of its card begin. */
export function flush(drawing: Drawing, left: number): Drawing {
  return { ...drawing, view: [left - stray, 0, drawing.width, drawing.height] };
}

/** A screenshot of a guide: one screen of an app in its device. */
export function screenshot(name: string, accent: Accent, frame: keyof typeof frames, screen: ReactNode): Drawing {
  return {
    name: `guides/${name}`,
    width: 476,
    height: 440,
    draw: () => <AccentOf accent={accent}>{frames[frame](screen)}</AccentOf>,
  };
}
