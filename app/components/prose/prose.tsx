import type { Block } from "#content/schema/text.ts";
import { Line } from "./line.tsx";
import styles from "./prose.module.css";

type ProseProps = {
  blocks: readonly Block[];
  /** Gives every step an id like `<idPrefix>-3`, numbered across all lists of the text. */
  idPrefix?: string;
  /** The label above a note, or above several in a row. */
  noteLabel?: string;
};

/** Running text: paragraphs, lists, numbered steps, notes and tables. */
export function Prose({ blocks, idPrefix, noteLabel }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => {
        const stepId = (number: number) => idPrefix && `${idPrefix}-${stepsBefore(blocks, index) + number}`;
        const label = "note" in (blocks[index - 1] ?? {}) ? "" : noteLabel;
        return <ProseBlock key={JSON.stringify(block)} block={block} stepId={stepId} noteLabel={label} />;
      })}
    </div>
  );
}

type StepId = (number: number) => string | undefined;
type ProseBlockProps = { block: Block; stepId: StepId; noteLabel?: string };

function ProseBlock({ block, stepId, noteLabel }: ProseBlockProps) {
  if ("p" in block) {
    return (
      <p>
        <Line>{block.p}</Line>
      </p>
    );
  }
  if ("list" in block) return <ul className={styles.list}>{items(block.list)}</ul>;
  if ("steps" in block) return <ol className={styles.steps}>{items(block.steps, stepId)}</ol>;
  if ("note" in block) {
    return (
      <div className={noteLabel === undefined ? styles.note : styles.labeledNote}>
        {noteLabel && <p className={styles.noteLabel}>{noteLabel}</p>}
        <p>
          <Line>{block.note}</Line>
        </p>
      </div>
    );
  }
  return <ProseTable table={block.table} />;
}

function items(lines: readonly string[], idOf?: StepId) {
  return lines.map((line, index) => (
    <li key={line} id={idOf?.(index + 1)}>
      <Line>{line}</Line>
    </li>
  ));
}

/** How many steps the blocks above this one have, so that every step of a text gets its own address. */
function stepsBefore(blocks: readonly Block[], index: number): number {
  return blocks.slice(0, index).reduce((sum, block) => sum + ("steps" in block ? block.steps.length : 0), 0);
}

type Table = Extract<Block, { table: unknown }>["table"];

const amount = /^[−+$\s]*\d[\d,.]*%?$/;
/** The longest cell, in characters, that stays on one line: "session storage" does. */
const maxShortLength = 18;

/** Columns of amounts are aligned right, so that their digits line up. A table without amounts is a list on a phone. */
function ProseTable({ table }: { table: Table }) {
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
            {row.map((cell, column) =>
              column === 0 ? (
                // Without a scope, a column of nothing but headings names its rows; 56 bytes of a page that has few left.
                <th key={table.head[column]} className={classes[column]}>
                  <Line>{cell}</Line>
                </th>
              ) : (
                <td
                  key={table.head[column]}
                  className={classes[column]}
                  data-head={stacks ? table.head[column] : undefined}
                >
                  <Line>{cell}</Line>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(cells: readonly string[]): "amount" | "short" | undefined {
  if (cells.every((cell) => amount.test(cell))) return "amount";
  return cells.every((cell) => cell.replaceAll("**", "").length <= maxShortLength) ? "short" : undefined;
}
