import { expect, test } from "vitest";
import { isOnAddress, on } from "#contract/parts.ts";
import { createApp } from "#server/app.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";

const app = createApp({ staticFiles: smallStaticFiles() });

const cases: [string, number, string][] = [
  ["/hat", 301, "/clover/hat"],
  ["/sales-adjuster", 301, "/clover/sales-adjuster"],
  ["/register", 301, "/clover/register-plus"],
  ["/ccgen", 301, "/projects/ccgen"],
  ["/tytoken", 301, "/projects/tytoken"],
  ["/clovers", 301, "/Clovers"],
  ["/clover", 301, "/Clovers"],
  ["/clover/", 301, "/clover"],
  ["/services", 301, "/services/integrations"],
  ["/projects", 301, "/#to-our-work"],
  ["/clover/anything", 302, "/Clovers"],
  ["/services/anything/else", 302, "/services/integrations"],
  ["/works/anything", 302, "/works"],
  ["/projects/anything", 302, "/"],
  ["/anything", 302, "/"],
  ["/mn/services", 301, "/mn/services/integrations"],
  ["/mn/services/anything", 302, "/mn/services/integrations"],
  ["/mn/ccgen", 301, "/mn/projects/ccgen"],
  ["/mn/projects?x=1", 301, "/mn?x=1#to-our-work"],
  ["/mn/works/anything", 302, "/mn/works"],
  ["/mn/clover/hat", 302, "/mn"],
  ["/mn/anything", 302, "/mn"],
  ["/mn/", 301, "/mn"],
  ["/mnemonic", 302, "/"],
  ["/hat?from=mail&x=1", 301, "/clover/hat?from=mail&x=1"],
  ["/projects?x=1", 301, "/?x=1#to-our-work"],
];

// What a part that is off would redirect leads home.
test.each(
  cases.filter(([from, , to]) => isOnAddress(from) && isOnAddress(to) && (on.mongolian || !from.startsWith("/mn/"))),
)("%s leads (%i) to %s", async (from, status, to) => {
  const response = await app.inject(from);
  expect([response.statusCode, response.headers.location]).toEqual([status, to]);
});
