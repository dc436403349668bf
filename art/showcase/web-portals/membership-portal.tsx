import { Text } from "#art/engine/lettering.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Bars } from "#art/kit/chart.tsx";
import { Pairs } from "#art/kit/pairs.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** How many members there are, and who they are. */
export const membershipPortal: Drawing = {
  name: "showcase/web-portals/membership-portal",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <AccentOf accent="sky">
        <Browser x={40} y={68} width={332} height={300} address="portal/members">
          <Text x={22} y={50} size={38} weight={700} tracking={-0.04}>
            1,204
          </Text>
          <Text x={22} y={74} size={17} color="mute">
            active
          </Text>
          <Bars x={142} y={20} width={168} height={100} values={growth} strong={[7, 8]} gap={5} />
          <Pairs
            x={22}
            y={158}
            width={288}
            step={36}
            size={17}
            rows={[
              ["Anderson, L.", "paid"],
              ["Bat-Orgil, T.", "paid"],
              ["Castillo, R.", "due Dec 1"],
            ]}
          />
        </Browser>
      </AccentOf>
    </>
  ),
};

const growth = [0.3, 0.38, 0.35, 0.5, 0.58, 0.66, 0.74, 0.88, 1];
