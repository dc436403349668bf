import { rect } from "#art/drawing/shapes.ts";
import { type FrameProps, Shell } from "./shell.tsx";

/** A part of a screen without its device: a panel, a form, a page. */
export function Sheet({ radius = 16, ...props }: FrameProps & { readonly radius?: number }) {
  return <Shell {...props} outline={rect(0, 0, props.width, props.height, radius)} />;
}
