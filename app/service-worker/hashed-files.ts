import { filesCache } from "#contract/storage.ts";
import type { World } from "./world.ts";

const anyForm = { cacheName: filesCache, ignoreVary: true } as const;

/** A hashed file never changes: the stored copy is the answer, for ever. */
export async function answerHashed(
  request: Request,
  world: World,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const stored = await world.caches.match(request.url, anyForm);
  if (stored) return stored;
  const answer = await world.fetch(request);
  // A full disk is no reason to withhold the file.
  if (isStorable(answer)) later(store(request.url, answer.clone(), world).catch(() => undefined));
  return answer;
}

/** Stores all of these files, or fails. */
export async function keepFiles(paths: Iterable<string>, world: World): Promise<void> {
  const missing = await notYetStored(paths, world);
  await Promise.all(
    missing.map(async (path) => {
      const answer = await world.fetch(path);
      if (!isStorable(answer)) throw new Error(`${path} cannot be stored: ${answer.status}`);
      await store(path, answer, world);
    }),
  );
}

/** Stores those of these files that the browser has anyway. Nothing is loaded for it. */
export async function keepFilesAtHand(paths: Iterable<string>, world: World): Promise<void> {
  const missing = await notYetStored(paths, world);
  await Promise.allSettled(
    missing.map(async (path) => {
      const answer = await world.fetch(path, { cache: "only-if-cached", mode: "same-origin" });
      if (isStorable(answer)) await store(path, answer, world);
    }),
  );
}

async function notYetStored(paths: Iterable<string>, world: World): Promise<string[]> {
  const files = await world.caches.open(filesCache);
  const stored = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  return [...new Set(paths)].filter((path) => !stored.has(path));
}

async function store(address: string, answer: Response, world: World): Promise<void> {
  const files = await world.caches.open(filesCache);
  await files.put(address, answer);
}

function isStorable({ status, type }: Response): boolean {
  return status === 200 && type === "basic";
}
