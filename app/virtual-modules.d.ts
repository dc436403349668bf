declare module "virtual:react-router/inject-hmr-runtime";

declare module "virtual:pictures" {
  const pictures: Record<string, { src: string; width: number; height: number }>;
  export default pictures;
}

declare module "virtual:download-sizes" {
  const sizes: Record<string, number>;
  export default sizes;
}
