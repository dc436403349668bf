import pictures from "virtual:pictures";
import { useLanguage } from "#app/language.tsx";
import type { Focus, PictureContent } from "#content/schema/media.ts";
import { type Language, mainLanguage } from "#contract/languages.ts";

type PictureProps = {
  picture: PictureContent;
  className?: string;
  /** For pictures in view without scrolling. */
  eager?: boolean;
  /** For the one that is the largest of the first screen: how wide it is there, in which window. */
  firstScreenSizes?: string;
};

/** A picture from content/pictures, with its width and height, so that nothing moves when it loads. */
export function Picture({ picture, className, eager = false, firstScreenSizes }: PictureProps) {
  const { image, width, height } = pictureFile(picture.file, useLanguage(), picture.focus);
  return (
    <img
      className={className}
      {...image}
      sizes={image.sizes && (firstScreenSizes ?? image.sizes)}
      width={width}
      height={height}
      alt={picture.alt}
      loading={eager || firstScreenSizes ? undefined : "lazy"}
      fetchPriority={firstScreenSizes ? "high" : undefined}
    />
  );
}

/** A picture as it is composed beside its sketch, with what counts in its middle, if there is such a drawing of it. */
export function useComposed(picture: PictureContent): PictureContent {
  const file = `${picture.file}-product`;
  return findPictureFile(file, useLanguage()) ? { ...picture, file } : picture;
}

type DrawingProps = { wide: string; narrow: string; alt: string; className?: string | undefined; eager?: boolean };

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
  if (!version) return null;
  const { image, width, height } = version;
  return <source media={media} srcSet={image.srcSet ?? image.src} sizes={image.sizes} width={width} height={height} />;
}

/** What an <img> loads: a photograph has several files, of which the browser chooses one. */
export type ImageFile = { src: string; srcSet?: string; sizes?: string; "data-photo"?: string };

type PictureFile = {
  image: ImageFile;
  src: string;
  /** For the viewer. */
  largest: string;
  /** In its place, at most. */
  width: number;
  height: number;
};

/**
 * The files of a picture in content/pictures, and its size: of the one in content/pictures/<language>, if there is one. Only
 * for rendering, never in the browser.
 */
export function pictureFile(name: string, language: Language = mainLanguage, focus: Focus = "center"): PictureFile {
  const file = findPictureFile(name, language, focus);
  if (!file) throw new Error(`content/pictures/${name} does not exist.`);
  return file;
}

export function findPictureFile(name: string, language: Language, focus: Focus = "center"): PictureFile | undefined {
  const names = [`${language}/${name}`, name].flatMap((name) => [`${name}@${focus}`, name]);
  const found = names.map((name) => pictures[name.normalize()]).find((picture) => picture !== undefined);
  if (!found) return undefined;
  const { files, width, height, sizes, look } = found;
  const [src, largest = src] = [files[0]?.[0] ?? "", files.at(-1)?.[0]];
  if (!sizes) return { image: { src, "data-photo": look }, src, largest, width, height };
  const srcSet = files.map(([address, width]) => `${address} ${width}w`).join(", ");
  return { image: { src, srcSet, sizes, "data-photo": look }, src, largest, width, height };
}
