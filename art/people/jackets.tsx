import { ellipse } from "#art/drawing/shapes.ts";
import { clipped } from "./clipped.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Ink, Solid, Spot } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

/** Solid, over an open shirt. */
export function Blazer({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint={second} />
      <Ink d="M0 130V200" width={1.3} />
      <Area d="M-25 88L-46 101L-26 146L0 124Z" tint={second} />
      <Area d="M25 88L46 101L26 146L0 124Z" tint={second} />
      <Solid
        d="M-42 100C-56 104-78 106-92 117C-109 131-116 164-119 200L-18 200L-2 200C-20 180-34 160-40 150L-60 142C-58 128-54 112-42 100ZM42 100C56 104 78 106 92 117C109 131 116 164 119 200L18 200L2 200C20 180 34 160 40 150L60 142C58 128 54 112 42 100Z"
        tint={first}
      />
      <Ink
        bright
        width={1.3}
        d="M-58 142L-40 150L-4 198M58 142L40 150L4 198M54 176L82 172M-80 160C-78 176-80 188-82 200M84 158C82 176 84 188 86 200"
      />
    </>
  );
}

export function Hoodie({ first }: Cloth) {
  return (
    <>
      <Area
        d="M-30 82C-50 92-80 100-95 118C-110 136-115 168-118 200L118 200C115 168 110 136 95 118C80 100 50 92 30 82C31 104 14 120 0 124C-14 120-31 104-30 82Z"
        tint={first}
      />
      <Ink d="M-30 82C-46 95-42 122-2 136C42 122 46 95 30 82" />
      <Ink d="M-12 132L-14 174M12 132L16 166" />
      <Spot d={ellipse(-14, 177, 2.6) + ellipse(16, 169, 2.6)} />
      <Ink d="M-58 172C-30 166 30 166 58 172L66 200M-58 172L-66 200" width={1.5} />
    </>
  );
}

export function ZipJacket({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Area
        d="M-33 80C-38 90-40 104-34 116C-22 128-8 130 0 124L0 108C-12 108-24 98-33 80ZM33 80C38 90 40 104 34 116C22 128 8 130 0 124L0 108C12 108 24 98 33 80Z"
        tint={second}
      />
      <Ink d="M0 124V200" width={2.6} />
      <Ink
        d={`M-3 150H3V160H-3ZM-64 168L-36 176M64 168L36 176M-86 118C-74 134-70 144-72 160M86 118C74 134 70 144 72 160${armLines}`}
        width={1.4}
      />
    </>
  );
}

/** Denim: yoke, two pockets, seams. */
export function DenimJacket({ first, second }: Cloth) {
  return (
    <>
      <Solid d={torso("crew")} tint={second} />
      <Area
        d="M-33 92C-48 102-74 104-91 116C-108 130-115 164-118 200L-16 200L-20 128ZM33 92C48 102 74 104 91 116C108 130 115 164 118 200L16 200L20 128Z"
        tint={first}
      />
      <Area d="M-31 86L-56 102L-44 134L-20 128ZM31 86L56 102L44 134L20 128Z" tint={first} />
      <Ink
        d="M-24 146L-88 140M24 146L88 140M-74 152H-40V166L-57 176L-74 166ZM74 152H40V166L57 176L74 166Z"
        width={1.4}
      />
      <Ink d="M-82 142C-78 170-82 184-84 200M82 142C78 170 82 184 84 200M-26 134L-24 200M26 134L24 200" width={1.1} />
      <Spot d={ellipse(-57, 160, 2) + ellipse(57, 160, 2) + ellipse(20, 156, 2) + ellipse(20, 182, 2)} />
    </>
  );
}

const fleeceBand = [150, 164].map(
  (y) => `M-124 ${y + 3}C-60 ${y - 8}-30 ${y - 4} 0 ${y - 4}C30 ${y - 4} 60 ${y - 8} 124 ${y + 3}`,
);

/** A fleece half open, with a stripe across. */
export function Fleece({ first, second }: Cloth) {
  const body = torso("crew");
  return (
    <>
      <Area d={body} tint={first} />
      <Ink d={clipped(fleeceBand, body)} width={1.5} />
      <Area
        d="M-32 82C-42 92-46 108-38 118C-24 132-8 132-2 128L0 110C-12 108-24 100-32 82ZM32 82C42 92 46 108 38 118C24 132 8 132 2 128L0 110C12 108 24 100 32 82Z"
        tint={second}
      />
      <Ink d="M0 128V160" width={2.4} />
      <Ink d="M-3 158H3V168H-3Z" width={1.3} />
    </>
  );
}

/** A blanket of a scarf, wound once. */
export function ScarfAndCoat({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("vee")} tint={first} />
      <Ink d={`M-30 140L-44 200M22 150L20 200${armLines}`} width={1.4} />
      <Area d="M-6 112C10 122 22 122 30 116C34 140 36 170 34 188L4 190C6 160 0 134-6 112Z" tint={second} />
      <Ink
        d="M7 184L5 196M14 185L13 197M21 185L21 197M28 185L29 196M12 130C14 150 15 164 14 176M24 130C26 148 26 162 25 176"
        width={1.4}
      />
      <Area
        d="M-36 80C-56 92-60 112-46 124C-20 138 24 138 46 122C60 108 54 90 36 80C24 100-24 100-36 80Z"
        tint={second}
      />
      <Ink d="M-46 96C-30 118 24 122 48 100M-50 112C-28 128 20 130 44 114" width={1.4} />
    </>
  );
}
