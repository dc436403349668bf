import { Children } from "react";
import { LateStyles } from "#app/components/late-styles/late-styles.tsx";
import { useContent } from "#app/content.tsx";
import { CarouselFrame, type CarouselFrameProps } from "./carousel-frame.tsx";

/**
 * A row that scrolls: by finger, wheel, keyboard or its buttons, which carousel.client.ts serves. Without a script it is
 * a list that scrolls.
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
