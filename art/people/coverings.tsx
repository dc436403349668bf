import { ellipse } from "#art/drawing/shapes.ts";
import { Area, Ink, Solid } from "./pen.tsx";

/** What is worn on a head. */
export type CoveringName = "hijab" | "beanie" | "cap" | "headband" | "headphones";

interface CoveringProps {
  readonly kind: CoveringName;
  readonly tint: string;
}

/** Drawn last, over hair and forehead. */
export function Covering({ kind, tint }: CoveringProps) {
  switch (kind) {
    case "hijab":
      return <Hijab tint={tint} />;
    case "beanie":
      return (
        <>
          <Area d="M-50-34C-56-84-30-103 2-103C34-103 56-84 50-34Z" tint={tint} />
          <Ink d="M-24-90C-34-76-38-62-38-52M0-96C-6-80-8-66-8-54M22-90C28-78 30-64 30-54" width={1.3} />
          <Area d="M-54-54C-20-62 20-62 54-54C58-46 58-36 54-28C20-36-20-36-54-28C-58-36-58-46-54-54Z" tint={tint} />
          <Ink d="M-42-54V-34M-30-56V-36M-18-57V-37M-6-58V-38M6-58V-38M18-57V-37M30-56V-36M42-54V-34" width={1.2} />
        </>
      );
    case "cap":
      return (
        <>
          <Area d="M-50-30C-56-78-32-95 0-95C32-95 56-78 50-30C20-40-20-40-50-30Z" tint={tint} />
          <Ink d="M0-94C-2-76-2-60 0-44M-28-88C-36-72-37-56-36-40M28-88C36-72 37-56 36-40" width={1.2} />
          <Solid d="M-52-31C-44-52 44-52 52-31C58-22 60-18 58-14C24-30-24-30-58-14C-60-18-58-22-52-31Z" />
          <Ink d={ellipse(0, -95, 4, 2)} width={1.6} />
        </>
      );
    case "headband":
      return (
        <>
          <Area d="M-54-34C-44-72 44-72 54-34C54-28 52-24 50-20C40-56-40-56-50-20C-52-24-54-28-54-34Z" tint={tint} />
          <Ink d="M-30-55L-26-47M-10-61L-8-52M10-61L8-52M30-55L26-47" width={1.3} />
        </>
      );
    case "headphones":
      return (
        <>
          <Ink free d="M-54-18C-60-76-34-100 0-100C34-100 60-76 54-18" width={5} />
          <Area d="M-47-24C-63-28-67 22-49 22C-44 22-43-22-47-24Z" tint={tint} />
          <Area d="M47-24C63-28 67 22 49 22C44 22 43-22 47-24Z" tint={tint} />
          <Ink d="M-54-12C-57-4-57 6-54 12M54-12C57-4 57 6 54 12" width={1.3} />
        </>
      );
  }
}

const hijab =
  "M-2-94C-50-94-66-54-63-10C-61 30-70 66-86 98C-60 122-20 136 30 138C58 132 78 118 88 102C72 68 62 30 64-8C66-54 46-94-2-94Z";
const opening = "M-3-59C23-61 40-44 41-14C43 24 27 62-2 65C-30 62-44 26-43-10C-42-44-28-59-3-59Z";

function Hijab({ tint }: { readonly tint: string }) {
  return (
    <>
      <Area d={`${hijab}${opening}`} tint={tint} />
      <Ink
        d="M-40-34C-34-56-18-70 6-72C28-70 44-58 50-36M-52-12C-54-44-42-76-8-84M-36 42C-34 66-10 86 40 98M-50 30C-50 70-20 100 54 114M-64 56C-60 92-24 118 40 128M52 20C56 50 64 74 76 92M44 42C46 60 52 76 62 94"
        width={1.4}
      />
    </>
  );
}
