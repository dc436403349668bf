import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { copyWithGit, gitOf } from "#tests/support/repository.ts";
import { testOf } from "#tests/support/test-of.ts";
import { ada, openServer } from "#tests/support/test-server.ts";
import { desktop, phone, visitAnew, words } from "./browser.ts";
import { press, signIn } from "./desk-steps.ts";
import { violations } from "./violations.ts";

const pitch = "Software that fits your counter, from {company.places}";
const mongolian = "Таны касст таарсан программ, {company.places}";

testOf("careers", "mongolian")(
  "without scripts, a colleague changes the pitch in both languages, uploads a portrait and posts a job, publishes all of it, and undoes it",
  async () => {
    const repository = copyWithGit();
    await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: repository } });
    const baseURL = await server.listen();
    const link = await server.link(ada);
    const [first] = (await server.rows("staff")).filter(({ email }) => email === ada);
    await server.store.renamePerson({ id: first?.id ?? "", name: "Ada Lovelace", by: "test" });
    await server.store.allowPublishing({ id: first?.id ?? "", isAllowed: true, by: "test" });
    const seen = async (path: string) => (await server.browser().send(path)).body;
    const before = await Promise.all(["/", "/mn", "/careers"].map(seen));

    await visitAnew(
      "/desk",
      { baseURL, viewport: phone, javaScriptEnabled: false, expectErrors: true },
      async (page) => {
        await signIn(page, link);
        await page.getByRole("link", { name: "Words" }).click();
        await page.getByLabel("Find a sentence").fill(words.home.hero.pitch.toLowerCase());
        await press(page, "Search");
        await page.getByRole("link", { name: "Home · Hero · Pitch" }).click();
        expect(new URL(page.url()).hash).toBe("#en.hero.pitch");
        await page.getByLabel("Pitch · English").fill(pitch);
        await page.getByLabel("Pitch · Mongolian").fill(mongolian);
        await saveDraft(page);

        await page.getByRole("link", { name: "Words", exact: true }).first().click();
        await page.getByRole("link", { name: "Team", exact: true }).click();
        const member = page.locator("[id='en.members'] > ol > li").first();
        await member.locator("summary").click();
        await member.getByLabel("Upload another picture").setInputFiles("public/apple-touch-icon.png");
        await saveDraft(page);
        const portrait = member.getByRole("img");
        expect(
          await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBe(180);

        await page.goto("/desk/content");
        await page.getByRole("link", { name: "Add a vacancy" }).click();
        await page.getByLabel("Job title · English").fill("Lighthouse Keeper");
        await saveDraftAndFail(page);
        await page.getByLabel("Job description · English").fill("You keep what members use every day.");
        for (const list of ["duties", "requirements"]) {
          await page
            .locator(`[id="en.${list}"]`)
            .getByRole("button", { name: list === "duties" ? "Add a duty" : "Add a requirement" })
            .click();
          await page.locator(`[id="en.${list}.0"]`).fill("Mathematics");
        }
        await saveDraft(page);
        expect(await Promise.all(["/", "/mn", "/careers"].map(seen))).toEqual(before);

        await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Changes" }).click();
        await press(page, "Preview");
        await page.getByText("You see the draft").waitFor();
        // Where the words were changed last.
        expect(new URL(page.url()).pathname).toBe("/careers/lighthouse-keeper");
        await page.goto("/");
        expect(await page.locator("main").innerText()).toContain("Software that fits your counter");
        await page.goto("/careers");
        expect(await page.locator("main").innerText()).toContain("Lighthouse Keeper");
        await press(page, "Publish");
        expect(await seen("/")).toContain("Software that fits your counter");
        expect(await seen("/mn")).toContain("Таны касст таарсан программ");
        expect(await seen("/careers")).toContain("Lighthouse Keeper");
        expect(gitOf(repository)("log", "-3", "--format=%an: %s", "main").split("\n")).toEqual([
          "Ada Lovelace: Careers · Vacancies: add Lighthouse Keeper",
          expect.stringMatching(/^Ada Lovelace: Team: .* · Picture$/),
          "Ada Lovelace: Home: Hero · Pitch",
        ]);
        expect(gitOf(repository)("show", "--name-only", "--format=", "main~2").split("\n")).toEqual([
          "content/en/home.yaml",
          "content/mn/home.yaml",
          "content/mn/translated-from.json",
        ]);
        // Where the press of Publish leads to.
        expect(await page.locator("main").innerText()).toMatch(/Visitors see it now.*Undo.*Careers · Vacancies/s);
        await page.getByRole("link", { name: "Undo" }).first().click();
        await press(page, "Undo all");
        expect(await Promise.all(["/", "/mn", "/careers"].map(seen))).toEqual(before);
        expect(readFileSync(join(repository, "content/en/home.yaml"), "utf8")).not.toContain("fits your counter");
      },
    );
  },
  900_000,
);

