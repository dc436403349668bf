import { AccentOf } from "#art/kit/accent.tsx";
import { SearchField } from "#art/kit/search-field.tsx";
import { Sheet } from "#art/kit/sheet.tsx";
import { Table } from "#art/kit/table.tsx";
import { projectPicture } from "#art/screens/ccgen/project-picture.ts";

/** All transcripts, and one field to find a word in them. */
export const library = projectPicture("library", () => (
  <AccentOf accent="sky">
    <Sheet x={20} y={18} width={440} height={364}>
      <SearchField x={20} y={22} width={400} height={46} placeholder="Find a word" value="horses" size={18} />
      <Table x={24} y={84} width={392} columns={columns} rows={rows} rowHeight={48} size={16} selected={0} />
    </Sheet>
  </AccentOf>
));

const columns = [
  { title: "Transcript", x: 0 },
  { title: "Length", x: 192, align: "end" },
  { title: "Language", x: 216 },
  { title: "Date", x: 392, align: "end", quiet: true },
] as const;

const rows = [
  ["Interview 1", "2:05", "Mongolian", "Nov 18"],
  ["Interview 2", "1:40", "Mongolian", "Nov 18"],
  ["Town meeting", "2:11", "English", "Nov 12"],
  ["Lecture, part 1", "1:28", "English", "Nov 7"],
  ["Lecture, part 2", "1:32", "English", "Nov 7"],
] as const;
