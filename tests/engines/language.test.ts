import { beforeAll, describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { storedRow } from "../site/contact-steps.ts";
import type { Engine } from "./engine.ts";
import { findEngines } from "./find-engines.ts";
import { desktop, phone, visit } from "./visitor.ts";

const english = contentIn("en");
const mongolian = contentIn("mn");

describe.each(findEngines())("$name", ({ start }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
    return () => engine.close();
  });

  test("the header leads to a page in the other language and back", () =>
    visit(engine, "/about-us", desktop, async ({ click, sees, until }) => {
      await click("header a", mongolian.frame.language.name);
      await until(() => location.pathname === "/mn/about-us" && document.documentElement.lang === "mn");
      await sees("header [commandfor=contact]", mongolian.frame.contactUs);
      await click("header a", english.frame.language.name);
      await until(() => location.pathname === "/about-us" && document.documentElement.lang === "en");
    }));

  test("the menu of a small window leads to the other language, and its form answers in it", () =>
    visit(engine, "/", phone, async ({ click, sees, press, until }) => {
      const name = `Сүх, ${engine.name}`;
      await click("header [commandfor=menu]");
      await click("#menu a", mongolian.frame.language.name);
      await until(() => location.pathname === "/mn" && document.readyState === "complete");
      await click("#to-our-work [commandfor=contact]");
      for (const [field, text] of [
        ["name", name],
        ["email", "sukh@ger.test"],
        ["body", "Вэб сайт"],
      ]) {
        await click(`#contact-${field}`);
        await press(...(text ?? ""));
      }
      await click("#contact label", mongolian.contact.captcha.label);
      await sees("#contact", mongolian.contact.captcha.done);
      await click("#contact button[type=submit]");
      await sees("#contact [role=status]", mongolian.contact.messages.success);
      expect(storedRow(name)).toMatchObject({ body: "Вэб сайт" });
    }));
});
