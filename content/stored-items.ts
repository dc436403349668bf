import { appListVersion, type StoredItemName, storedItems } from "#contract/storage.ts";
import type { StoredItemWords } from "./schema/legal.ts";
import type { Block } from "./schema/text.ts";

const marker = "{storedItems}";

/** The legal documents with a table of everything that the site stores, where a paragraph says {storedItems}. */
export function withStoredItems(legal: unknown): unknown {
  const { storedItems: words, ...documents } = legal as { storedItems?: StoredItemWords };
  for (const document of Object.values(documents as Record<string, { sections?: { blocks: Block[] }[] }>)) {
    for (const { blocks } of document.sections ?? []) {
      for (const [index, block] of blocks.entries()) {
        if ("p" in block && block.p === marker && words?.items) blocks[index] = tableOf(words);
      }
    }
  }
  return legal;
}

function tableOf({ caption, head, areas, items }: StoredItemWords): Block {
  const names = Object.keys(storedItems) as StoredItemName[];
  const rows = names.map((item) => {
    const { name, area } = storedItems[item];
    const { purpose, lifetime } = items[item];
    return [`**${name.replace("*", "…")}**`, areas[area], purpose.replace("{version}", appListVersion), lifetime];
  });
  return { table: { caption, head, rows } };
}
