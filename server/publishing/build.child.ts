import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { setPriority } from "node:os";
import { delimiter, join, relative } from "node:path";
import { gitIn } from "./git.ts";

// Builds this program with the words and pictures of a commit, beside everything that is served:
// node server/publishing/build.child.ts <project> <working copy> <commit> <folder for the release>

const [project = "", repository = "", commit = "", target = ""] = process.argv.slice(2);
const site = join(repository, "build", "draft-site");

/** What the build needs of the program. */
const program = ["app", "content", "contract", "public", "scripts", "server", "tests/browser"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

// Visitors come first. What it starts inherits that.
setPriority(10);
await copyIn();
const path = [join(project, "node_modules", ".bin"), process.env.PATH].join(delimiter);
const { status, stderr, signal } = spawnSync(process.execPath, ["scripts/build.ts"], {
  cwd: site,
  encoding: "utf8",
  env: { ...process.env, PATH: path, NODE_ENV: undefined },
});
if (status !== 0) {
  process.stderr.write(stderr || `The build ended with ${signal ?? status}.`);
  process.exit(1);
}
const release = realpathSync(join(site, "build", "current"));
writeFileSync(join(release, "commit"), commit);
mkdirSync(join(target, ".."), { recursive: true });
rmSync(target, { recursive: true, force: true });
renameSync(release, target);

/** The program as it runs, and of the content only what is no program. */
async function copyIn(): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  const git = gitIn(repository, { GIT_INDEX_FILE: join(repository, "build", `draft-site-${process.pid}.index`) });
  await git(["read-tree", commit]);
  await git(["checkout-index", "--all", `--prefix=${site}/content-of-draft/`]);
  rmSync(join(repository, "build", `draft-site-${process.pid}.index`));
  renameSync(join(site, "content-of-draft", "content"), join(site, "content"));
  rmSync(join(site, "content-of-draft"), { recursive: true });
  for (const name of program.filter((name) => existsSync(join(project, name))))
    cpSync(join(project, name), join(site, name), { recursive: true, filter: isProgram });
  for (const name of files) cpSync(join(project, name), join(site, name));
  linkPackages();
}

/** The packages of the program, which may belong to someone else, and beside them a cache of pictures that can be written. */
function linkPackages(): void {
  const [packages, links] = [join(project, "node_modules"), join(site, "node_modules")];
  const cache = join(repository, "build", "cache");
  mkdirSync(links);
  for (const name of readdirSync(packages).filter((name) => name === ".bin" || !name.startsWith(".")))
    symlinkSync(join(packages, name), join(links, name), "junction");
  for (const name of ["pictures", "compressed"]) {
    const [made, own] = [join(packages, ".cache", name), join(cache, name)];
    if (existsSync(made) && !existsSync(own)) cpSync(made, own, { recursive: true });
  }
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(links, ".cache"), "junction");
}

/** What is switched on, and where addresses lead, the server has read when it started. */
function isProgram(source: string): boolean {
  const name = relative(project, source).replaceAll("\\", "/");
  if (!name.startsWith("content/")) return true;
  return !/\.\w+$/.test(name)
    ? !/^content\/(\w\w|pictures|videos)$/.test(name)
    : /\.ts$|\/(parts|redirects)\.yaml$/.test(name);
}
