import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Register } from "#art/kit/register.tsx";
import { flush } from "#art/screens/guide-frame.tsx";
import { Order118 } from "./order-118.tsx";

/** The register of the app's card, in the size of the guides. */
export const registerPlusGuideCard: Drawing = flush(
  {
    name: "guides/register-plus/card",
    width: 476,
    height: 440,
    draw: () => (
      <AccentOf accent="sky">
        <Register x={56} y={26} width={364} height={302} stand>
          <g transform="scale(.93)">
            <Order118 />
          </g>
        </Register>
      </AccentOf>
    ),
  },
  40,
);
