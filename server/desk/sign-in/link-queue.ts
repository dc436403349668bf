/** More than people ask for at once; a flood of strangers is cut off here. */
const maxWaiting = 2_000;

/**
 * Makes links one after the other, so that a flood of strangers costs the database no more than one of them. Those for
 * browsers in which their person has signed in before come first.
 */
export function createLinkQueue<Link extends { knownPerson: string | undefined }>(
  make: (link: Link) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const known: Link[] = [];
  const others: Link[] = [];
  let isBusy = false;

  return function add(link: Link): void {
    const queue = link.knownPerson ? known : others;
    if (queue.length < maxWaiting) queue.push(link);
    if (!isBusy) makeAll();
  };

  async function makeAll(): Promise<void> {
    isBusy = true;
    for (let link = known.shift() ?? others.shift(); link; link = known.shift() ?? others.shift()) {
      await make(link).catch(onError);
    }
    isBusy = false;
  }
}
