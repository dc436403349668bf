import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Line, Shape } from "#art/engine/mark.tsx";
import { type FrameProps, Shell } from "./shell.tsx";

/** How far a browser window reaches above its page. */
const browserBar = 40;

interface BrowserProps extends FrameProps {
  /** What stands in the address field, like "portal/accounts". */
  readonly address?: string;
  readonly size?: number;
}

/** A browser window; its page begins below the bar with the address. */
export function Browser({ address, size = 15, ...props }: BrowserProps) {
  const { width, height } = props;
  return (
    <Shell
      {...props}
      outline={rect(-6, -browserBar, width + 12, height + browserBar + 6, 14)}
      screen={page(width, height)}
      above={
        <>
          <Line d={[14, 30, 46].map((x) => ellipse(x, -browserBar / 2, 4.5)).join("")} width={1.2} />
          <Shape d={rect(66, -browserBar + 7, width - 76, browserBar - 14, 13)} color="ground-2" />
          {address && (
            <Text x={82} y={-browserBar / 2 + size * 0.33} size={size} color="mute">
              {address}
            </Text>
          )}
        </>
      }
    />
  );
}

/** The page fills the window below its bar, down to the round corners. */
function page(width: number, height: number): string {
  const right = width + 6;
  const bottom = height + 6;
  return [
    `M-6 0H${right}V${bottom - 14}C${right} ${bottom - 6} ${right - 6} ${bottom} ${right - 14} ${bottom}`,
    `H8C0 ${bottom} -6 ${bottom - 6} -6 ${bottom - 14}Z`,
  ].join("");
}
