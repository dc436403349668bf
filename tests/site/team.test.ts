import { describe, expect, test } from "vitest";
import { isDrawn, phone, still, testOn, visit, visitAnew, words } from "./browser.ts";

const groups = words.team.filters.map(({ label }) => label);
const last = words.team.filters.at(-1);
const inLast = words.team.members.filter(({ roleEnum }) => roleEnum === last?.group).length;

describe("the team on the home page", () => {
  const test = testOn("/", still);

  test("all members are shown first, and the groups can be chosen", async ({ page }) => {
    const team = page.getByRole("region", { name: words.team.title });
    expect(await team.getByRole("article").count()).toBe(words.team.members.length);
    expect(
      await team.getByRole("group", { name: words.team.filterLabel }).getByRole("button").allTextContents(),
    ).toEqual(groups);
    expect(await team.getByRole("button", { name: groups[0] }).getAttribute("aria-pressed")).toBe("true");
  });

  test("the Tab key stops at one name, from which the arrow keys lead to the others", async ({ page }) => {
    const team = page.getByRole("region", { name: words.team.title });
    const stops = () => team.locator("article [tabindex='0']").allInnerTexts();
    const [first, second, third] = words.team.members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(await stops()).toEqual([first]);
    await team.getByRole("heading", { name: first }).focus();
    await expect.poll(() => team.locator("article [aria-hidden=true] > b").count()).toBe(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    const focused = () => page.locator(":focus").innerText();
    expect(await focused()).toBe(second);
    expect(await stops()).toEqual([second]);
    await page.keyboard.press("Tab");
    expect([first, second, third]).not.toContain(await focused());
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(second);
    // Who is not in the chosen group is not there to stop at.
    await team.getByRole("button", { name: last?.label }).click();
    await expect.poll(() => team.getByRole("article").count()).toBe(inLast);
    expect(await stops()).toHaveLength(1);
    await team.getByRole("button", { name: last?.label }).click();
    await expect.poll(() => team.getByRole("article").count()).toBe(words.team.members.length);
  });

  test.for(groups.slice(1))(
    "%s shows that group only, and says how many; choosing it again shows all",
    async (group, { page }) => {
      const team = page.getByRole("region", { name: words.team.title });
      const button = team.getByRole("button", { name: group });
      await button.click();
      await team.getByRole("status").getByText(group).waitFor({ state: "attached" });
      const shown = await team.getByRole("article").count();
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(words.team.members.length);
      expect(await team.getByRole("status").getByText(group).textContent()).toBe(said(group, shown));
      expect(await team.getByRole("button", { pressed: true }).allTextContents()).toEqual([group]);
      await button.click();
      await expect.poll(() => team.getByRole("article").count()).toBe(words.team.members.length);
    },
  );
});

test("the click that hydrates the team is not lost", () =>
  visit("/", still, async (page) => {
    // Dispatched without any pointer or focus before it: nothing has been loaded yet.
    await page.evaluate((label) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("#to-about-us button")];
      buttons.find(({ textContent }) => textContent === label)?.click();
    }, last?.label);
    await page.getByText(said(last?.label ?? "", inLast)).waitFor({ state: "attached" });
  }));

/** The first with two role titles. A photograph gets its colors by a filter. */
const inTurn = words.team.members
  .flatMap(({ role, imageSrc }, index) =>
    role.length === 2 ? { index, role, drawn: isDrawn(`team/${imageSrc}`) } : [],
  )
  .slice(0, 1)
  .flatMap((member) => (["hover", "focus"] as const).map((look) => ({ look, ...member })));

