import { RoleGroup } from "#content/schema/role-group.ts";
import type { Team } from "#content/schema/team.ts";
import { members } from "./team/members.ts";

export const team: Team = {
  title: "Meet our team",
  filterLabel: "Show only one group",
  filters: [
    { group: RoleGroup.All, label: "All" },
    { group: RoleGroup.BoardMember, label: "Board Members" },
    { group: RoleGroup.Managers, label: "Managers" },
    { group: RoleGroup.Designers, label: "UX/UI Designers" },
    { group: RoleGroup.FrontEnd, label: "Front-End Developers" },
    { group: RoleGroup.BackEnd, label: "Back-End Developers" },
    { group: RoleGroup.DevOps, label: "DevOps" },
    { group: RoleGroup.Intern, label: "Interns" },
  ],
  seeMore: "See more",
  seeLess: "See less",
  shown: "{group}: {count} people are shown.",
  regions: { USA: "USA", MGL: "Mongolia" },
  members,
};
