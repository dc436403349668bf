import { expect } from "vitest";
import { launchBrowser } from "../browser/launch.ts";
import { openServer } from "../support/test-server.ts";
import { test } from "./fixtures.ts";

test("a page of the desk is asked for once, and an export is recorded once, where the service worker runs", async ({
  database,
}) => {
  await using desk = await openServer({ database, staticFiles: "built" });
  await desk.add();
  const asked: string[] = [];
  desk.app.addHook("onRequest", async ({ url }) => void asked.push(url));
  const baseURL = (await desk.listen()).replace("127.0.0.1", "localhost");
  const link = await desk.link();
  await using browser = await launchBrowser();
  const page = await (await browser.newContext({ baseURL, serviceWorkers: "allow", acceptDownloads: true })).newPage();
  await page.goto("/careers");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(link);
  await Promise.all([page.waitForURL(/desk$/), page.getByRole("button").click()]);
  await page.goto("/desk/health");
  await Promise.all([page.waitForEvent("download"), page.goto("/desk/requests.csv").catch(() => {})]);
  expect(asked.filter((url) => url === "/desk/health")).toHaveLength(1);
  const acts = (await desk.rows("audit_entry")).map(({ action }) => action);
  expect(acts.filter((action) => action === "exported")).toHaveLength(1);
});
