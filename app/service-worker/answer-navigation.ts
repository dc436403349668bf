import { answerOffline } from "./answer-offline.ts";
import { findPage, forgetPage, isPage, keepPage } from "./pages.ts";
import type { NavigationEvent } from "./scope.ts";
import type { World } from "./world.ts";

/** How long a visitor waits for the network where a stored copy could be shown. */
const patienceMs = 3_000;

/** Pages come from the network; from the store where there is none, or where it takes too long. */
export async function answerNavigation(
  event: NavigationEvent,
  world: World,
  patience: number = patienceMs,
): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = fromNetwork(event, world);
  event.waitUntil(network.then((answer) => remember(pathname, answer.clone(), world)).catch(() => undefined));

  const prompt = await Promise.race([network.catch(() => undefined), after(patience)]);
  if (prompt) return prompt;
  const stored = await findPage(pathname, world);
  return stored ?? network.catch(() => answerOffline(world));
}

async function fromNetwork({ request, preloadResponse }: NavigationEvent, world: World): Promise<Response> {
  return (await preloadResponse) ?? world.fetch(request);
}

async function remember(path: string, answer: Response, world: World): Promise<void> {
  if (isPage(answer)) await keepPage(path, answer, world);
  // An address that leads elsewhere now, or nowhere, is no page any more. A server in trouble says nothing about it.
  else if (answer.type === "opaqueredirect" || answer.status === 404) await forgetPage(path, world);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
