import { Fragment, isValidElement, type ReactNode } from "react";

/** The component that a screen is drawn by, so that a new screen can be told apart from the same one in another state. */
export function pageOf(screen: ReactNode): unknown {
  if (Array.isArray(screen)) {
    return pageOf(screen[0]);
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(screen)) {
    return undefined;
  }
  return screen.type === Fragment ? pageOf(screen.props.children) : screen.type;
}
