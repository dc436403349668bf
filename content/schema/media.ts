import * as v from "valibot";
import { hint, line, lineUpTo, slug } from "./text.ts";

/** A picture's name: its path in content/pictures without the ending. */
export const pictureName = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*\.\w{3,4}$)[^./\\][^/\\]*(\/[^./\\][^/\\]*)*$/,
    "must be the name of a picture without its ending, like team/solongo",
  ),
);

const focuses = ["center", "top", "bottom", "left", "right"] as const;
export type Focus = (typeof focuses)[number];

/** Beside the name of a picture. */
export const focus = v.optional(
  v.pipe(v.picklist(focuses), v.description("Which part of a picture stays where it is cropped.")),
);

/** A picture in content/pictures. `alt` says what it shows to someone who cannot see it; it is left out only for pure decoration. */
export const picture = v.strictObject({
  file: pictureName,
  focus,
  alt: v.optional(v.pipe(v.string(), v.metadata({ isTranslated: true })), ""),
});
export type PictureContent = v.InferOutput<typeof picture>;

/** A picture that carries meaning, so its alternative text is required. */
export const shownPicture = v.strictObject({
  ...picture.entries,
  alt: v.pipe(line, v.minLength(8, "must say what the picture shows")),
});

/** A place in a picture. */
export const press = v.optional(
  hint(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?% \d+(\.\d+)?%$/, "must be like 66% 78.5%")),
    "Where the red dot presses: a button that the words beside it name, as shares of the picture from the left and from the top.",
  ),
);

/** One stretch of a video: where it begins, what the chapter is called and what the caption says meanwhile. */
const chapter = v.strictObject({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  title: lineUpTo(60),
  caption: lineUpTo(110),
});

/** A video of a guide. What files it has is found by their name (content/videos.ts). */
export const video = v.strictObject({
  slug,
  title: line,
  file: hint(
    v.pipe(v.string(), v.regex(/^[^./\\][^/\\]*(\/[^./\\][^/\\]*)*$/, "must be like house-account-tab/bulk-payment")),
    "Its files in content/videos without their endings: .mp4, .webm or both, captions in .vtt, a still picture in .jpg, .png, .webp or .avif.",
  ),
  seconds: v.optional(hint(v.pipe(v.number(), v.integer(), v.minValue(1)), "How long it is, if that is to be shown.")),
  summary: line,
  chapters: v.optional(v.array(chapter), []),
});
export type Video = v.InferOutput<typeof video>;
