import { RoleGroup } from "#content/schema/role-group.ts";
import type { Team } from "#content/schema/team.ts";
import { members } from "./team/members.ts";

export const team: Team = {
  title: "Meet our team",
  filterLabel: "Show only one group",
  filters: [
    { group: RoleGroup.All, slug: "everybody", label: "All" },
    { group: RoleGroup.BoardMember, slug: "board-members", label: "Board Members" },
    { group: RoleGroup.Managers, slug: "managers", label: "Managers" },
    { group: RoleGroup.Designers, slug: "designers", label: "UX/UI Designers" },
    { group: RoleGroup.FrontEnd, slug: "front-end", label: "Front-End Developers" },
    { group: RoleGroup.BackEnd, slug: "back-end", label: "Back-End Developers" },
    { group: RoleGroup.DevOps, slug: "devops", label: "DevOps" },
    { group: RoleGroup.Intern, slug: "interns", label: "Interns" },
  ],
  seeMore: "See more",
  seeLess: "See less",
  shown: "{group}: {count} people shown.",
  regions: { USA: "USA", MGL: "Mongolia" },
  members,
};
