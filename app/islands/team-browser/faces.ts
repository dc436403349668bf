import type { Region } from "#content/schema/site.ts";

const portraits = import.meta.glob<string>("/content/pictures/team/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const flags = import.meta.glob<string>("/content/pictures/flags/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a member's portrait. */
export function portraitOf(imageSrc: string): string {
  const address = portraits[`/content/pictures/team/${imageSrc}.svg`];
  if (!address) throw new Error(`content/pictures/team/${imageSrc}.svg does not exist.`);
  return address;
}

/** The address of a region's flag. */
export function flagOf(region: Region): string {
  return flags[`/content/pictures/flags/${region.toLowerCase()}.svg`] ?? "";
}
