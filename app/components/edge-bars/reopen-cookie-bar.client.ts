import type { CookieSettingsContent } from "#content/schema/cookie-settings.ts";

const files = import.meta.glob<CookieSettingsContent>("/content/*/cookie-settings.yaml", { import: "default" });

let question: string | null = null;

/**
 * Brings the cookie bar back, says what was chosen before ("yes", "no", or "privacy-control" for the browser), and
 * moves the focus to it. Closing gives the focus back.
 */
export async function reopenCookieBar(bar: HTMLElement, opener: HTMLElement, choice: string | null): Promise<void> {
  const content = await loadSettings(document.documentElement.lang);
  const [text] = bar.getElementsByTagName("p");
  if (!text) return;
  question ??= text.textContent;
  if (choice === "privacy-control") {
    text.textContent = content.privacyControl;
    bar.querySelector("[value=no]")?.remove();
    // Here the button only closes the bar: it is not consent, so it is not tracked as such.
    delete bar.querySelector<HTMLElement>("[value=yes]")?.dataset.event;
  } else {
    text.textContent = [question, choice === "yes" && content.saidYes, choice === "no" && content.saidNo]
      .filter(Boolean)
      .join(" ");
  }
  bar.hidden = false;
  const buttons = [...bar.querySelectorAll("button")];
  buttons[0]?.focus();
  const close = () => {
    bar.hidden = true;
    opener.focus();
  };
  for (const button of buttons) button.addEventListener("click", close, { once: true });
}

async function loadSettings(language: string): Promise<CookieSettingsContent> {
  const load = files[`/content/${language}/cookie-settings.yaml`] ?? files["/content/en/cookie-settings.yaml"];
  if (!load) throw new Error("There is no content/en/cookie-settings.yaml for the browser.");
  return load();
}
