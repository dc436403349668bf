import type { Content } from "../../../content/checked.ts";

/** What a phone shows of the site when somebody puts it on the home screen. */
export function webManifest({ site, home }: Pick<Content, "site" | "home">): string {
  const ink = "#0e0f13";
  const icon = (pixels: number) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose: "any maskable",
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: home.head.description,
    start_url: "/",
    display: "browser",
    background_color: ink,
    theme_color: ink,
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest)}\n`;
}
