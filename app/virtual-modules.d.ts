declare module "virtual:react-router/inject-hmr-runtime";

declare module "virtual:pictures" {
  /**
   * By name: the addresses of its files with their widths, the narrowest first, and its size in its place; of a photograph
   * also `sizes`, and the looks of its slot.
   */
  type Picture = { files: [string, number][]; width: number; height: number; sizes?: string; look?: string };
  const pictures: Record<string, Picture | undefined>;
  export default pictures;
}

declare module "virtual:download-sizes" {
  const sizes: Record<string, number>;
  export default sizes;
}

declare module "virtual:presses.css";
declare module "virtual:work-presses.css";

declare module "virtual:videos" {
  const addresses: Record<string, import("#content/videos.ts").VideoFiles>;
  export default addresses;
}

/** The colors of the browser's bar, from tokens.css (vite.config.ts). */
declare const browserBar: { light: string; dark: string };
