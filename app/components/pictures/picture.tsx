import sizes from "virtual:picture-sizes";
import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import { type Language, mainLanguage } from "#contract/languages.ts";

const addresses = import.meta.glob<string>("/content/pictures/**/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type PictureProps = {
  picture: PictureContent;
  className?: string;
  /** For pictures in view without scrolling. */
  eager?: boolean;
};

/** A picture from content/pictures, with its width and height, so that nothing moves when it loads. */
export function Picture({ picture, className, eager = false }: PictureProps) {
  const { src, width, height } = pictureFile(picture.file, useLanguage());
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={picture.alt}
      loading={eager ? undefined : "lazy"}
    />
  );
}

type DrawingProps = { wide: string; narrow: string; alt: string; className: string | undefined; eager?: boolean };

/** A drawing as wide as the window, in a second version for phones. */
export function Drawing({ wide, narrow, alt, className, eager = false }: DrawingProps) {
  const { src, width, height } = pictureFile(narrow, useLanguage());
  return (
    <picture>
      <source media="(width < 768px)" srcSet={src} width={width} height={height} />
      <Picture picture={{ file: wide, alt }} className={className} eager={eager} />
    </picture>
  );
}

/**
 * The hashed address of a picture in content/pictures, and its size: of the one in content/pictures/<language>, if it was
 * drawn in that language too. Only for rendering, never in the browser.
 */
export function pictureFile(
  file: string,
  language: Language = mainLanguage,
): { src: string; width: number; height: number } {
  const translated = `${language}/${file}`;
  const shown = translated in sizes ? translated : file;
  const src = addresses[`/content/pictures/${shown}`];
  const size = sizes[shown];
  if (!src || !size) throw new Error(`content/pictures/${file} does not exist or has no readable size.`);
  return { src, ...size };
}
