import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

const text = "Вакцин нь хүчинтэй байгаа л бол и-мэйл бичнэ үү. Хоёр долоо хоног, 5-р давхар, Бат-Эрдэнэ, CCGen-ийг нь.";
const kept =
  "Вакцин нь хүчинтэй байгаа\u00a0л бол и-\u2060мэйл бичнэ\u00a0үү. Хоёр долоо\u00a0хоног, 5-\u2060р\u00a0давхар, Бат-Эрдэнэ, CCGen-\u2060ийг\u00a0нь.";

test("in Mongolian, particles stay with the word before them, and endings with their figure or Latin word", () => {
  expect(typeset("mn", { items: [{ text, count: 2 }] })).toEqual({ items: [{ text: kept, count: 2 }] });
});

test("a heading keeps its spaces, like a word that only begins as a particle does and what no line shows", () => {
  const same = {
    title: "Танд санаа байна уу?",
    text: "Хоёр уулзалтыг нэг чирэхэд өөр өрөөнд шилжинэ, чанга нээх",
    alt: text,
  };
  expect(typeset("mn", same)).toEqual(same);
});

test("in English, a dash begins no line, and an hour stays with its half of the day", () => {
  expect(typeset("en", { text: "Development - Apps, a follow-up from 9 a.m. to 5 p.m." })).toEqual({
    text: "Development\u00a0- Apps, a follow-up from 9\u00a0a.m. to 5\u00a0p.m.",
  });
});

test("in an English heading, and only there, a figure stays with its words and two words before two are one line", () => {
  for (const [typed, set] of [
    ["From 41 seconds to 4", "From\u00a041\u00a0seconds to 4"],
    ["Typed once, read everywhere", "Typed\u00a0once, read everywhere"],
    ["Add employees, set PINs and rights", "Add employees, set PINs and rights"],
  ]) {
    expect(typeset("en", { title: typed, text: typed })).toEqual({ title: set, text: typed });
  }
});

test("in English, quotation marks and apostrophes are set as a printer would, where an address stays as it is", () => {
  const typed = `It's "as is," ("we"), the clubs' 'May we?' [it can't](/guides/hat#what-it-cant-do), "'no.'"`;
  const set = `It’s “as is,” (“we”), the clubs’ ‘May we?’ [it can’t](/guides/hat#what-it-cant-do), “‘no.’”`;
  expect(typeset("en", { text: typed })).toEqual({ text: set });
});

test("an alternate text has a printer's quotation marks, and no space that holds a line together", () => {
  const alt = `A provider's "day," from 9 a.m.`;
  expect(typeset("en", [{ picture: { alt } }])).toEqual([{ picture: { alt: "A provider’s “day,” from 9 a.m." } }]);
  expect(typeset("mn", { alt: `"Нээх" товч бичнэ үү` })).toEqual({ alt: "“Нээх” товч бичнэ үү" });
});

test("other languages stay as they are written", () => {
  const content = { text };
  expect(typeset("de", content)).toBe(content);
});
