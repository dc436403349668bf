import { expect, test } from "vitest";
import { testOf } from "#tests/support/test-of.ts";
import { addressIn, languageOf, withoutLanguage } from "./languages.ts";

testOf("mongolian").each([
  ["/", "/mn"],
  ["/#to-our-work", "/mn#to-our-work"],
  ["/?a=b", "/mn?a=b"],
  ["/about-us", "/mn/about-us"],
  ["/works/ccgen#steps", "/mn/works/ccgen#steps"],
])("%s is %s in Mongolian", (path, mongolian) => {
  expect(addressIn("mn", path)).toBe(mongolian);
  expect([languageOf(mongolian), withoutLanguage(mongolian)]).toEqual(["mn", path]);
  expect([addressIn("en", path), languageOf(path), withoutLanguage(path)]).toEqual([path, "en", path]);
});

test("the letters of a language at the beginning of a word are no language", () => {
  expect([languageOf("/mnemonic"), withoutLanguage("/mnemonic")]).toEqual(["en", "/mnemonic"]);
});
