import type { ReactNode } from "react";
import { Phone } from "#art/kit/phone.tsx";
import { Register } from "#art/kit/register.tsx";
import { Tablet } from "#art/kit/tablet.tsx";
import { PortalBrowser } from "#art/screens/hat/portal-browser.tsx";

interface DeviceShape {
  readonly width: number;
  readonly height: number;
  /** How far the device reaches beyond its screen, above and below. */
  readonly above: number;
  readonly below: number;
  readonly frame: (children: ReactNode) => ReactNode;
}

/** The devices of the tutorials, with the sizes that the screens were drawn for. */
export const devices = {
  tablet: {
    width: 420,
    height: 384,
    above: 18,
    below: 18,
    frame: (children) => (
      <Tablet x={0} y={0} width={420} height={384}>
        {children}
      </Tablet>
    ),
  },
  register: {
    width: 424,
    height: 388,
    above: 16,
    below: 16,
    frame: (children) => (
      <Register x={0} y={0} width={424} height={388}>
        {children}
      </Register>
    ),
  },
  browser: {
    width: 438,
    height: 374,
    above: 40,
    below: 6,
    frame: (children) => (
      <PortalBrowser x={0} y={0} width={438} height={374}>
        {children}
      </PortalBrowser>
    ),
  },
  phone: {
    width: 352,
    height: 400,
    above: 10,
    below: 10,
    frame: (children) => (
      <Phone x={0} y={0} width={352} height={400}>
        {children}
      </Phone>
    ),
  },
} as const satisfies Record<string, DeviceShape>;

export type Device = keyof typeof devices;

/** What a device shows. */
export interface Shot {
  readonly device: Device;
  readonly screen: ReactNode;
}

export function tablet(screen: ReactNode): Shot {
  return { device: "tablet", screen };
}

export function register(screen: ReactNode): Shot {
  return { device: "register", screen };
}

export function browser(screen: ReactNode): Shot {
  return { device: "browser", screen };
}

export function phone(screen: ReactNode): Shot {
  return { device: "phone", screen };
}
