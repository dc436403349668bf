import { Children } from "react";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { CarouselFrame, type CarouselFrameProps } from "./carousel-frame.tsx";

/**
 * A row that is scrolled: by finger, wheel, keyboard or its buttons. Without a script it is a list that scrolls;
 * carousel-steps.ts serves the buttons of all carousels of a page.
 */
export function Carousel(props: Omit<CarouselFrameProps, "labels" | "count">) {
  const { carousel } = useContent().frame;
  return (
    <>
      <LateStyles />
      <CarouselFrame {...props} labels={carousel} count={Children.count(props.children)} />
    </>
  );
}
