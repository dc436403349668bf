import { useContent } from "#app/content.tsx";

/** Tells feed readers and browsers that this page has a feed. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const { site } = useContent();
  return <link rel="alternate" type="application/rss+xml" title={`${site.name}: ${title}`} href={path} />;
}
