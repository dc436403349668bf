/** The second at which the page's address begins a video, or undefined if it does not name this one. */
export function addressedSecond(hash: string, video: string): number | undefined {
  const [id, second = ""] = hash.slice(1).split("&t=");
  return id === video && /^\d+$/.test(second) ? Number(second) : undefined;
}

/** The part of an address that opens a video at a second. */
export function addressOf(video: string, second: number): string {
  return `#${video}&t=${second}`;
}

/** An address that opens no video any more: only the place of the video on the page is left of it. */
export function withoutSecond(hash: string): string {
  return hash.replace(/&t=\d*$/, "");
}
