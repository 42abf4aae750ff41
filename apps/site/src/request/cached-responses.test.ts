import { expect, it } from "vitest";
import { cachedResponses } from "./cached-responses.ts";

const site = {};

const counted = () => {
  let asked = 0;
  return { load: async () => ++asked, fail: () => Promise.reject(new Error(`asked ${++asked}`)) };
};

it("serves one response for 2,000 ms, and shares a pending one with all who ask", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  expect(await Promise.all([keep(site, "IE", load, 0), keep(site, "IE", load, 0)])).toEqual([1, 1]);
  expect(await keep(site, "IE", load, 1_999)).toBe(1);
  expect(await keep(site, "FI", load, 1_999)).toBe(2);
  expect(await keep(site, "IE", load, 2_000)).toBe(3);
});

it("does not cache a failed response", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load, fail } = counted();
  await expect(keep(site, "IE", fail, 0)).rejects.toThrow("asked 1");
  expect(await keep(site, "IE", load, 1)).toBe(2);
});

it("drops all others at the 11th key when the limit is 10", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  for (let key = 0; key < 11; key += 1) await keep(site, String(key), load, 0);
  expect(await keep(site, "0", load, 0)).toBe(12);
});

it("does not serve another site's response", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  await keep(site, "IE", load, 0);
  expect(await keep({}, "IE", load, 0)).toBe(2);
});
