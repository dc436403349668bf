import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "#tests/support/client.ts";
import { copyWithGit, saveDraft } from "#tests/support/repository.ts";
import { openServer } from "#tests/support/test-server.ts";
import { atMost, percentile } from "./figures.ts";

/** How long a preview takes, and what visitors of the public site notice meanwhile. */
export async function benchEditing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "editing-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const settings = { CONTENT_REPOSITORY: copyWithGit(folder) };
  await using server = await openServer({ staticFiles: "built", settings });
  const client = createClient(await server.listen());
  const { drafts, publishing } = server.services.desk;
  if (!drafts || !publishing) throw new Error("Editing is off.");
  const file = "content/en/home.yaml";
  const text = readFileSync(join(await drafts.draftFolder(), file), "utf8");
  await saveDraft(drafts, { [file]: text.replace(/^ {2}pitch: /m, "$&New ") });
  const started = performance.now();
  await publishing.startPreview();
  const times: number[] = [];
  while (!publishing.shown() && publishing.state().is === "building") times.push((await client.send("/about-us")).ms);
  const seconds = (performance.now() - started) / 1_000;
  client.close();
  if (!publishing.shown()) throw new Error(JSON.stringify(publishing.state()));
  const p99 = percentile(times, 0.99);
  console.log(`a preview is ready after ${seconds.toFixed(1)} s ${atMost(20, seconds)}`);
  console.log(`a page meanwhile, p99 of ${times.length}: ${p99.toFixed(1)} ms ${atMost(100, p99)}`);
}
