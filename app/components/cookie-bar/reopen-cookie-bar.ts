import type { CookieSettings } from "#content/schema/cookie-settings.ts";

const files = import.meta.glob<{ cookieSettings: CookieSettings }>("/content/*/cookie-settings.ts");

let question: string | null = null;

/**
 * Brings the cookie bar back, with what was chosen before, and the focus to it. Closing gives the focus back. `isRefused`
 * says that the browser refuses for the visitor.
 */
export async function reopenCookieBar(
  bar: HTMLElement,
  opener: HTMLElement,
  choice: string | null,
  isRefused: boolean,
): Promise<void> {
  const words = await loadWords(bar.ownerDocument.documentElement.lang);
  const [text] = bar.getElementsByTagName("p");
  if (!text) return;
  question ??= text.textContent;
  if (isRefused) {
    text.textContent = words.privacyControl;
    bar.querySelector("[value=no]")?.remove();
    // Here the button only closes: nobody agrees to anything by it.
    delete bar.querySelector<HTMLElement>("[value=yes]")?.dataset.event;
  } else {
    text.textContent = [question, choice === "yes" && words.saidYes, choice === "no" && words.saidNo]
      .filter(Boolean)
      .join(" ");
  }
  bar.hidden = false;
  const buttons = [...bar.querySelectorAll("button")];
  buttons[0]?.focus();
  for (const button of buttons) button.addEventListener("click", () => opener.focus(), { once: true });
}

async function loadWords(language: string): Promise<CookieSettings> {
  const load = files[`/content/${language}/cookie-settings.ts`];
  if (!load) throw new Error(`There is no content/${language}/cookie-settings.ts for the browser.`);
  return (await load()).cookieSettings;
}
