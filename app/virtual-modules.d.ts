declare module "virtual:react-router/inject-hmr-runtime";

declare module "virtual:pictures" {
  const pictures: Record<string, { src: string; width: number; height: number }>;
  export default pictures;
}

declare module "virtual:download-sizes" {
  const sizes: Record<string, number>;
  export default sizes;
}

declare module "virtual:videos" {
  const addresses: Record<string, import("#content/videos.ts").VideoFiles>;
  export default addresses;
}
