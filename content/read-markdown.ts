import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { remember } from "./problems.ts";
import { fillIn, parseOnce, readYaml, type Source } from "./read-yaml.ts";
import type { Block, Section } from "./schema/text.ts";

export type Document = { fields: object; blocks: Block[]; sections: Section[] };

/** A Markdown file: its fields between two lines of three hyphens, then its text, cut at the headings. */
export function readMarkdown(source: Source): Document | undefined {
  const { file, text, report } = source;
  const [, front, body] = text.match(/^---\r?\n(.*?\n)---\r?\n(.*)$/s) ?? [];
  if (front === undefined || body === undefined) {
    const sentence = text.startsWith("---")
      ? "a line of three hyphens is missing between the fields and the text"
      : "the file must begin with a line of three hyphens and its fields";
    report({ file, line: 1, sentence });
    return undefined;
  }
  const fields = readYaml({ ...source, text: front, firstLine: 2 });
  const firstLine = 2 + front.split("\n").length;
  const { children } = parse(body);
  const read = (nodes: RootContent[]) => readBlocks(nodes, { ...source, firstLine });
  const starts = children.flatMap(({ type }, index) => (type === "heading" ? [index] : []));
  const sections = starts.map((start, index) => {
    const heading = children[start] as RootContent;
    const line = lineOf(heading, firstLine);
    const [, title, id] = textOf(heading, { ...source, firstLine }).match(/^(.*\S) \{#([^}]*)\}$/) ?? [];
    if (!id) report({ file, line, sentence: "a heading needs its address at its end, like {#your-rights}" });
    const blocks = read(children.slice(start + 1, starts[index + 1]));
    return remember({ id: id ?? "", title: title ?? "", blocks }, { file, line, keys: {} });
  });
  if (typeof fields !== "object" || fields === null) return undefined;
  return { fields, blocks: read(children.slice(0, starts[0])), sections };
}

const parse = parseOnce((text) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
);

/** Paragraphs, lists, numbered steps, notes (block quotes) and tables; a table's caption stands above it, after "Table:". */
function readBlocks(nodes: RootContent[], source: Source): Block[] {
  const { file, report, firstLine = 1 } = source;
  const blocks: Block[] = [];
  let caption: string | undefined;
  for (const node of nodes) {
    const line = lineOf(node, firstLine);
    const add = (block: Block) => blocks.push(remember(block, { file, line, keys: {} }));
    const unknown = () => report({ file, line, sentence: `${names[node.type] ?? node.type} cannot be shown here` });
    if (node.type === "paragraph") {
      const p = textOf(node, source);
      if (p.startsWith("Table: ")) caption = p.slice("Table: ".length);
      else add({ p });
    } else if (node.type === "list") {
      const items = node.children.map((item) => {
        if (item.children.length !== 1 || item.children[0]?.type !== "paragraph") unknown();
        return item.children.map((inner) => textOf(inner, source)).join(" ");
      });
      add(node.ordered ? { steps: items } : { list: items });
    } else if (node.type === "blockquote") {
      for (const inner of node.children) add({ note: textOf(inner, source) });
    } else if (node.type === "table") {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => textOf(cell, source)));
      if (!caption) report({ file, line, sentence: 'a table needs a line above it that begins with "Table: "' });
      add({ table: { caption: caption ?? "", head, rows } });
      caption = undefined;
    } else unknown();
  }
  return blocks;
}

/** A line in the marks that content uses: **bold** and [label](address). */
function textOf(node: Nodes, source: Source): string {
  const line = lineOf(node, source.firstLine ?? 1);
  return fillIn(plain(node).trim(), line, source);

  function plain(inner: Nodes | PhrasingContent): string {
    const within = "children" in inner ? inner.children.map(plain).join("") : "";
    switch (inner.type) {
      case "text":
        return inner.value.replaceAll("\n", " ");
      case "strong":
        return `**${within}**`;
      case "link":
        return `[${within}](${inner.url})`;
      case "paragraph":
      case "heading":
      case "tableCell":
        return within;
      default:
        source.report({ file: source.file, line, sentence: `${names[inner.type] ?? inner.type} cannot be shown here` });
        return "";
    }
  }
}

/** What an editor calls the parts of Markdown that the site has no place for. */
const names: Partial<Record<Nodes["type"], string>> = {
  html: "HTML (a text in < and >)",
  code: "code (a line that begins with four spaces)",
  inlineCode: "code (a text between backticks)",
  emphasis: "italics (a text between single * or _)",
  image: "a picture inside the text",
  list: "a list inside a list",
  heading: "a heading",
  thematicBreak: "a line of hyphens or asterisks",
  break: "a line break at the end of a line",
};

function lineOf({ position }: Nodes, firstLine: number): number {
  return firstLine - 1 + (position?.start.line ?? 1);
}
