import type { Block } from "#content/schema/text.ts";
import { Line } from "./line.tsx";
import styles from "./prose.module.css";

/** Running text: paragraphs, lists, numbered steps, notes and tables. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block) => (
        <ProseBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  if ("p" in block) {
    return (
      <p>
        <Line>{block.p}</Line>
      </p>
    );
  }
  if ("list" in block) return <ul className={styles.list}>{items(block.list)}</ul>;
  if ("steps" in block) return <ol className={styles.steps}>{items(block.steps)}</ol>;
  if ("note" in block) {
    return (
      <p className={styles.note}>
        <Line>{block.note}</Line>
      </p>
    );
  }
  return <ProseTable table={block.table} />;
}

function items(lines: readonly string[]) {
  return lines.map((line) => (
    <li key={line}>
      <Line>{line}</Line>
    </li>
  ));
}

function ProseTable({ table }: { table: Extract<Block, { table: unknown }>["table"] }) {
  return (
    <table className={styles.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={table.head[column]}>
                <Line>{cell}</Line>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
