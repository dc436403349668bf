import * as v from "valibot";
import { flag } from "./company.ts";
import { focus, pictureName, shownPicture } from "./media.ts";
import { codeName, hint, keyedBy, line, lineWith, pageHead, personalName, slug, someOf } from "./text.ts";

export const teamMember = v.strictObject({
  imageSrc: hint(pictureName, "A picture in content/pictures/team, without its ending."),
  focus,
  firstName: personalName,
  lastName: personalName,
  role: someOf(line),
  roleEnum: hint(v.pipe(v.number(), v.integer()), "The group that this person is shown in."),
  region: v.optional(hint(codeName, "Where this person is. Its flag is shown.")),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

const region = v.strictObject({ region: codeName, label: line, flag });
export type Region = v.InferOutput<typeof region>;

export const team = v.strictObject({
  title: line,
  filterLabel: line,
  /** The slug is used in addresses, like /about-us?group=designers. */
  filters: hint(
    v.pipe(
      keyedBy("slug", someOf(v.strictObject({ group: v.pipe(v.number(), v.integer()), slug, label: line }))),
      v.check(([first]) => first?.group === 0, "must begin with group 0, which shows everybody"),
    ),
    "The groups of the team. The first has the number 0 and shows everybody.",
  ),
  seeMore: line,
  seeLess: line,
  shown: hint(lineWith("count", "group"), "Announced after a filter was chosen; {count} and {group} are filled in."),
  regions: v.optional(hint(keyedBy("region", v.array(region)), "Where members are, with the flag that says so."), []),
  members: v.optional(keyedBy("imageSrc", v.array(teamMember)), []),
});
export type TeamContent = v.InferOutput<typeof team>;

export const aboutUs = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  portrait: v.optional(
    hint(
      shownPicture,
      "One of you, beside the lead. Of a drawing with a sketch, visitors drag the dot between the two.",
    ),
  ),
  story: someOf(v.strictObject({ title: line, text: line })),
  offices: v.strictObject({ title: line, text: line }),
});
