import { Sketch } from "#art/engine/hand.tsx";

/** A plant in a pot, which stands on 289. */
export function Plant() {
  return (
    <>
      <Sketch d="M34 228H86L80 289H40Z" fill="sheet" />
      <Sketch d="M60 228C58 180 50 150 30 128M60 228C60 180 64 140 84 112M60 228C64 190 76 174 98 168" passes={0} />
      <Sketch
        d="M30 128C10 132 4 116 8 98C26 98 34 110 30 128ZM84 112C72 98 76 82 92 74C102 88 100 102 84 112ZM98 168C100 152 112 146 126 152C124 166 114 174 98 168Z"
        fill="green-2"
      />
    </>
  );
}
