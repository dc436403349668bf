import { appListVersion, type StoredItemName, storedItems } from "#contract/browser-storage.ts";
import { languages } from "#contract/languages.ts";
import { isOnStoredItem } from "#contract/parts.ts";
import type { StoredItemsContent } from "./schema/legal.ts";
import type { Block } from "./schema/text.ts";

const marker = "{storedItems}";

/** Puts a table of everything that the site stores into the legal documents, where a paragraph says {storedItems}. */
export function putStoredItems(legal: object): void {
  const { storedItems: content, ...documents } = legal as { storedItems?: StoredItemsContent };
  for (const document of Object.values(documents as Record<string, { sections?: { blocks: Block[] }[] }>)) {
    for (const { blocks } of document.sections ?? []) {
      for (const [index, block] of blocks.entries()) {
        if ("p" in block && block.p === marker && content?.items) blocks[index] = tableOf(content);
      }
    }
  }
}

/** What is stored by the parts of the site that are on. A language is only offered where there are two. */
export function storedNames(): StoredItemName[] {
  const names = Object.keys(storedItems) as StoredItemName[];
  return names.filter((name) => (name === "languageOffer" ? languages.length > 1 : isOnStoredItem(name)));
}

function tableOf({ caption, head, areas, items }: StoredItemsContent): Block {
  const rows = storedNames().map((item) => {
    const { name, area } = storedItems[item];
    const { purpose, lifetime } = items[item];
    return [`**${name.replace("*", "…")}**`, areas[area], purpose.replace("{version}", appListVersion), lifetime];
  });
  return { table: { caption, head, rows } };
}
