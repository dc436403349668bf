import * as v from "valibot";
import { hint, line, lineWith, pageHead } from "./text.ts";

const internalApp = v.strictObject({
  name: line,
  text: line,
  builds: v.pipe(
    v.array(
      v.strictObject({
        label: line,
        appname: hint(
          v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens")),
          "The file public/assets/apps/<appname>.apk.",
        ),
      }),
    ),
    v.minLength(1),
  ),
});
export type InternalAppContent = v.InferOutput<typeof internalApp>;

export const apps = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  android: line,
  version: line,
  downloading: line,
  failed: hint(lineWith("file"), "Shown when a download did not work; {file} is filled in."),
  apps: v.pipe(v.array(internalApp), v.minLength(1)),
});
