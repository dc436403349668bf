import { expect, test } from "vitest";
import { fullStop } from "./full-stop.ts";

test.each(["Help guides", "Бидний ажлууд", "From 41 seconds to 4", "House Account Tab (HAT)"])(
  'the dot ends "%s"',
  (title) => expect(fullStop(title)).toEqual({ "data-stop": "" }),
);

test.each(["Got an idea?", "Done.", "Санаа байна уу?", "And then…"])('"%s" needs no dot', (title) =>
  expect(fullStop(title)).toEqual({}),
);