testOf("mongolian")(
  "with scripts, what was typed or chosen is not lost before it is saved, and nothing is asked once it is",
  async () => {
    await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
    const baseURL = await server.listen();
    const link = await server.link(ada);
    await visitAnew("/desk", { baseURL, viewport: desktop, expectErrors: true }, async (page) => {
      await signIn(page, link);
      await page.goto("/desk/content/edit?file=home.yaml");
      await page.getByLabel("Pitch · English").fill(pitch);
      await page.getByLabel("Pitch · Mongolian").fill(mongolian);
      await staysUntilSaved(page);
      await page.context().setOffline(true);
      await press(page, "Save draft");
      expect(await page.getByText("No connection").isVisible()).toBe(true);
      expect(await page.getByLabel("Pitch · English").inputValue()).toBe(pitch);
      await page.context().setOffline(false);
      await saveDraft(page);
      await page.getByRole("link", { name: "Words", exact: true }).first().click();
      await page.getByRole("link", { name: "Team", exact: true }).click();
      const member = page.locator("[id='en.members'] > ol > li").first();
      await member.locator("summary").click();
      await member.getByLabel("Upload another picture").setInputFiles("public/apple-touch-icon.png");
      expect(await page.getByText("Not saved yet").isVisible()).toBe(true);
    });
  },
  200_000,
);

test("every kind of form is usable by everyone, on a phone and on a wide screen, in both schemes", async () => {
  await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
  const baseURL = await server.listen();
  const link = await server.link(ada);
  const files = ["home.yaml", "team.yaml", "legal/us.md", "company.yaml", "works/ccgen.yaml"];
  const paths = [
    "/desk/content",
    "/desk/content?q=software",
    ...files.map((file) => `/desk/content/edit?file=${file}`),
  ];
  await visitAnew("/desk", { baseURL, viewport: phone, bypassCSP: true }, async (page) => {
    await signIn(page, link);
    for (const path of paths) {
      await page.goto(path);
      // What is folded or laid out later is looked at, too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        for (const section of document.querySelectorAll("section")) section.style.contentVisibility = "visible";
      });
      for (const [viewport, colorScheme] of [
        [phone, "dark"],
        [desktop, "light"],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        // Where the bar with the button covers nothing.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        expect(await violations(page), path).toEqual([]);
        const [inside, outside] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth] as const);
        expect(inside, path).toBeLessThanOrEqual(outside);
      }
      const ids = await page.evaluate(() => Array.from(document.querySelectorAll("[id]"), ({ id }) => id));
      expect(
        ids.filter((id, index) => ids.indexOf(id) < index),
        path,
      ).toEqual([]);
    }
  });
}, 200_000);

test("nothing in a form moves when its pictures come", async () => {
  await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
  const baseURL = await server.listen();
  const link = await server.link(ada);
  await visitAnew("/desk", { baseURL, viewport: phone }, async (page) => {
    await signIn(page, link);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/desk/content/picture?*", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/desk/content/edit?file=team.yaml", { waitUntil: "domcontentloaded" });
    const pictures = page.locator(".picture img");
    expect(await pictures.count()).toBeGreaterThan(1);
    const heights = () => pictures.evaluateAll((images) => images.map((image) => image.clientHeight));
    const before = await heights();
    release();
    await pictures.evaluateAll((images) =>
      Promise.all(
        images.map((image) => {
          (image as HTMLImageElement).loading = "eager";
          return (image as HTMLImageElement).decode();
        }),
      ),
    );
    expect(await heights()).toEqual(before);
  });
}, 200_000);

