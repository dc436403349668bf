import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole map of the site. Addresses that only lead elsewhere are in server/site/redirects.ts. */
export default [
  index("pages/home/page.tsx"),
  route("privacy-policy", "pages/legal/us-page.tsx"),
  route("eu-privacy-policy", "pages/legal/eu-page.tsx"),
  route("end-user-license-agreement", "pages/legal/terms-page.tsx"),
  route("careers", "pages/careers/page.tsx"),
  route("unexpected-error", "pages/error/page.tsx"),
] satisfies RouteConfig;
