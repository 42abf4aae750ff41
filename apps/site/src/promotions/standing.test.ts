import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const week = { from: "2026-11-02", until: "2026-11-08" };
const weekends = { from: "2026-11-04", until: "2026-11-21", weekdays: [5, 6, 7] };

describe("a promotion from 2 to 8 November", () => {
  it.each([
    ["2026-11-01T23:59:59.999Z", { state: "coming", changesAt: "2026-11-02T00:00:00.000Z" }],
    ["2026-11-02T00:00:00Z", { state: "open", changesAt: "2026-11-09T00:00:00.000Z" }],
    ["2026-11-08T23:59:59.999Z", { state: "open", changesAt: "2026-11-09T00:00:00.000Z" }],
    ["2026-11-09T00:00:00Z", { state: "ended" }],
  ])("a promotion from 2 to 8 November at %s is %j", (now, expected) => {
    expect(standingOf(week, new Date(now))).toEqual(expected);
  });
});

describe("a promotion on weekends from Wednesday 4 to Saturday 21 November", () => {
  it.each([
    ["2026-11-03T12:00:00Z", { state: "coming", changesAt: "2026-11-06T00:00:00.000Z" }],
    ["2026-11-05T12:00:00Z", { state: "between", changesAt: "2026-11-06T00:00:00.000Z" }],
    ["2026-11-06T12:00:00Z", { state: "open", changesAt: "2026-11-09T00:00:00.000Z" }],
    ["2026-11-09T00:00:00Z", { state: "between", changesAt: "2026-11-13T00:00:00.000Z" }],
    ["2026-11-21T12:00:00Z", { state: "open", changesAt: "2026-11-22T00:00:00.000Z" }],
    ["2026-11-22T00:00:00Z", { state: "ended" }],
  ])("a promotion on weekends from Wednesday 4 to Saturday 21 November at %s is %j", (now, expected) => {
    expect(standingOf(weekends, new Date(now))).toEqual(expected);
  });

  it("a promotion on weekends from Wednesday 4 to Saturday 21 November has ended on a Monday whose Friday lies after the last day", () => {
    expect(standingOf({ ...weekends, until: "2026-11-18" }, new Date("2026-11-16T08:00:00Z"))).toEqual({
      state: "ended",
    });
  });
});

it("on Saturdays in Helsinki opens and closes by Helsinki's midnight", () => {
  const saturdays = { from: "2026-11-25", until: "2027-05-29", weekdays: [6] };
  const at = (text: string) => standingOf(saturdays, new Date(text), "Europe/Helsinki");
  const closed = { state: "between", changesAt: "2026-11-27T22:00:00.000Z" };
  const open = { state: "open", changesAt: "2026-11-28T22:00:00.000Z" };
  expect(at("2026-11-27T21:59:59Z")).toEqual(closed);
  expect(at("2026-11-27T22:00:00Z")).toEqual(open);
  expect(at("2026-11-28T21:59:59Z")).toEqual(open);
  expect(at("2026-11-28T22:00:00Z").state).toBe("between");
});
