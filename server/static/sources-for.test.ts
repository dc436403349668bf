import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { sourcesFor } from "./sources-for.ts";

function policyWith(variables: Record<string, string>): Record<string, string> {
  const header = securityHeaders([], sourcesFor(readEnv(variables)))["content-security-policy"] ?? "";
  return Object.fromEntries(header.split("; ").map((directive) => directive.split(/ (.*)/)));
}

test("by default nothing from another company is allowed", () => {
  expect(securityHeaders([], sourcesFor(readEnv({})))).toEqual(securityHeaders());
  expect(Object.values(policyWith({})).join(" ")).not.toContain("https:");
});

test("each service adds what it needs to the site's own sources", () => {
  const policy = policyWith({
    CAPTCHA: "turnstile",
    ANALYTICS_GA4_ID: "G-ABC123",
    ANALYTICS_PLAUSIBLE_DOMAIN: "ideascoded.example",
  });
  expect(policy["script-src"]).toBe(
    "'self' 'inline-speculation-rules' https://challenges.cloudflare.com https://www.googletagmanager.com",
  );
  expect(policy["frame-src"]).toBe("https://challenges.cloudflare.com");
  expect(policy["connect-src"]).toMatch(/^'self' https:\/\/www\.googletagmanager\.com .* https:\/\/plausible\.io$/);
  expect(policy["default-src"]).toBe("'none'");
  expect(JSON.stringify(policy)).not.toContain("unsafe");
});
