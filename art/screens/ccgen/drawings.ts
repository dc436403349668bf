import type { Drawing } from "#art/engine/picture.tsx";
import { ccgenCard } from "./card.tsx";
import { bothWays } from "./details/both-ways.tsx";
import { growingTranscript } from "./details/transcript.tsx";
import { ccgenHeroes, ccgenProjectHeroes } from "./hero.tsx";
import { accuracy } from "./project/accuracy.tsx";
import { corrections } from "./project/correction.tsx";
import { library } from "./project/library.tsx";
import { privacy } from "./project/privacy.tsx";
import { translation } from "./project/translation.tsx";
import { upload } from "./project/upload.tsx";

/** CCGen: its card, its page among the apps and its project page. */
export const ccgen: readonly Drawing[] = [
  ccgenCard,
  ...ccgenHeroes,
  growingTranscript,
  bothWays,
  ...ccgenProjectHeroes,
  accuracy,
  ...corrections,
  translation,
  upload,
  library,
  privacy,
];
