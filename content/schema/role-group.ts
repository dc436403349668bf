/** The groups of the team filter, with the company's numbers. Not in team.ts: the browser loads this without valibot. */
export const RoleGroup = {
  All: 0,
  BoardMember: 1,
  Managers: 2,
  Designers: 3,
  FrontEnd: 4,
  BackEnd: 5,
  DevOps: 6,
  Intern: 7,
} as const;
export type RoleGroup = (typeof RoleGroup)[keyof typeof RoleGroup];
