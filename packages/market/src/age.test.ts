import { expect, it } from "vitest";
import { ageOn } from "./age.ts";

it.each([
  ["in Toronto's evening before the birthday", "CA", "2026-11-20T02:00:00Z", 18],
  ["when the birthday has begun in Toronto and not in Vancouver", "CA", "2026-11-20T06:00:00Z", 18],
  ["when the birthday has begun in Vancouver", "CA", "2026-11-20T08:00:00Z", 19],
  ["when the birthday has begun in Tokyo and not in UTC", "JP", "2026-11-19T15:00:00Z", 19],
  ["a second before midnight in Tokyo", "JP", "2026-11-19T14:59:59Z", 18],
  ["when it has begun in Sydney and not in Perth", "AU", "2026-11-19T14:00:00Z", 18],
  ["when it has begun in Perth", "AU", "2026-11-19T16:00:00Z", 19],
])("%s (%s, %s) a person born on 20 November 2007 is %i", (_when, country, at, age) => {
  expect(ageOn("2007-11-20", country, new Date(at))).toBe(age);
});

it.each([
  ["2026-02-28T23:59:59Z", 17],
  ["2026-03-01T00:00:00Z", 18],
])("at %s a person born in Ireland on 29 February 2008 is %i", (at, age) => {
  expect(ageOn("2008-02-29", "IE", new Date(at))).toBe(age);
});
