import { describe, expect, it, test } from "vitest";
import { affiliateTagsOf } from "./affiliate-cookie.ts";
import { readAffiliateCookie } from "./affiliate-tags.ts";

test("reads the cookie's tags for login and signup", () => {
  expect(readAffiliateCookie('{"btag":"abc","kw":"bells"}', () => {})).toEqual({ btag: "abc", kw: "bells" });
});

describe("an affiliate cookie", () => {
  it.each([
    ["that is not JSON", "{btag:"],
    ["that is a list", '["btag"]'],
    ["that is null", "null"],
    ["with a nested tag", '{"btag":{"a":1}}'],
    ["with an unknown name", '{"role":"admin"}'],
    ["with __proto__", '{"__proto__":{"a":"b"}}'],
    ["of 4 kB", JSON.stringify({ btag: "a".repeat(4_000) })],
    ["with a tag of 201 characters", JSON.stringify({ btag: "a".repeat(201) })],
    ["with a null character", '{"btag":"a\\u0000"}'],
    ["with an empty tag", '{"btag":""}'],
    ["that is empty", "{}"],
  ])("%s is ignored with a warning", (_what, cookie) => {
    const warnings: string[] = [];
    expect(readAffiliateCookie(cookie, (warning) => warnings.push(warning))).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });
});

test("the cookie accepts every tag that the address may bring, also at the size limits", () => {
  const query = new URLSearchParams({ op: "x".repeat(200), mid: "ä🐑", kw: "y".repeat(201) });
  const tags = affiliateTagsOf(query);
  expect(Object.keys(tags!)).toEqual(["op", "mid"]);
  expect(readAffiliateCookie(JSON.stringify(tags), () => {})).toEqual(tags);
});

test("takes tags from the address, without repeated and empty ones", () => {
  expect(affiliateTagsOf(new URLSearchParams("btag=abc&kw=&op=1&op=2&mid=%00&other=3"))).toEqual({
    btag: "abc",
  });
  expect(affiliateTagsOf(new URLSearchParams("q=bell"))).toBeUndefined();
});
