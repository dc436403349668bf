import type { CaptchaOffer } from "#contract/captcha.ts";

type WidgetOffer = Exclude<CaptchaOffer, { provider: "proofOfWork" }>;

type Library = {
  ready?: (callback: () => void) => void;
  render: (
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; "error-callback": () => void },
  ) => void;
};

const libraries = {
  turnstile: { script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", name: "turnstile" },
  recaptcha: { script: "https://www.google.com/recaptcha/api.js?render=explicit", name: "grecaptcha" },
} as const;

/** Shows another company's check, which the operator has chosen, and waits for its token. */
export async function showWidget(offer: WidgetOffer, place: HTMLElement): Promise<string> {
  const { script, name } = libraries[offer.provider];
  await loadScript(script);
  const library = (window as unknown as Record<string, Library>)[name];
  if (!library) throw new Error(`${script} did not bring what it promises.`);
  await new Promise<void>((ready) => (library.ready ? library.ready(ready) : ready()));
  return new Promise((resolve, reject) => {
    library.render(place, {
      sitekey: offer.siteKey,
      callback: resolve,
      "error-callback": () => reject(new Error(`${offer.provider} could not check.`)),
    });
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}
