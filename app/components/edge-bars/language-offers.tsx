import { useLanguage } from "#app/language.tsx";
import { usePath } from "#app/path.ts";
import { contentIn } from "#content/index.ts";
import { languagesOf } from "#content/pages.ts";
import { addressIn } from "#contract/languages.ts";
import styles from "./language-offers.module.css";

/**
 * Offers a page in its other languages, one line each. It is hidden until language-offers.client.ts shows it to a visitor
 * whose browser prefers that language.
 */
export function LanguageOffers() {
  const language = useLanguage();
  const path = usePath();
  return languagesOf(path).map((one) => {
    if (one === language) return null;
    const { offer, close } = contentIn(one).frame.language;
    return (
      <aside key={one} className={styles.offer} lang={one} data-edge="" data-offer="" hidden>
        <a lang={one} hrefLang={one} href={addressIn(one, path)}>
          {offer}
        </a>
        <button type="button" value="no" aria-label={close}>
          ×
        </button>
      </aside>
    );
  });
}
