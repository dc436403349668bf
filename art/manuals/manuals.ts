import type { CloverApp } from "#content/schema/clover.ts";
import type { Content } from "#content/schema/content.ts";
import type { Guide } from "#content/schema/guides.ts";

/** One manual: the guide of an app, to print or to keep beside the register. */
export interface Manual {
  /** Its file in public/assets/files. */
  readonly file: string;
  readonly title: string;
  /** The year that the file's name gives it, if it gives one. */
  readonly edition: string | undefined;
  readonly app: CloverApp;
  readonly guide: Guide;
}

/** A manual for every app that offers one to download. */
export function manualsIn({ clover, guides }: Content): readonly Manual[] {
  return clover.apps.flatMap((app) => {
    if (!app.manual) return [];
    const guide = guides.guides.find(({ slug }) => app.guide === `/guides/${slug}`);
    if (!guide) throw new Error(`${app.title} offers a manual but has no guide to make it from.`);
    const { file } = app.manual;
    return [{ file, title: clover.labels.manual, edition: /_(\d{4})\./.exec(file)?.[1], app, guide }];
  });
}
