import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { CarouselFrame, type CarouselFrameProps } from "./carousel-frame.tsx";

/**
 * A row that scrolls: by finger, wheel, keyboard or its buttons, which carousel.client.ts serves. Without a script it is
 * a list that scrolls.
 */
export function Carousel(props: Omit<CarouselFrameProps, "labels">) {
  const { carousel } = useContent().frame;
  return (
    <>
      <LateStyles />
      <CarouselFrame {...props} labels={carousel} />
    </>
  );
}
