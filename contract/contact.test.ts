import * as v from "valibot";
import { expect, test } from "vitest";
import { contactFields, contactRequest, emailPattern, emptyRequest, findFieldErrors } from "./contact.ts";

const good = { name: "Ada", email: "ada@engine.test", body: "Hello" };

test("takes a request with the three required fields and fills in the others", () => {
  expect(v.parse(contactRequest, good)).toEqual({ ...emptyRequest(), ...good });
});

test("names each missing field", () => {
  expect(findFieldErrors({})).toEqual({ name: "required", email: "required", body: "required" });
  expect(findFieldErrors({ ...good, name: "  ", body: "\n" })).toEqual({ name: "required", body: "required" });
});

test.each(["a@b.co", "A.b_c-d@x-y.example.info", "1@2.uk"])("takes the address %s", (address) => {
  expect(address).toMatch(emailPattern);
});

test.each(["a@b", "a@b.c", "a@b.company", "a+b@c.de", "a b@c.de", "a@b..de", "@c.de", "ä@c.de", "a@c.de\n"])(
  "refuses the address %j",
  (address) => {
    expect(address).not.toMatch(emailPattern);
  },
);

test("counts an emoji as one character", () => {
  expect(findFieldErrors({ ...good, body: "😀".repeat(contactFields.body.maxLength) })).toEqual({});
  expect(findFieldErrors({ ...good, body: "😀".repeat(contactFields.body.maxLength + 1) })).toEqual({
    body: "tooLong",
  });
});

test("takes no line break into a single line and no NUL anywhere", () => {
  expect(v.parse(contactRequest, { ...good, name: "Ada\r\nBcc: x@y.zz" }).name).toBe("Ada Bcc: x@y.zz");
  expect(findFieldErrors({ ...good, body: "a\0b" })).toEqual({ body: "invalid" });
});

test("replaces halves of characters, which not every database stores", () => {
  expect(v.parse(contactRequest, { ...good, body: "a\ud800b" }).body).toBe("a\ufffdb");
});

test("counts a line break as one character, however the browser sends it", () => {
  expect(v.parse(contactRequest, { ...good, body: "a\r\nb\rc" }).body).toBe("a\nb\nc");
});

test("takes each purpose once, and only codes", () => {
  expect(findFieldErrors({ ...good, purpose: ["web", "uxUi"] })).toEqual({});
  expect(findFieldErrors({ ...good, purpose: ["web", "web"] })).toEqual({ purpose: "invalid" });
  expect(findFieldErrors({ ...good, purpose: ['a"b%'] })).toEqual({ purpose: "invalid" });
});

test("takes no seventh field", () => {
  expect(findFieldErrors({ ...good, role: "admin" })).toEqual({ role: "invalid" });
});
