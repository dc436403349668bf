type Stored = {
  /** The names of the visitors, each in one request. */
  sent: readonly string[];
  stored: readonly { id: string; name: string }[];
  mails: readonly { id: string; request_id: string }[];
  /** As they arrived, like <id@host>. */
  messageIds: readonly string[];
};

/** Compares what was sent with the rows, and the rows with the emails that arrived. */
export function compareStored({ sent, stored, mails, messageIds }: Stored): Record<string, number> {
  const names = stored.map(({ name }) => name);
  const told = mails.map(({ request_id }) => request_id);
  const delivered = messageIds.map((messageId) => messageId.slice(1, messageId.indexOf("@")));
  return {
    "requests lost": missing(sent, names),
    "requests doubled": repeated(names),
    "emails lost": missing(ids(stored), told) + missing(ids(mails), delivered),
    "emails doubled": repeated(told) + repeated(delivered),
  };
}

function ids(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function missing(wanted: readonly string[], found: readonly string[]): number {
  const there = new Set(found);
  return wanted.filter((one) => !there.has(one)).length;
}

function repeated(found: readonly string[]): number {
  return found.length - new Set(found).size;
}
