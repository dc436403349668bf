import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { finishBuild } from "./build/finish.ts";

rmSync("build", { recursive: true, force: true });
const { status } = spawnSync("react-router", ["build"], { stdio: "inherit", shell: process.platform === "win32" });
if (status !== 0) process.exit(status ?? 1);
finishBuild("build/client");
