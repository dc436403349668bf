import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { heroes } from "#art/screens/clover-picture.ts";
import { Player } from "./player.tsx";
import { Transcript } from "./transcript.tsx";

/** A recording above its transcript, for the black page. */
export const ccgenHeroes = heroes(
  "ccgen",
  () => (
    <Wide light>
      <Transcript x={40} y={234} width={576} size={19} step={52} heard={1} />
    </Wide>
  ),
  () => (
    <Narrow light>
      <Transcript x={20} y={186} width={310} size={16} step={46} heard={1} />
    </Narrow>
  ),
);

/** The same with the Mongolian beside the English, or below it where there is little room, for the project's page. */
export const ccgenProjectHeroes: readonly Drawing[] = [
  {
    name: "projects/ccgen/hero",
    width: 720,
    height: 560,
    draw: () => (
      <Wide>
        <Transcript x={32} y={222} width={592} size={17} step={56} heard={1} second={352} />
      </Wide>
    ),
  },
  {
    name: "projects/ccgen/hero-390",
    width: 390,
    height: 460,
    draw: () => (
      <Narrow>
        <Transcript x={20} y={184} width={310} size={14.5} step={47} heard={1} second="below" />
      </Narrow>
    ),
  },
];

interface WindowProps {
  readonly children: ReactNode;
  readonly light?: boolean;
}

function Wide({ children, light }: WindowProps) {
  return (
    <AccentOf accent="sky">
      <Browser x={32} y={66} width={656} height={464} address="ccgen transcripts" light={light}>
        <Strong x={32} y={46} size={22}>
          Interview, Arkhangai
        </Strong>
        <Label x={624} y={46} anchor="end" size={17}>
          48 min
        </Label>
        <Player x={34} y={128} width={588} height={92} played={0.43} step={8} times={["00:00", "48:12"]} />
        {children}
      </Browser>
    </AccentOf>
  );
}

function Narrow({ children, light }: WindowProps) {
  return (
    <AccentOf accent="sky">
      <Browser x={20} y={60} width={350} height={380} address="ccgen transcripts" light={light}>
        <Strong x={20} y={42} size={19}>
          Interview, Arkhangai
        </Strong>
        <Player x={22} y={112} width={306} height={72} played={0.43} step={7} times={["00:00", "48:12"]} />
        {children}
      </Browser>
    </AccentOf>
  );
}