test.each(inTurn)(
  "$look shows the flag, the colors and the role titles typed in turn",
  ({ look, index, role: titles, drawn }) =>
    visitAnew("/", {}, async (page) => {
      await page.clock.install();
      const [role = "", nextRole = ""] = titles;
      const member = page.locator("#to-about-us").getByRole("article").nth(index);
      await member.scrollIntoViewIfNeeded();
      await (look === "focus" ? member.getByRole("heading").focus() : member.hover());
      const colors = member.locator(drawn ? "img[src$='#tint']" : "[data-photo]");
      expect(await colors.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe(
        drawn ? "0.42s" : "0.35s, 0.35s",
      );
      for (const flag of await member.getByRole("img").all())
        expect(await flag.evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
      const typed = member.locator("[aria-hidden=true] > b");
      await typed.waitFor();
      // 25 ms for each typed letter, 5 s of rest, 100 ms for each deleted one. All of them first: a short look misses none.
      const all = `${role}, ${nextRole}`;
      let shown = "";
      for (const next of [all, role, nextRole]) {
        await page.clock.runFor((shown ? 5_000 + shown.length * 100 : 0) + next.length * 25 + 50);
        expect((await typed.textContent())?.replaceAll("\u2060", "")).toBe(next);
        shown = next;
      }
    }),
);

test("a focus that moves on while the team's script loads shows the person who has it", () =>
  visitAnew("/about-us", {}, async (page) => {
    const people = page.locator("[data-island=team-browser] article");
    await people.getByRole("heading").evaluateAll(([first, second]) => {
      second?.focus();
      first?.focus();
    });
    await people.nth(0).locator("[aria-hidden=true] > b").waitFor();
    expect(await people.nth(1).locator("[aria-hidden=true] > b").count()).toBe(0);
  }));

test("the longest list of role titles is written within 600 ms", () =>
  visitAnew("/about-us", {}, async (page) => {
    await page.clock.install();
    const lists = words.team.members.map(({ role }) => role.join(", "));
    const longest = lists.toSorted((one, other) => other.length - one.length)[0] ?? "";
    expect(longest.length * 25).toBeGreaterThan(600);
    const member = page.getByRole("article").nth(lists.indexOf(longest));
    await member.scrollIntoViewIfNeeded();
    await member.hover();
    const typed = member.locator("[aria-hidden=true] > b");
    await typed.waitFor();
    await page.clock.runFor(600);
    expect((await typed.textContent())?.replaceAll("\u2060", "")).toBe(longest);
  }));

test.each([390, 1440])("while role titles are typed the list stays readable, and nothing moves, %i px wide", (width) =>
  visitAnew("/about-us", { viewport: { width, height: 844 } }, async (page) => {
    const members = page.getByRole("article");
    const longest = words.team.members.map(({ role }) => role.join(", ").length);
    const member = members.nth(longest.indexOf(Math.max(...longest.slice(0, 8))));
    const list = words.team.members[longest.indexOf(Math.max(...longest.slice(0, 8)))]?.role.join(", ");
    await member.scrollIntoViewIfNeeded();
    const look = () =>
      member.evaluate((one) => {
        const [line, typed] = [one.querySelector("p"), one.querySelector("p > [aria-hidden]")];
        const linesOf = (nodes: readonly Node[]) => {
          const range = document.createRange();
          range.setStart(nodes[0] ?? one, 0);
          range.setEndAfter(nodes.at(-1) ?? one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const own = [...(line?.childNodes ?? [])].filter((node) => node !== typed);
        return {
          height: one.getBoundingClientRect().height,
          text: own.map(({ textContent }) => textContent).join(""),
          color: line && getComputedStyle(line).color,
          lines: [linesOf(own), typed ? linesOf([...typed.childNodes]) : linesOf(own)],
        };
      });
    const before = await look();
    expect(before.text).toBe(list);
    await member.hover();
    await member.locator("[aria-hidden=true] > b").waitFor();
    for (let count = 0; count < 8; count += 1) {
      expect(await look()).toEqual(before);
      await page.waitForTimeout(120);
    }
  }),
);

test.each([390, 1440])("role titles that are all written lie on the list, letter on letter, %i px wide", (width) =>
  visitAnew("/about-us", { viewport: { width, height: 844 } }, async (page) => {
    await page.clock.install();
    for (const member of (await page.getByRole("article").all()).slice(0, 8)) {
      await member.scrollIntoViewIfNeeded();
      await member.hover();
      await member.locator("[aria-hidden=true] > b").waitFor();
      await page.clock.runFor(600);
      const [list, typed] = await member.evaluate((one) => {
        const overlay = one.querySelector("p > [aria-hidden]");
        const beginningsIn = (nodes: readonly Node[]) => {
          const places: string[] = [];
          let before = " ";
          for (const node of nodes) {
            for (const [index, letter] of [...(node.textContent ?? "")].entries()) {
              if (before === " " && letter !== " ") {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                const { left, top } = range.getBoundingClientRect();
                places.push(`${letter} ${Math.round(left)} ${Math.round(top)}`);
              }
              before = letter;
            }
          }
          return places;
        };
        const textsIn = (root: Node | null, isWanted: (node: Node) => boolean) => {
          const walker = document.createTreeWalker(root ?? one, NodeFilter.SHOW_TEXT);
          const texts: Node[] = [];
          while (walker.nextNode()) if (isWanted(walker.currentNode)) texts.push(walker.currentNode);
          return texts;
        };
        const inList = textsIn(one.querySelector("p"), (node) => !overlay?.contains(node));
        return [beginningsIn(inList), beginningsIn(textsIn(overlay, () => true))];
      });
      expect(list?.length).toBeGreaterThan(0);
      expect(typed).toEqual(list);
    }
  }),
);

test("touch devices show the flags without hover", () =>
  visit("/", { ...still, viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    for (const flag of await page.getByRole("article").first().getByRole("img").all())
      expect(await flag.evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
  }));

/** What a screen reader hears after a group was chosen. */
function said(group: string, count: number): string {
  return words.team.shown.replace("{group}", group).replace("{count}", String(count));
}
