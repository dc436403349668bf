import type { Drawing } from "#art/engine/picture.tsx";
import type { Words } from "#art/engine/words.ts";
import { worksSteps } from "./drawings.ts";

/** The remarks and labels of the steps. Words on the screen of a client's app stay English. */
const words: Readonly<Record<string, Words>> = {
  "ccgen/dreamt": { "what did": "тэр юу гэж", "she say?": "хэлсэн бэ?" },
  "dog-park-membership/planned": { Dog: "Нохой", Owner: "Эзэн", "Shots until": "Вакцин дуусах" },
  "foreclosed-home-auctions/dreamt": { "who was first?": "хэн түрүүлэв?" },
  "foreclosed-home-auctions/planned": {
    "after 77c0": "өмнөх 77c0",
    "after 4f1a": "өмнөх 4f1a",
    "after b92e": "өмнөх b92e",
    "is 4f1a": "өөрөө 4f1a",
    "is b92e": "өөрөө b92e",
    "is 03d8": "өөрөө 03d8",
    "one order, and only one": "ганцхан дараалал",
    "the latest bid": "сүүлийн санал",
  },
  "membership-kiosk/dreamt": { "41 s": "41 сек" },
  "membership-kiosk/planned": { "23 s": "23 сек", "12 s": "12 сек", "4 s": "4 сек" },
  "membership-kiosk/built": { "4 s": "4 сек", "to check in": "бүртгүүлэхэд" },
  "pharmacy-integration/dreamt": { "typed, typed, typed": "шивэв, шивэв, шивэв" },
  "pharmacy-integration/planned": {
    Clinic: "Эмнэлэг",
    Counter: "Лангуу",
    confirmed: "баталгаажсан",
    queue: "дараалал",
    adapter: "холбогч",
  },
};

/** The steps whose words a reader needs, in Mongolian. */
export const mongolianSteps: readonly Drawing[] = worksSteps.flatMap((drawing) => {
  const own = words[drawing.name.replace("works-steps/", "")];
  return own ? [{ ...drawing, name: `mn/${drawing.name}`, words: own }] : [];
});
