import * as v from "valibot";
import { line, lineWith, pageHead } from "./text.ts";

const internalApp = v.strictObject({
  name: line,
  text: line,
  builds: v.pipe(
    v.array(
      v.strictObject({
        label: line,
        /** The file public/assets/apps/<appname>.apk. */
        appname: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens")),
      }),
    ),
    v.minLength(1),
  ),
});
export type InternalApp = v.InferOutput<typeof internalApp>;

export const apps = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  android: line,
  version: line,
  downloading: line,
  /** Shown when a download did not work; {file} is filled in. */
  failed: lineWith("file"),
  apps: v.pipe(v.array(internalApp), v.minLength(1)),
});
export type Apps = v.InferOutput<typeof apps>;
