import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The whole map of the site. The build takes the addresses from content/page-paths.ts, and stops where one is missing there.
 * Addresses that only lead elsewhere are in server/site/redirects.ts.
 */
export default [
  index("pages/home/page.tsx"),
  route("services/:service", "pages/service/page.tsx"),
  route("Clovers", "pages/clovers/page.tsx"),
  route("clover/:app", "pages/clover-app/page.tsx"),
  route("projects/:project", "pages/project/page.tsx"),
  route("about-us", "pages/about-us/page.tsx"),
  route("careers", "pages/careers/page.tsx"),
  route("careers/:vacancy", "pages/vacancy/page.tsx"),
  route("guides", "pages/guides/page.tsx"),
  route("guides/:guide", "pages/guide/page.tsx"),
  route("privacy-policy", "pages/legal/us-page.tsx"),
  route("eu-privacy-policy", "pages/legal/eu-page.tsx"),
  route("end-user-license-agreement", "pages/legal/terms-page.tsx"),
  route("accessibility", "pages/legal/accessibility-page.tsx"),
  route("apps", "pages/apps/page.tsx"),
  route("contact-received", "pages/contact-received/page.tsx"),
  route("offline", "pages/offline/page.tsx"),
  route("unexpected-error", "pages/error/page.tsx"),
] satisfies RouteConfig;
