import type { ComponentType } from "react";
import type { ImageFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { contentOf, type IslandComponent, type IslandName, type IslandProps } from "./registry.ts";

type HostProps<N extends IslandName> = {
  name: N;
  /** The registry's component, imported by the page as well, so that its styles come with the page. */
  component: IslandComponent<N>;
  /** Sent to the browser as JSON: the type check refuses functions. */
  props: Json<Omit<IslandProps<N>, "content" | "images">>;
  /** The files of the pictures in each of its articles. In the browser they are taken from the page's HTML. */
  images?: readonly ImageFile[][];
  /** A name in the query of the page's address. If it is there, the island is hydrated at once, because it reads it. */
  reads?: string;
};

type Json<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { [K in keyof T]: Json<T[K]> }
    : T extends symbol | bigint
      ? never
      : T;

/**
 * Renders a component into the page and marks its container, so that start-islands.ts can hydrate it later. An island
 * is a React root of its own: no context reaches it, and `useId` would differ after hydration.
 */
export function Island<N extends IslandName>({ name, component, props, images, reads }: HostProps<N>) {
  const content = useContent()[contentOf[name]];
  const Component = component as ComponentType<{ content: unknown; images: unknown }>;
  return (
    <div data-island={name} data-reads={reads} data-props={JSON.stringify(props)}>
      <Component {...(props as object)} content={content} images={images} />
    </div>
  );
}
