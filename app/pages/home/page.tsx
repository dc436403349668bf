import { onInk } from "#app/components/page-frame/ground.ts";
import { useContent } from "#app/content.tsx";

export const handle = onInk;

export default function HomePage() {
  const { site } = useContent();
  return <h1>{site.tagline}</h1>;
}
