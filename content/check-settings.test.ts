import { expect, test } from "vitest";
import { mistakesInParts, mistakesInRedirects } from "./check-settings.ts";
import { describeMistake } from "./mistakes.ts";

const sentencesFor = (text: string) => mistakesInParts(text).map(describeMistake);

test("every part may be on or off, with a remark behind it, or not named", () => {
  expect(mistakesInParts()).toEqual([]);
  expect(sentencesFor("clover: off # no apps\n\n# The rest\ndesk: on\n")).toEqual([]);
  expect(sentencesFor("# Everything is on.\n")).toEqual([]);
});

test.each([
  ["clover: of", "1: clover: must be on or off, without quotation marks"],
  ["desk: on\nclover: false", "2: clover: must be on or off, without quotation marks"],
  ["desk: on\nclovers: off", "2: clovers: is not a field that the site knows"],
  ["clover: 'off'", "1: clover: must stand on a line of its own, like clover: off"],
  ["{ clover: off }", "1: clover: must stand on a line of its own, like clover: off"],
  ["clover", "1: must be lines like clover: on"],
])("an owner who writes %j reads where and what", (text, sentence) => {
  expect(sentencesFor(text)).toEqual([`content/parts.yaml:${sentence}`]);
});

test.each([
  ["inEveryLanguage:\n  /a: b", "2: inEveryLanguage./a: must be an address of this site, like /about-us"],
  ["inEveryLanguage:\n  /b: /\n  a: /b", "3: inEveryLanguage.a: must be an address of this site, like /about-us"],
  ["everywhere:\n  /a: /b", "2: everywhere: is not a field that the site knows"],
  ["inEveryLanguage:\n  '/a': /b", "2: inEveryLanguage./a: must stand on a line of its own, like /a: /b"],
  ["inEveryLanguage: { /a: /b }", "1: inEveryLanguage./a: must stand on a line of its own, like /a: /b"],
  ["/a", "1: must be lines like inEveryLanguage:"],
])("an owner who writes the redirect %j reads where and what", (text, sentence) => {
  expect(mistakesInRedirects(text).map(describeMistake)).toEqual([`content/redirects.yaml:${sentence}`]);
});

test("the redirects may be none", () => {
  expect(mistakesInRedirects()).toEqual([]);
  expect(mistakesInRedirects("inMainLanguage:\ninEveryLanguage:\n")).toEqual([]);
});
