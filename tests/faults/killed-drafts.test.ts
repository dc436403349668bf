import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { until } from "#tests/support/client.ts";
import { saveDraft, startRepository } from "#tests/support/repository.ts";
import { testOf } from "#tests/support/test-of.ts";

const home = "content/en/home.yaml";

testOf("desk")(
  "whenever saving is killed, what was saved is there, no file is half of one, and the next one saves",
  async () => {
    const { repository, git, folder, open, draft } = await startRepository();
    await folder();
    for (let round = 0; round < 20; round++) {
      const child = spawn(process.execPath, ["tests/faults/killed/save-drafts.ts", repository, String(round)], {
        stdio: ["ignore", "pipe", "inherit"],
        detached: true,
      });
      let said = "";
      child.stdout?.on("data", (chunk) => {
        said += chunk;
      });
      const ended = once(child, "exit");
      await until("something was saved", () => said.includes("saved"));
      await wait(7 * round);
      // The whole group: a machine that loses its power takes Git with it.
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await ended;
      const saved = [...said.matchAll(/^saved (\S+)$/gm)].map(([, name = ""]) => name);
      await saveDraft(open(), { [home]: `title: After ${round}\n` });
      for (const name of saved.flatMap((name) => [`${name}-a`, `${name}-b`]))
        expect(draft(`content/en/${name}.yaml`)?.length).toBe(`words: ${name.slice(0, -2)}\n`.length + 200_000);
      for (const file of globSync("content/en/kill-*", { cwd: join(repository, "build/draft") }))
        expect(draft(file)).toMatch(/^words: .*x\n$/);
      expect(git("-C", "build/draft", "status", "--porcelain", "--", "content")).toBe("");
      expect(git("show", `draft:${home}`)).toBe(`title: After ${round}`);
    }
    expect(git("fsck", "--no-dangling")).toBe("");
  },
);
