import type { CaptchaOffer } from "#contract/captcha.ts";

/** What a check tells the form. A token can come again: some widgets renew theirs. */
export type CheckReport = {
  passed: (token: string) => void;
  ended: (reason: "failed" | "expired") => void;
};

type WidgetOffer = Exclude<CaptchaOffer, { provider: "proofOfWork" }>;

type WidgetOptions = {
  sitekey: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => void;
};

type Library = {
  ready?: (callback: () => void) => void;
  render: (container: HTMLElement, options: WidgetOptions) => unknown;
  /** Turnstile only: stops what the widget does in the background. */
  remove?: (widget: unknown) => void;
};

const libraries = {
  turnstile: { script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", name: "turnstile" },
  recaptcha: { script: "https://www.google.com/recaptcha/api.js?render=explicit", name: "grecaptcha" },
} as const;

/** Shows the widget of the captcha provider that the operator chose, until the signal aborts. */
export async function showWidget(
  { provider, siteKey }: WidgetOffer,
  container: HTMLElement,
  report: CheckReport,
  signal: AbortSignal,
): Promise<void> {
  const library = await loadLibrary(provider);
  if (signal.aborted) return;
  // A new element each time: reCAPTCHA refuses one that has held a check before.
  const box = container.appendChild(document.createElement("div"));
  const widget = library.render(box, {
    sitekey: siteKey,
    callback: report.passed,
    "expired-callback": () => report.ended("expired"),
    "error-callback": () => {
      console.error(`${provider} could not check.`);
      report.ended("failed");
    },
  });
  signal.addEventListener("abort", () => {
    library.remove?.(widget);
    box.remove();
  });
}

async function loadLibrary(provider: WidgetOffer["provider"]): Promise<Library> {
  const { script, name } = libraries[provider];
  const known = () => (window as unknown as Record<string, Library | undefined>)[name];
  if (!known()) await loadScript(script);
  const library = known();
  if (!library) throw new Error(`${script} loaded, but its API is missing.`);
  await new Promise<void>((ready) => (library.ready ? library.ready(ready) : ready()));
  return library;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}
