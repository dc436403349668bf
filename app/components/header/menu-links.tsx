import { Link } from "#app/components/links/link.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { usePath } from "#app/path.ts";
import { contentIn } from "#content/index.ts";
import { languagesOf } from "#content/pages.ts";
import type { MenuItem } from "#content/schema/frame.ts";
import { addressIn, languages } from "#contract/languages.ts";

/** The menu items and the other languages as a list of links, for the header and the full-screen menu. */
export function MenuLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { frame } = useContent();
  const path = usePath();
  return (
    <ul className={className}>
      {frame.menu.map((item) => (
        <li key={item.href}>
          <Link
            className={linkClassName}
            href={item.href}
            aria-current={item.href === path ? "page" : undefined}
            data-active={isActive(item, path) || undefined}
          >
            {item.label}
          </Link>
        </li>
      ))}
      <LanguageLinks className={linkClassName} />
    </ul>
  );
}

/** Items of a list: links to the same page in the other languages, or to their home pages where there is no translation. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const path = usePath();
  const existing = languagesOf(path);
  return languages.map((one) => {
    if (one === language) return null;
    const href = addressIn(one, existing.includes(one) ? path : "/");
    return (
      <li key={one}>
        <a className={className} lang={one} hrefLang={one} href={href}>
          {contentIn(one).frame.language.name}
        </a>
      </li>
    );
  });
}

/** Which paths make an item active that leads there. Items that are not listed are active on their own path only. */
const rules: readonly { leadsTo: string; matches: (path: string) => boolean }[] = [
  {
    leadsTo: "/services/",
    matches: (path) => path.includes("services") || path.includes("/projects"),
  },
  { leadsTo: "/#to-our-work", matches: (path) => path.startsWith("/works") },
  { leadsTo: "/Clovers", matches: (path) => path.includes("clover") },
];

/** True if the item leads to the page that is shown, or to the part of the site that the page belongs to. */
export function isActive(item: MenuItem, pathname: string): boolean {
  const rule = rules.find(({ leadsTo }) => item.href.startsWith(leadsTo));
  return rule ? rule.matches(pathname.toLowerCase()) : item.href === pathname;
}
