/** The package brings no types of its own. */
declare module "wawoff2" {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
