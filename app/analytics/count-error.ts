import { messageWithoutData } from "#contract/script-errors.ts";
import { publish } from "./bus.ts";

/** A page that fails again and again says so a few times. */
const maxErrors = 5;
let counted = 0;

/** Counts an error of the site's own scripts, without what could be the visitor's. Those of extensions are none. */
export function countError({ message, filename }: ErrorEvent, { document, location }: Window): void {
  const file = partsOf(filename);
  const entry = partsOf(document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "");
  if (!file || !entry || !filename.startsWith(location.origin) || counted >= maxErrors) return;
  counted += 1;
  publish({ kind: "error", message: messageWithoutData(message), file: file.name, release: entry.hash });
}

/** A script's file is called by its name and a hash of its text: that of the first script tells releases apart. */
function partsOf(address: string): { name: string; hash: string } | undefined {
  const [, name, hash] = address.match(/\/static\/([\w.-]+)-([\w-]{7,8})\.js$/) ?? [];
  return name && hash ? { name, hash } : undefined;
}
