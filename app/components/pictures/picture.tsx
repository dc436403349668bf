import pictures from "virtual:pictures";
import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import { type Language, mainLanguage } from "#contract/languages.ts";

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

/** A picture as wide as the window, in a second version for phones if there is one. */
export function Drawing({ wide, narrow, alt, className, eager = false }: DrawingProps) {
  return (
    <picture>
      <OtherVersion name={narrow} media="(width < 768px)" />
      <Picture picture={{ file: wide, alt }} className={className} eager={eager} />
    </picture>
  );
}

/** Another version of a picture, which some windows show, if there is one of this name. */
export function OtherVersion({ name, media }: { name: string; media: string }) {
  const version = findPictureFile(name, useLanguage());
  return version && <source media={media} srcSet={version.src} width={version.width} height={version.height} />;
}

/** What an <img> loads. */
export type ImageFile = { src: string };
type PictureFile = ImageFile & { width: number; height: number };

/**
 * The hashed address of a picture in content/pictures, and its size: of the one in content/pictures/<language>, if there
 * is one. Only for rendering, never in the browser.
 */
export function pictureFile(name: string, language: Language = mainLanguage): PictureFile {
  const file = findPictureFile(name, language);
  if (!file) throw new Error(`content/pictures/${name} does not exist.`);
  return file;
}

export function findPictureFile(name: string, language: Language): PictureFile | undefined {
  return pictures[`${language}/${name}`.normalize()] ?? pictures[name.normalize()];
}
