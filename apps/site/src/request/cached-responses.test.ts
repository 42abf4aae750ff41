import { expect, it } from "vitest";
import { cachedResponses } from "./cached-responses.ts";

const site = {};

const counted = () => {
  let asked = 0;
  return { load: async () => ++asked, fail: () => Promise.reject(new Error(`asked ${++asked}`)) };
};

it("one answer is given for 2,000 ms, and to all who ask while it is on its way", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  expect(await Promise.all([keep(site, "IE", load, 0), keep(site, "IE", load, 0)])).toEqual([1, 1]);
  expect(await keep(site, "IE", load, 1_999)).toBe(1);
  expect(await keep(site, "FI", load, 1_999)).toBe(2);
  expect(await keep(site, "IE", load, 2_000)).toBe(3);
});

it("a failed answer is asked for again", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load, fail } = counted();
  await expect(keep(site, "IE", fail, 0)).rejects.toThrow("asked 1");
  expect(await keep(site, "IE", load, 1)).toBe(2);
});

it("the 11th key of at most 10 forgets the others", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  for (let key = 0; key < 11; key += 1) await keep(site, String(key), load, 0);
  expect(await keep(site, "0", load, 0)).toBe(12);
});

it("another site's answer is not given", async () => {
  const keep = cachedResponses<number>({ forMs: 2_000, most: 10 });
  const { load } = counted();
  await keep(site, "IE", load, 0);
  expect(await keep({}, "IE", load, 0)).toBe(2);
});
