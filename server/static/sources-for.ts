import { outsideSources as captchaSources } from "#server/captcha/site-verify.ts";
import type { Env } from "#server/env.ts";
import type { Sources } from "#server/http/security-headers.ts";

const googleSources = "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";

const ga4Sources: Sources = {
  "script-src": "https://www.googletagmanager.com",
  "connect-src": googleSources,
  "img-src": googleSources,
};

const plausibleSources: Sources = { "connect-src": "https://plausible.io" };

type Settings = Pick<Env, "CAPTCHA" | "ANALYTICS_GA4_ID" | "ANALYTICS_PLAUSIBLE_DOMAIN">;

/** What pages may load from other companies, given the configuration. By default nothing. */
export function sourcesFor(env: Settings): Sources[] {
  return [
    captchaSources[env.CAPTCHA],
    ...(env.ANALYTICS_GA4_ID ? [ga4Sources] : []),
    ...(env.ANALYTICS_PLAUSIBLE_DOMAIN ? [plausibleSources] : []),
  ];
}
