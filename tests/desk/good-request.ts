/** A request that keeps every rule. */
export const goodRequest = {
  name: "Ada Lovelace",
  email: "ada@engine.test",
  phone: "+44 20 7946 0139",
  subject: "A portal",
  purpose: ["web", "other"],
  body: "We would like to count with it.\nIs that possible?",
};
