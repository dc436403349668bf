declare module "virtual:react-router/inject-hmr-runtime";

declare module "virtual:picture-sizes" {
  const sizes: Record<string, { width: number; height: number }>;
  export default sizes;
}
