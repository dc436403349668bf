import type { ComponentType } from "react";
import { useContent } from "#app/content.tsx";
import { type IslandComponent, type IslandName, type IslandProps, wordsOf } from "./registry.ts";

/** When an island wakes: at the first pointer, touch or focus on it; when it scrolls near; when the browser rests. */
export type Wake = "interaction" | "visible" | "idle";

type HostProps<N extends IslandName> = {
  name: N;
  /** The registry's component, imported by the page as well, so that its styles come with the page. */
  component: IslandComponent<N>;
  /** Travel to the browser as JSON: a function in them does not pass the type check. */
  props: Json<Omit<IslandProps<N>, "words">>;
  wake?: Wake;
  /** The name in the query of an address that wakes the island at once, because it reads what stands there. */
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
 * Renders a component into the page and marks the place, so that wake.ts can bring it to life later.
 * An island knows nothing of its surroundings: no context reaches it, and `useId` would differ after waking.
 */
export function Island<N extends IslandName>({ name, component, props, wake = "interaction", reads }: HostProps<N>) {
  const words = useContent()[wordsOf[name]];
  const Component = component as ComponentType<object>;
  return (
    <div data-island={name} data-wake={wake} data-reads={reads} data-props={JSON.stringify(props)}>
      <Component {...(props as object)} {...{ words }} />
    </div>
  );
}
