import * as v from "valibot";
import { region } from "./company.ts";
import { pictureName } from "./media.ts";
import { hint, keyedBy, line, lineWith, pageHead, personalName, slug, someOf } from "./text.ts";

export const teamMember = v.strictObject({
  imageSrc: hint(pictureName, "A picture in content/pictures/team, without its ending."),
  firstName: personalName,
  lastName: personalName,
  role: someOf(line),
  roleEnum: v.picklist([1, 2, 3, 4, 5, 6, 7]),
  region,
});
export type TeamMember = v.InferOutput<typeof teamMember>;

export const team = v.strictObject({
  title: line,
  filterLabel: line,
  /** The first shows everybody. The slug is used in addresses, like /about-us?group=designers. */
  filters: v.pipe(
    keyedBy("slug", v.array(v.strictObject({ group: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]), slug, label: line }))),
    v.length(8),
  ),
  seeMore: line,
  seeLess: line,
  shown: hint(lineWith("count", "group"), "Announced after a filter was chosen; {count} and {group} are filled in."),
  regions: v.strictObject({ USA: line, MGL: line }),
  members: keyedBy("imageSrc", v.array(teamMember)),
});
export type TeamContent = v.InferOutput<typeof team>;

export const aboutUs = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  story: v.pipe(v.array(v.strictObject({ title: line, text: line })), v.length(3, "must be three steps")),
  offices: v.strictObject({ title: line, text: line }),
});
