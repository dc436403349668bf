import type { CloverApp } from "#content/schema/clover.ts";
import type { Content } from "#content/schema/content.ts";
import type { Guide } from "#content/schema/guides.ts";
import { on } from "#contract/parts.ts";

/** One manual: the guide of an app, to print or to keep beside the register. */
export interface Manual {
  /** Its file in public/assets/files. */
  readonly file: string;
  readonly title: string;
  /** The year that the file's name gives it, if it gives one. */
  readonly edition: string | undefined;
  readonly app: CloverApp;
  /** The app's guide. If its portal has one of its own, that begins the manual. */
  readonly guide: Guide;
}

/** A manual for every app that offers one to download. */
export function manualsIn({ clover, guides }: Content): readonly Manual[] {
  if (!on.clover) return [];
  return clover.apps.flatMap((app) => {
    if (!app.manual) return [];
    const guide = guides.guides.find(({ slug }) => app.guide === `/guides/${slug}`);
    if (!guide) throw new Error(`${app.title} offers a manual but has no guide to make it from.`);
    const portal = guides.guides.find((other) => other !== guide && other.appPage === `/clover/${app.slug}`);
    const { file, lead } = app.manual;
    const edition = /_(\d{4})\./.exec(file)?.[1];
    return [
      {
        file,
        title: clover.labels.manual,
        edition,
        app,
        guide: portal ? joined(portal, guide, lead ?? portal.lead) : guide,
      },
    ];
  });
}

/** A guide's own lead says what the other guide is for; here both are in one document. */
function joined({ card, sections, cannot }: Guide, guide: Guide, lead: string): Guide {
  return { ...guide, lead, card, sections: [...sections, ...guide.sections], cannot: cannot ?? guide.cannot };
}
