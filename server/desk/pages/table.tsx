import type { ReactNode } from "react";

export type TableProps<Row> = {
  /** The name of the table for those who cannot see it. */
  caption: string;
  className?: string;
  rows: readonly Row[];
  /** What each column shows of a row, by its title. */
  columns: Record<string, (row: Row) => ReactNode>;
  /** The column that names its row, if it is not the first. */
  heading?: string | undefined;
};

export function Table<Row>({ caption, className, rows, columns, heading = Object.keys(columns)[0] }: TableProps<Row>) {
  return (
    <table className={className}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {Object.keys(columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, so no row moves
          <tr key={index}>
            {Object.entries(columns).map(([title, cellOf]) => {
              const cell = cellOf(row);
              const [Cell, scope] = title === heading ? (["th", "row"] as const) : (["td"] as const);
              return (
                <Cell key={title} scope={scope} data-title={title}>
                  {typeof cell === "number" ? cell.toLocaleString("en-US") : cell}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
