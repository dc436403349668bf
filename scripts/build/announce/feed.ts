export type FeedItem = { title: string; link: string; text: string; day: string | undefined };

/** An RSS feed. */
export function feed(title: string, link: string, items: readonly FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"><channel><title>${escaped(title)}</title><link>${link}</link><description>${escaped(title)}</description>`,
    ...items.map(
      (item) =>
        `<item><title>${escaped(item.title)}</title><link>${item.link}</link><guid>${item.link}</guid><description>${escaped(item.text)}</description>${dated(item.day)}</item>`,
    ),
    "</channel></rss>\n",
  ].join("\n");
}

function dated(day: string | undefined): string {
  return day ? `<pubDate>${new Date(day).toUTCString()}</pubDate>` : "";
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
