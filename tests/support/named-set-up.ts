import type { TestProject } from "vitest/node";

type SetUp = (project: TestProject) => Promise<() => Promise<void>>;

/** Says which set-up it was if one fails, also where nobody could catch it. Vitest itself names none. */
export function namedSetUp(name: string, setUp: SetUp): SetUp {
  const message = `${name} could not set up what its tests need, so none of them has run.`;
  return async (project) => {
    const say = () => console.error(message);
    process.once("uncaughtExceptionMonitor", say);
    try {
      return await setUp(project);
    } catch (error) {
      throw new Error(message, { cause: error });
    } finally {
      process.off("uncaughtExceptionMonitor", say);
    }
  };
}
