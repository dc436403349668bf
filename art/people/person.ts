import type { BeardName } from "./beards.tsx";
import type { BrowsName } from "./brows.tsx";
import type { CoveringName } from "./coverings.tsx";
import type { ExtraName } from "./extras.tsx";
import type { EyesName } from "./eyes.tsx";
import type { FaceName } from "./faces.ts";
import type { GarmentName } from "./garments.ts";
import type { GlassesName } from "./glasses.tsx";
import type { longHair } from "./long-hair.ts";
import type { MouthName, NoseName } from "./nose-and-mouth.tsx";
import type { cloths, hairColors, skins } from "./paints.ts";
import type { shortHair } from "./short-hair.ts";

/** Everything that makes one portrait differ from the others. */
export interface Person {
  /** The file, as the team's content names it. */
  readonly name: string;
  readonly face: FaceName;
  readonly skin: keyof typeof skins;
  /** How far the face turns, from -7, to the left, to 7. */
  readonly turn: number;
  /** How far the head tilts, in degrees. */
  readonly tilt: number;
  /** The size of the head; 1 by default. */
  readonly head?: number;
  /** The width of neck and shoulders; 1 by default. */
  readonly build?: number;
  readonly hair: keyof typeof longHair | keyof typeof shortHair;
  readonly hairColor: keyof typeof hairColors;
  readonly eyes: EyesName;
  readonly brows: BrowsName;
  readonly nose: NoseName;
  readonly mouth: MouthName;
  readonly beard?: BeardName;
  readonly glasses?: GlassesName;
  /** On the head. */
  readonly covering?: readonly [CoveringName, keyof typeof cloths];
  readonly extras?: readonly ExtraName[];
  /** The side of the face that lies in the shade. */
  readonly shade?: "left" | "right";
  readonly wears: readonly [GarmentName, keyof typeof cloths, (keyof typeof cloths)?];
}
