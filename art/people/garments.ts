import { BowBlouse, KurtaAndScarf, PleatedCollar, RoundCollar, SpottedBlouse } from "./blouses.tsx";
import { Blazer, DenimJacket, Fleece, Hoodie, ScarfAndCoat, ZipJacket } from "./jackets.tsx";
import { CableSweater, Cardigan, KnitSweater, StripedTop, Sweatshirt, Turtleneck } from "./knits.tsx";
import { Dungarees, Pinafore, StripedDungarees } from "./overalls.tsx";
import { PlaidShirt, PlainShirt, Polo, SuitAndTie, VestAndTie } from "./shirts.tsx";
import { PocketTee, RaglanShirt, TeeWithHeadphones, TeeWithStraps } from "./tees.tsx";
import { Deel, WrapJacket } from "./wrapped.tsx";

/** The wardrobe. */
export const garments = {
  blazer: Blazer,
  bowBlouse: BowBlouse,
  cables: CableSweater,
  cardigan: Cardigan,
  deel: Deel,
  denim: DenimJacket,
  dungarees: Dungarees,
  fleece: Fleece,
  hoodie: Hoodie,
  knit: KnitSweater,
  kurta: KurtaAndScarf,
  pinafore: Pinafore,
  plaid: PlaidShirt,
  pleats: PleatedCollar,
  pocketTee: PocketTee,
  polo: Polo,
  raglan: RaglanShirt,
  roundCollar: RoundCollar,
  scarf: ScarfAndCoat,
  shirt: PlainShirt,
  spots: SpottedBlouse,
  striped: StripedTop,
  stripedDungarees: StripedDungarees,
  suit: SuitAndTie,
  sweatshirt: Sweatshirt,
  teeWithHeadphones: TeeWithHeadphones,
  teeWithStraps: TeeWithStraps,
  turtleneck: Turtleneck,
  vest: VestAndTie,
  wrap: WrapJacket,
  zip: ZipJacket,
} as const;

export type GarmentName = keyof typeof garments;
