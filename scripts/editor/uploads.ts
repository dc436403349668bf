import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { faultOfFile } from "#content/check-files.ts";
import { pictureKinds } from "#content/check-pictures.ts";
import type { Field } from "#content/editing/kinds.ts";
import type { Change, Upload } from "#content/editing/tasks.ts";
import { kindAt } from "#content/editing/values.ts";
import { allPictures, pictureFolder } from "#content/pictures.ts";
import { checkPhotograph, warningOf } from "#scripts/build/check-photographs.ts";
import { nameOf, slugOf } from "./content-file.ts";

const keptName = /^[0-9a-f]{20}\.[a-z0-9]{1,5}$/;

/**
 * Gives each picture its name and puts that into its field, or says what is wrong with it. One that waits is named again:
 * a page that is new may have another address now.
 */
export async function placePictures(
  file: string,
  fields: readonly Field[],
  form: URLSearchParams,
  uploads: readonly Upload[],
  uploadFolder: string,
) {
  const known = allPictures();
  const faults = new Map<string, string[]>();
  /** The files of those that wait, by their names. */
  const held = new Map<string, string>();
  for (const entry of form.getAll("held")) {
    const [name = "", kept = ""] = entry.split("|");
    const path = join(uploadFolder, kept);
    if (!keptName.test(kept) || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name) || !existsSync(path)) continue;
    const naming = [...form.keys()].filter((field) => form.get(field) === name);
    const folder = folderFor(naming[0]);
    const placed = folder ? freeName(`${folder}/${basename(name)}`, isTakenFrom(path)) : name;
    held.set(placed, path);
    for (const field of naming) form.set(field, placed);
  }
  for (const { field, kept, called } of uploads) {
    const folder = folderFor(field);
    if (!folder || !keptName.test(kept)) continue;
    const stored = join(uploadFolder, kept);
    const name = freeName(`${folder}/${slugOf(nameOf(called)) || "picture"}`, isTakenFrom(stored));
    const fault = await faultOf(stored, called, name);
    if (fault) {
      faults.set(field, [fault]);
      continue;
    }
    if (!isSameFile(known.get(name), stored)) held.set(name, stored);
    form.set(field, pictureAt(field)?.folder ? basename(name) : name);
  }
  const named = new Set([...form.values()]);
  const used = [...held].filter(([name]) => named.has(name) || named.has(basename(name)));
  const change: Change = Object.fromEntries(
    used.map(([name, from]) => [`${pictureFolder}/${name}${extname(from)}`, { from }]),
  );
  return { held: new Map(used), change, faults };

  function pictureAt(field: string) {
    const kind = kindAt({ is: "group", fields }, field.split(".").slice(1));
    return kind?.is === "picture" ? kind : undefined;
  }

  /** Like works-steps/harbor-board: the folder of the field, and in it that of one of several files. */
  function folderFor(field = ""): string | undefined {
    const kind = pictureAt(field);
    const [, own] = file.replace(/\.\w+$/, "").split("/");
    return kind && own && !kind.folder ? `${kind.place}/${own}` : kind?.place;
  }

  /** A picture that is there already, as when a form is sent twice, is not stored again under another name. */
  function isTakenFrom(stored: string) {
    return (name: string) => (known.has(name) || held.has(name)) && !isSameFile(known.get(name), stored);
  }
}

/** In words about what the person has chosen, not about where it is kept. */
async function faultOf(stored: string, called: string, name: string): Promise<string | undefined> {
  const named = (sentence: string | undefined) => sentence?.replaceAll(stored, called);
  const faultOfAny = faultOfFile(stored);
  if (faultOfAny) return named(faultOfAny);
  if (!(extname(stored) in pictureKinds))
    return `${called} is not a picture that pages can show. Use ${Object.keys(pictureKinds).join(", ")}`;
  if (stored.endsWith(".svg")) return undefined;
  const { fault, width = 0, height = 0 } = await checkPhotograph(stored);
  const tooSmall = (times: number) => warningOf({ name, file: called }, times * width, times * height);
  // A build only warns of one that is a little too small.
  return named(fault) ?? (tooSmall(2) && tooSmall(1));
}

function isSameFile(one: string | undefined, other: string): boolean {
  return one !== undefined && extname(one) === extname(other) && readFileSync(one).equals(readFileSync(other));
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  let count = 1;
  const nth = () => (count === 1 ? name : `${name}-${count}`);
  while (isTaken(nth())) count += 1;
  return nth();
}
