import type { Block } from "#content/schema/text.ts";
import { Line } from "./line.tsx";
import styles from "./prose.module.css";

type Table = Extract<Block, { table: unknown }>["table"];

const amount = /^[−+$\s]*\d[\d,.]*%?$/;

/**
 * A table of content. Columns of amounts stand on their right edge, so that their digits line up. A table without
 * amounts becomes a list of entries on a phone.
 */
export function ProseTable({ table }: { table: Table }) {
  const alignment = table.head.map((_, column) =>
    table.rows.every((row) => amount.test(row[column] ?? "")) ? styles.amount : undefined,
  );
  const stacks = alignment.every((one) => one === undefined);
  return (
    <table className={stacks ? `${styles.table} ${styles.stacks}` : styles.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.head.map((cell, column) => (
            <th key={cell} scope="col" className={alignment[column]}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td
                key={table.head[column]}
                className={alignment[column]}
                data-head={stacks ? table.head[column] : undefined}
              >
                <Line>{cell}</Line>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
