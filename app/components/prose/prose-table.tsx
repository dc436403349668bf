import type { Block } from "#content/schema/text.ts";
import { Line } from "./line.tsx";
import styles from "./prose.module.css";

type Table = Extract<Block, { table: unknown }>["table"];

const amount = /^[−+$\s]*\d[\d,.]*%?$/;
/** So short that a second line would only be a scrap: "session storage" is. */
const shortest = 18;

/**
 * A table of content. Columns of amounts stand on their right edge, so that their digits line up. A table without
 * amounts becomes a list of entries on a phone.
 */
export function ProseTable({ table }: { table: Table }) {
  const kinds = table.head.map((_, column) => kindOf(table.rows.map((row) => row[column] ?? "")));
  const stacks = !kinds.includes("amount");
  const classes = kinds.map((kind) => kind && { short: styles.short, amount: styles.amount }[kind]);
  return (
    <table className={stacks ? `${styles.table} ${styles.stacks}` : styles.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.head.map((cell, column) => (
            <th key={cell} scope="col" className={classes[column]}>
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
                className={classes[column]}
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

function kindOf(cells: readonly string[]): "amount" | "short" | undefined {
  if (cells.every((cell) => amount.test(cell))) return "amount";
  return cells.every((cell) => cell.replaceAll("**", "").length <= shortest) ? "short" : undefined;
}
