import sizes from "virtual:picture-sizes";

const addresses = import.meta.glob<string>("/content/pictures/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The hashed address of a picture in content/pictures, and its size. Only for rendering, never in the browser. */
export function pictureFile(file: string): { src: string; width: number; height: number } {
  const src = addresses[`/content/pictures/${file}`];
  const size = sizes[file];
  if (!src || !size) throw new Error(`content/pictures/${file} does not exist or has no readable size.`);
  return { src, ...size };
}
