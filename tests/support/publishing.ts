import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDrafts } from "#server/publishing/drafts.ts";
import { gitIn } from "#server/publishing/git.ts";
import { openPublishing } from "#server/publishing/publishing.ts";
import { loadSite } from "#server/release.ts";
import { makeCurrent, newName } from "#server/release-folders.ts";
import { loadStaticFiles, type StaticFiles } from "#server/static/load-static-files.ts";
import { showFiles } from "#server/static/serve-static-files.ts";
import { until } from "./client.ts";
import { startRepository } from "./repository.ts";
import { writeSmallRelease } from "./small-release.ts";

const home = "content/en/home.yaml";

/** In place of a build: a release whose only page has the first line of the home page's content as its title. */
export async function buildSmall({
  repository,
  commit,
  target,
}: {
  repository: string;
  commit: string;
  target: string;
}) {
  const text = await gitIn(repository)(["show", `${commit}:${home}`]);
  if (text.includes("BROKEN")) return [`${home}:1: is broken`];
  await writeSmallRelease(target, text.split("\n")[0]);
  mkdirSync(join(target, "client/static"));
  writeFileSync(join(target, `client/static/a-${commit.slice(0, 8)}.js`), commit);
  writeFileSync(join(target, "program"), "the same");
  writeFileSync(join(target, "commit"), commit);
  return [];
}

export function titleOf(files: StaticFiles["files"]): string {
  return titleIn(files.get("/")?.identity.body.toString());
}

function titleIn(html = ""): string {
  return html.match(/<title>(.*)<\/title>/)?.[1] ?? "";
}

/** The title of the release that a server would start with. */
export function currentTitle(repository: string): string {
  return titleIn(readFileSync(join(repository, "build/current/client/index.html"), "utf8"));
}

/** Publishing on a working copy whose `main` is built and served. */
export function openSmallPublishing(repository: string, changes: Partial<Parameters<typeof openPublishing>[0]> = {}) {
  const live = realpathSync(join(repository, "build/current"));
  const files = { ...loadStaticFiles(join(live, "client")) };
  const record = async () => {};
  const drafts = openDrafts({ repository, project: repository, findMistakes: async () => [], record });
  const publishing = openPublishing({
    repository,
    project: repository,
    drafts,
    live,
    loadSite: (folder) => loadSite(folder, [], false, files),
    showSite: (site) => showFiles(files, site.staticFiles),
    record,
    pushTo: "",
    build: buildSmall,
    onError: () => {},
    ...changes,
  });
  return { publishing, drafts, live: files };
}

export async function startPublishing({ pushTo = "" } = {}) {
  const started = await startRepository();
  const { repository, git, drafts, acts } = started;
  const builds = join(repository, "build");
  const first = join(builds, "first");
  await buildSmall({ repository, commit: git("rev-parse", "main"), target: first });
  const name = newName(builds);
  cpSync(first, join(builds, "releases", name), { recursive: true });
  makeCurrent(builds, name);
  const record = async (act: (typeof acts)[number]) => void acts.push(act);
  const { publishing, live } = openSmallPublishing(repository, { drafts, pushTo, record });
  return {
    ...started,
    publishing,
    live,
    /** What visitors see, and what they would see after a restart. */
    shown: () => titleOf(live.files),
    current: () => currentTitle(repository),
    /** Builds the draft and returns its commit. */
    async preview(): Promise<string> {
      const commit = git("rev-parse", "draft");
      await publishing.startPreview();
      await until("the preview is ready", () => publishing.shown()?.commit === commit);
      return commit;
    },
  };
}
