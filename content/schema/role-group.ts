/** The groups of the team filter, numbered as the company numbers them. */
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
