import type { Picture as PictureContent } from "#content/schema/media.ts";
import { pictureFile } from "./picture-file.ts";

type PictureProps = {
  picture: PictureContent;
  className?: string;
  /** For pictures in view without scrolling. */
  eager?: boolean;
};

/** A picture from content/pictures, with its width and height, so that nothing moves when it loads. */
export function Picture({ picture, className, eager = false }: PictureProps) {
  const { src, width, height } = pictureFile(picture.file);
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={picture.alt}
      loading={eager ? "eager" : "lazy"}
    />
  );
}
