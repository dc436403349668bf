import { contactOperations, type Store, wrapStore } from "./store.ts";

/** How long the result of a check is reused. */
const freshMs = 1_000;

/** Says whether a contact request would be stored now. Never fails. */
export type IsReady = () => Promise<boolean>;

/**
 * Finds out by storing the largest possible request and deleting it again. There is one check at a time and one a second,
 * however many ask. A contact request that could not be stored also means "no" until a check succeeds.
 */
export function watchReadiness<Watched extends Store>(
  store: Watched,
  clock: () => number = () => performance.now(),
): Watched & { isReady: IsReady } {
  let ready = false;
  let refused = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const watched = wrapStore(store, (name, call) => {
    const result = call();
    if (name in contactOperations) result.catch(noteRefusal);
    return result;
  });
  return {
    ...watched,
    async isReady() {
      if (!checking && clock() - checkedAt >= freshMs) checking = check();
      await checking;
      return ready;
    },
  };

  async function check(): Promise<void> {
    checkedAt = clock();
    const refusedBefore = refused;
    const works = await store.checkWritable().then(
      () => true,
      () => false,
    );
    ready = works && refused === refusedBefore;
    checking = undefined;
  }

  function noteRefusal(): void {
    refused += 1;
    ready = false;
  }
}
