import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { splitFrontMatter } from "./front-matter.ts";
import type { ContentMistake, Read } from "./mistakes.ts";
import { rememberOrigin } from "./origins.ts";
import { fillIn, parseOnce, readYaml, type Source } from "./read-yaml.ts";
import type { Block, SectionContent } from "./schema/text.ts";

type MarkdownDocument = { fields: object; blocks: Block[]; sections: SectionContent[] };

/** A Markdown file: its fields between two lines of three hyphens, then its text, cut at the headings. */
export function readMarkdown({ file, text, facts }: Source): Read<MarkdownDocument | undefined> {
  const split = splitFrontMatter(text);
  if (!split) {
    const sentence = text.startsWith("---")
      ? "a line of three hyphens is missing between the fields and the text"
      : "the file must begin with a line of three hyphens and its fields";
    return { value: undefined, mistakes: [{ file, line: 1, sentence }] };
  }
  const { front, body } = split;
  const { value: fields, mistakes } = readYaml({ file, text: front, firstLine: 2, facts });
  const prose = readProse({ file, text: body, firstLine: 2 + front.split("\n").length, facts });
  mistakes.push(...prose.mistakes);
  const value = typeof fields === "object" && fields !== null ? { fields, ...prose.value } : undefined;
  return { value, mistakes };
}

/** Paragraphs, lists, numbered steps, notes (block quotes) and tables; a table's caption stands above it, after "Table:". */
function readProse({ file, text, firstLine = 1, facts }: Source): Read<Omit<MarkdownDocument, "fields">> {
  const mistakes: ContentMistake[] = [];
  const { children } = parse(text);
  const starts = children.flatMap(({ type }, index) => (type === "heading" ? [index] : []));
  const sections = starts.map((start, index) =>
    sectionOf(children[start] as RootContent, children.slice(start + 1, starts[index + 1])),
  );
  return { value: { blocks: blocksOf(children.slice(0, starts[0])), sections }, mistakes };

  function sectionOf(heading: RootContent, nodes: RootContent[]): SectionContent {
    const [, title = "", id = ""] = lineOfText(heading).match(/^(.*\S) \{#([^}]*)\}$/) ?? [];
    if (!id) refuse(heading, "a heading needs its address at its end, like {#your-rights}");
    return rememberOrigin({ id, title, blocks: blocksOf(nodes) }, { file, line: lineOf(heading), keys: {} });
  }

  function blocksOf(nodes: RootContent[]): Block[] {
    const blocks: Block[] = [];
    let caption: string | undefined;
    for (const node of nodes) {
      const add = (block: Block) => blocks.push(rememberOrigin(block, { file, line: lineOf(node), keys: {} }));
      if (node.type === "paragraph") {
        const p = lineOfText(node);
        if (p.startsWith("Table: ")) caption = p.slice("Table: ".length);
        else add({ p });
      } else if (node.type === "list") {
        const items = node.children.map((item) => {
          if (item.children.length !== 1 || item.children[0]?.type !== "paragraph") refuseKind(node);
          return item.children.map(lineOfText).join(" ");
        });
        rememberOrigin(items, {
          file,
          line: lineOf(node),
          keys: Object.fromEntries(Object.entries(node.children.map(lineOf))),
        });
        add(node.ordered ? { steps: items } : { list: items });
      } else if (node.type === "blockquote") {
        for (const inner of node.children) add({ note: lineOfText(inner) });
      } else if (node.type === "table") {
        const [head = [], ...rows] = node.children.map((row) =>
          rememberOrigin(row.children.map(lineOfText), { file, line: lineOf(row), keys: {} }),
        );
        if (!caption) refuse(node, 'a table needs a line above it that begins with "Table: "');
        add({ table: { caption: caption ?? "", head, rows } });
        caption = undefined;
      } else refuseKind(node);
    }
    return blocks;
  }

  /** A line in the marks that content uses: **bold** and [label](address). */
  function lineOfText(node: Nodes): string {
    const filled = fillIn(marksOf(node).trim(), { file, line: lineOf(node), facts });
    mistakes.push(...filled.mistakes);
    return filled.value;

    function marksOf(inner: Nodes | PhrasingContent): string {
      const within = "children" in inner ? inner.children.map(marksOf).join("") : "";
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
          refuseKind(node, inner.type);
          return "";
      }
    }
  }

  function refuseKind(node: Nodes, type = node.type): void {
    refuse(node, `${names[type] ?? type} cannot be shown here`);
  }

  function refuse(node: Nodes, sentence: string): void {
    mistakes.push({ file, line: lineOf(node), sentence });
  }

  function lineOf({ position }: Nodes): number {
    return firstLine - 1 + (position?.start.line ?? 1);
  }
}

const parse = parseOnce((text) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
);

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
