import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { on } from "#contract/parts.ts";
import { loadRelease } from "#server/release.ts";
import { writeSmallRelease } from "#tests/support/small-release.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { addRelease, isInsteadOf, isMadeFrom, rollBack } from "./releases.ts";

test("a build that fails changes nothing, and the next one deletes what it left", async () => {
  const builds = await oneRelease();
  const failing = addRelease(builds, "second", async (folder) => {
    await writeSmallRelease(folder, "half");
    throw new Error("a tool failed");
  });
  await expect(failing).rejects.toThrow("a tool failed");
  expect(await currentTitle(builds)).toBe("first");
  expect(isMadeFrom(builds, "first")).toBe(true);
  await add(builds, "third");
  expect(releasesIn(builds)).toHaveLength(2);
});

test("releases of the same millisecond have names of their own", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const builds = await oneRelease();
  await add(builds, "second");
  expect(releasesIn(builds)).toHaveLength(2);
  expect(await currentTitle(builds)).toBe("second");
});

test.each([["its pages", "client/index.html"], ...(on.desk ? [["its desk", "desk/pages.js"]] : [])] as [
  string,
  string,
][])("a build without %s never becomes the current release", async (_part, file) => {
  const builds = await oneRelease();
  const incomplete = addRelease(builds, "second", async (folder) => {
    await writeSmallRelease(folder, "second");
    rmSync(join(folder, file));
  });
  await expect(incomplete).rejects.toThrow();
  expect(await currentTitle(builds)).toBe("first");
});

test("whenever a build is killed, there is one whole release, and the next build deletes what it left", async () => {
  const next = join(temporaryFolder(), "next");
  await writeSmallRelease(next, "second");
  const seen = new Set<string>();
  for (let step = 0, code: number | null = null; code !== 0; step++) {
    const builds = await oneRelease();
    const child = inNode(`
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      let left = ${step};
      for (const name of ["cpSync", "mkdirSync", "renameSync", "rmSync", "symlinkSync", "unlinkSync", "writeFileSync"]) {
        const change = fs[name];
        fs[name] = (...args) => left-- > 0 ? change(...args) : process.kill(process.pid, "SIGKILL");
      }
      syncBuiltinESMExports();
      const { addRelease } = await import("./scripts/run/releases.ts");
      await addRelease(${JSON.stringify(builds)}, "second", async (folder) => {
        fs.cpSync(${JSON.stringify(next)}, folder, { recursive: true });
      });`);
    [code] = await once(child, "exit");
    expect([0, null]).toContain(code);
    const title = await currentTitle(builds);
    expect(isMadeFrom(builds, title)).toBe(true);
    seen.add(title);
    await add(builds, "third");
    expect(releasesIn(builds)).toHaveLength(2);
    expect(readdirSync(builds).sort()).toEqual(["current", "releases"]);
    expect(await rollBack(builds)).toBeDefined();
    expect(await currentTitle(builds)).toBe(title);
  }
  expect(seen).toEqual(new Set(["first", "second"]));
});

test("two builds at the same time disturb neither each other nor what is current", async () => {
  const builds = await oneRelease();
  const child = inNode(`
    import { once } from "node:events";
    const { addRelease } = await import("./scripts/run/releases.ts");
    const { writeSmallRelease } = await import("./tests/support/small-release.ts");
    await addRelease(${JSON.stringify(builds)}, "slow", async (folder) => {
      await writeSmallRelease(folder, "slow");
      console.log("half");
      await once(process.stdin, "data");
    });
    process.exit();`);
  await once(child.stdout ?? child, "data");
  await add(builds, "fast");
  expect(await currentTitle(builds)).toBe("fast");
  child.stdin?.write("go on");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await currentTitle(builds)).toBe("slow");
  await rollBack(builds);
  expect(await currentTitle(builds)).toBe("fast");
});

test("a rollback goes back once, to the release before, until another is built", async () => {
  const builds = await oneRelease();
  expect(await rollBack(builds)).toBeUndefined();
  await add(builds, "second");
  await add(builds, "third");
  expect(await rollBack(builds)).toBeDefined();
  expect(await currentTitle(builds)).toBe("second");
  expect(isInsteadOf(builds, "third")).toBe(true);
  expect(await rollBack(builds)).toBeUndefined();
  expect(await currentTitle(builds)).toBe("second");

  await add(builds, "fourth");
  expect(isInsteadOf(builds, "third")).toBe(false);
  await rollBack(builds);
  expect(await currentTitle(builds)).toBe("second");
});

test("building the same sources again leaves the release to go back to", async () => {
  const builds = await oneRelease();
  await add(builds, "second");
  await add(builds, "second");
  expect(releasesIn(builds)).toHaveLength(2);
  await rollBack(builds);
  expect(await currentTitle(builds)).toBe("first");
});

test("the desk's pages are those of the release that was loaded, even after its folder is deleted", async () => {
  // A copy, because the build has imported its own pages in this process.
  const builds = join(temporaryFolder(), "build");
  cpSync(await oneRelease(), builds, { recursive: true, verbatimSymlinks: true });
  const { deskPages } = await loadRelease(join(builds, "current"));
  const [first = ""] = releasesIn(builds);
  for (const title of ["second", "third"]) await add(builds, title);
  expect(releasesIn(builds)).not.toContain(first);
  expect(await import(deskPages ?? "")).toMatchObject({ styles: "first" });
});

test("where a copy has a folder in place of the link, the next build puts the link there", async () => {
  const builds = await oneRelease();
  const copy = join(temporaryFolder(), "build");
  mkdirSync(copy);
  cpSync(join(builds, "current"), join(copy, "current"), { recursive: true, dereference: true });
  await add(copy, "second");
  expect(await currentTitle(copy)).toBe("second");
});

test("a rollback never goes to a release that was half deleted when a build was killed", async () => {
  const builds = await oneRelease();
  const [first = ""] = releasesIn(builds);
  for (const title of ["second", "third"]) await add(builds, title);
  // A build that is killed while it deletes the first leaves some of its folder.
  mkdirSync(join(builds, "releases", first, "client", "assets"), { recursive: true });
  expect(await rollBack(builds)).toBeDefined();
  expect(await currentTitle(builds)).toBe("second");
  await rollBack(builds);
  expect(await currentTitle(builds)).toBe("second");
});

test("a rollback to a release that cannot be loaded changes nothing", async () => {
  const builds = await oneRelease();
  const [first = ""] = releasesIn(builds);
  await add(builds, "second");
  rmSync(join(builds, "releases", first, "server-content.json"));
  // To refuse is right.
  await rollBack(builds).catch(() => {});
  expect(await currentTitle(builds)).toBe("second");
});

async function oneRelease(): Promise<string> {
  const builds = join(temporaryFolder(), "build");
  await add(builds, "first");
  return builds;
}

function add(builds: string, title: string): Promise<void> {
  return addRelease(builds, title, (folder) => writeSmallRelease(folder, title));
}

/** The title of the pages that a server started now would serve; its desk's pages say the same. */
async function currentTitle(builds: string): Promise<string> {
  const { staticFiles, deskPages } = await loadRelease(join(builds, "current"));
  const { styles } = await import(deskPages ?? "");
  expect(staticFiles.files.get("/")?.identity.body.toString()).toContain(`<title>${styles}</title>`);
  return styles;
}

function releasesIn(builds: string): string[] {
  return readdirSync(join(builds, "releases"));
}

function inNode(script: string): ChildProcess {
  return spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: ["pipe", "pipe", "inherit"] });
}