test("a list is changed by the keyboard alone, and what was typed can be printed", async () => {
  await using server = await openServer({ staticFiles: "built", settings: { CONTENT_REPOSITORY: copyWithGit() } });
  const baseURL = await server.listen();
  const link = await server.link(ada);
  await visitAnew("/desk", { baseURL, viewport: phone, javaScriptEnabled: false, expectErrors: true }, async (page) => {
    await signIn(page, link);
    await page.goto("/desk/content/edit?file=team.yaml");
    // Told to screen readers with "Entry 1" or "Remove 1", which do not say of what.
    const lists = await page
      .locator("ol.items")
      .evaluateAll((all) =>
        all.map((list) => [list.ariaLabel, list.parentElement?.querySelector("h2, h3, h4, h5, h6")?.textContent]),
      );
    expect(lists.map(([name]) => name)).toEqual(lists.map(([, heading]) => heading));
    // So do the fields for files say whose picture they take, and fields what stands below them.
    const uploads = await page.locator("label[for^=upload]").allTextContents();
    expect(uploads.length).toBeGreaterThan(1);
    expect(new Set(uploads).size).toBe(uploads.length);
    const undescribed = await page.locator(".field p > small").evaluateAll((all) => {
      const fields = [...document.querySelectorAll("[aria-describedby]")];
      const ids = new Set(fields.flatMap((field) => field.getAttribute("aria-describedby")?.split(" ")));
      return all.filter(({ id }) => !ids.has(id)).length;
    });
    expect(undescribed).toBe(0);
    const items = page.locator("[id='en.members'] > ol > li");
    const summaries = items.locator("> details > summary");
    const [first = "", second = "", third = ""] = await summaries.allInnerTexts();
    const count = await items.count();
    const focused = page.locator("[id='en.members'] > ol > li > details[open] > summary:focus");
    const step = async (place: number, name: string) => {
      await summaries.nth(place).focus();
      if ((await items.nth(place).locator("> details[open]").count()) === 0) await page.keyboard.press("Enter");
      await items.nth(place).locator("> details > .tools").getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await focused.waitFor();
      return focused.innerText();
    };
    expect(await step(1, "Move up")).toBe(second);
    expect(await step(0, "Move down")).toBe(second);
    expect((await summaries.allInnerTexts()).slice(0, 3)).toEqual([first, second, third]);
    for (const name of [first, third]) {
      await page.getByRole("checkbox", { name: `Remove ${name}` }).focus();
      await page.keyboard.press("Space");
    }
    expect(await items.count()).toBe(count);
    await page.getByRole("button", { name: "Add a member" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[id='en.members'] > ol > li:last-child > details > summary:focus").waitFor();
    expect(await page.locator(":focus").innerText()).toBe("New");
    expect(await items.count()).toBe(count - 1);
    expect(await summaries.first().innerText()).toBe(second);
    const last = items.last();
    await last.locator("[id$='.role']").first().getByRole("button", { name: "Add to Role" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(`[id='en.members.${count - 2}.role.0']:focus`).waitFor();
    const field = page.getByLabel("Title · English").first();
    await field.fill("");
    await field.press("Enter");
    await saveDraftAndFail(page);
    expect(await page.locator(":focus").getAttribute("role")).toBe("alert");
    await page.emulateMedia({ media: "print" });
    expect(await page.getByLabel("Title · English").first().isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.locator("[id='en.members.0.firstName']").isVisible()).toBe(true);
  });
}, 200_000);

/** What was typed is not lost by a press on a link, nor after a list was changed, unless somebody says so. */
async function staysUntilSaved(page: Page): Promise<void> {
  const staysAt = async (field: string, value: string) => {
    expect(await page.getByText("Not saved yet").isVisible()).toBe(true);
    const asked = page.waitForEvent("dialog");
    const pressed = page.getByRole("link", { name: "Staff" }).click();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await pressed;
    expect(await page.getByLabel(field).first().inputValue()).toBe(value);
  };
  await staysAt("Pitch · Mongolian", mongolian);
  await page.getByRole("button", { name: "Move down" }).first().click();
  await page.waitForLoadState();
  await page.getByLabel("Pitch · English").fill(pitch);
  await staysAt("Pitch · Mongolian", mongolian);
  await page.getByRole("button", { name: "Move up" }).first().click();
  await page.waitForLoadState();
}

async function saveDraft(page: Page): Promise<void> {
  // All content is checked before.
  await page.getByRole("button", { name: "Save draft" }).last().click({ timeout: 120_000 });
  await page.getByText("The draft is saved.").waitFor();
}

async function saveDraftAndFail(page: Page): Promise<void> {
  // All content is checked before.
  await page.getByRole("button", { name: "Save draft" }).last().click({ timeout: 120_000 });
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").innerText()).toContain("Nothing was saved yet");
}
