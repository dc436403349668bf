import type { ComponentProps } from "react";
import { useLinkTo } from "#app/language.tsx";

/** A link to an address of the content. On a translated page it leads to the translation, where there is one. */
export function Link({ href, ...others }: ComponentProps<"a"> & { href: string }) {
  return <a {...others} {...useLinkTo()(href)} />;
}
