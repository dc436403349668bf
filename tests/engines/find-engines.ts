import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines besides Chromium, and the packages of Debian that bring them. */
export const packages = { firefox: "firefox-esr", webkit: "webkit2gtk-driver xvfb" };

type EngineName = keyof typeof packages;

type Found = { name: EngineName; program: string; start: () => Promise<Engine> };

/** Those that this machine has. */
export function findEngines(): Found[] {
  const found: Found[] = [];
  const firefox = ["firefox-esr", "firefox"].find((name) => runs(name, "--version"));
  if (firefox) found.push({ name: "firefox", program: firefox, start: () => startFirefox(firefox) });
  const [browser] = globSync("/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser");
  if (browser && runs("WebKitWebDriver", "--help") && runs("Xvfb", "-help"))
    found.push({ name: "webkit", program: browser, start: () => startWebKit(browser) });
  return found;
}

function runs(program: string, harmlessly: string): boolean {
  try {
    execFileSync(program, [harmlessly], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
