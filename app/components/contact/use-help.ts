import { guidePath } from "#app/components/guide/addresses.ts";
import { useContent } from "#app/content.tsx";
import { usePath } from "#app/path.ts";

/** On the pages of the Clover apps the contact dialog opens as help, with this subject. Elsewhere there is no help. */
export function useHelp() {
  const { guides, clover } = useContent();
  const path = usePath();
  if (!import.meta.env.ON.clover) return undefined;
  const names: Record<string, string> = Object.fromEntries([
    ["/Clovers", guides.help.anyApp],
    ["/guides", guides.help.anyApp],
    ...clover.apps.map(({ card }) => [card.href, card.title]),
    ...guides.guides.map((guide) => [guidePath(guide), guide.app]),
  ]);
  const app = names[path];
  return app === undefined ? undefined : { ...guides.help, subject: guides.help.subject.replace("{app}", app) };
}
