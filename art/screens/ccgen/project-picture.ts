import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";

/** A picture of the project's page, on paper or on ink as the scheme has it. */
export function projectPicture(name: string, draw: () => ReactNode): Drawing {
  return { name: `projects/ccgen/${name}`, width: 480, height: 400, draw };
}
