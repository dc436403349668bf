import { expect, test } from "vitest";
import { forgetGa4Cookies } from "./ga4.ts";

test("deletes Google's cookies on every domain they may belong to, and no other cookie", () => {
  const written: string[] = [];
  const document = {
    get cookie() {
      return "theme=dark; _ga=GA1.1.1; _ga_ABC=GS1.1";
    },
    set cookie(text: string) {
      written.push(text);
    },
  } as Document;
  forgetGa4Cookies(document, "www.site.example");
  const domains = ["", "; domain=www.site.example", "; domain=site.example", "; domain=example"];
  expect(written).toEqual(
    ["_ga", "_ga_ABC"].flatMap((name) => domains.map((domain) => `${name}=; path=/; max-age=0${domain}`)),
  );
});
