import type { Block } from "#content/schema/text.ts";
import { Line } from "./line.tsx";
import styles from "./prose.module.css";
import { ProseTable } from "./prose-table.tsx";
import { stepsBefore } from "./steps-before.ts";

type ProseProps = {
  blocks: readonly Block[];
  /** Gives every step an address, `<idPrefix>-step-3`, counted through all lists of the text. */
  idPrefix?: string;
  /** What stands above a note, or above the first of several. */
  noteLabel?: string;
};

/** Running text: paragraphs, lists, numbered steps, notes and tables. */
export function Prose({ blocks, idPrefix, noteLabel }: ProseProps) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, place) => {
        const stepId = (number: number) => idPrefix && `${idPrefix}-step-${stepsBefore(blocks, place) + number}`;
        return <ProseBlock key={JSON.stringify(block)} block={block} stepId={stepId} noteLabel={noteLabel} />;
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
      <div className={noteLabel ? styles.labelledNote : styles.note}>
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
  return lines.map((line, place) => (
    <li key={line} id={idOf?.(place + 1)}>
      <Line>{line}</Line>
    </li>
  ));
}
