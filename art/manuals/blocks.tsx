import { withoutMarks } from "#content/marks.ts";
import { Line } from "./line.tsx";
import type { Row } from "./rows.ts";

type MainBlock = Row["main"][number];

/** Paragraphs, lists, numbered steps and tables of a guide. */
export function Blocks({ blocks }: { readonly blocks: readonly MainBlock[] }) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} />);
}

function OneBlock({ block }: { readonly block: MainBlock }) {
  if ("p" in block) {
    return (
      <p>
        <Line>{block.p}</Line>
      </p>
    );
  }
  if ("list" in block) return <ul>{items(block.list)}</ul>;
  if ("steps" in block) return <ol>{items(block.steps)}</ol>;
  return <Table {...block.table} />;
}

function items(lines: readonly string[]) {
  return lines.map((line) => (
    <li key={line}>
      <Line>{line}</Line>
    </li>
  ));
}

const amount = /^[−+$\s]*\d[\d,.]*%?$/;
/** The longest name, in characters, that stays on one line: "House Account Tab purchases" does. */
const maxShortLength = 30;

/** As on the site, columns of amounts are aligned right, so that their digits line up, and long names wrap. */
function Table({ caption, head, rows }: Extract<MainBlock, { table: unknown }>["table"]) {
  const classes = head.map((_, column) => kindOf(rows.map((row) => row[column] ?? "")));
  return (
    <table className="figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={cell} scope="col" className={classes[column]}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={classes[0]}>
              <Line>{name ?? ""}</Line>
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className={classes[column + 1]}>
                <Line>{cell}</Line>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function kindOf(cells: readonly string[]): "amount" | "long" | undefined {
  if (cells.every((cell) => amount.test(cell))) return "amount";
  return cells.some((cell) => withoutMarks(cell).length > maxShortLength) ? "long" : undefined;
}
