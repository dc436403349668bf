import { expect, test } from "vitest";
import { addressedSecond, addressOf, withoutSecond } from "./show-in-viewer.client.ts";

test("an address names a second of one video", () => {
  const hash = addressOf("video-bulk-payment", 7);
  expect(hash).toBe("#video-bulk-payment&t=7");
  expect(addressedSecond(hash, "video-bulk-payment")).toBe(7);
  expect(addressedSecond(hash, "video-pay-account-balance")).toBeUndefined();
});

test.each(["", "#", "#video-bulk-payment", "#video-bulk-payment&t=", "#video-bulk-payment&t=1e3", "#questions"])(
  "%j opens no video",
  (hash) => expect(addressedSecond(hash, "video-bulk-payment")).toBeUndefined(),
);

test("without its second, an address leads to the video and does not open it", () => {
  expect(withoutSecond("#video-bulk-payment&t=7")).toBe("#video-bulk-payment");
  expect(withoutSecond("#pay-balance")).toBe("#pay-balance");
  expect(withoutSecond("")).toBe("");
});
