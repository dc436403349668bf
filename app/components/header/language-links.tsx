import { useLanguage } from "#app/language.tsx";
import { usePath } from "#app/path.ts";
import { contentIn } from "#content/index.ts";
import { languagesOf } from "#content/pages.ts";
import { addressIn, languages } from "#contract/languages.ts";

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
