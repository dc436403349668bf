import type { Vacancy } from "#content/schema/careers.ts";

/** A vacancy for tests: today there is none in the content. */
export const vacancy: Vacancy = {
  slug: "front-end-developer",
  jobTitle: "Front-End Developer",
  jobDescription: "You build the pages that members use every day.",
  duties: ["Build interfaces", "Review the code of others"],
  requirements: ["Mathematics", "Programming"],
  posted: "2026-11-20",
  region: "MGL",
};
