import * as v from "valibot";
import { shownPicture } from "./media.ts";
import { hint, line, lineWith, pageHead, someOf } from "./text.ts";

const internalApp = v.strictObject({
  name: line,
  text: line,
  picture: shownPicture,
  builds: someOf(
    v.strictObject({
      label: line,
      appname: hint(
        v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens")),
        "The file public/assets/apps/<appname>.apk.",
      ),
    }),
  ),
});
export type InternalAppContent = v.InferOutput<typeof internalApp>;

export const apps = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  android: line,
  kind: hint(lineWith("size"), "Said on the button of each build; {size} is filled in."),
  version: line,
  downloading: line,
  failed: hint(lineWith("file"), "Shown when a download did not work; {file} is filled in."),
  apps: someOf(internalApp),
});
