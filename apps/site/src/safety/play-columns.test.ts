import { expect, test } from "vitest";
import { columnSumOf, playColumns, sinceFirst } from "./play-columns.ts";

const day = (text: string, deposited: string, staked = "0.00") => ({
  day: text,
  staked,
  paid: "0.00",
  deposited,
  withdrawn: "0.00",
});

test("7 days are 7 bars, days without money at 0.00, today last", () => {
  const columns = playColumns([day("2026-11-14", "20.00"), day("2026-11-20", "5.50")], 7, "2026-11-20");
  expect(columns.map((column) => [column.day, column.deposited])).toEqual([
    ["2026-11-14", "20.00"],
    ["2026-11-15", "0.00"],
    ["2026-11-16", "0.00"],
    ["2026-11-17", "0.00"],
    ["2026-11-18", "0.00"],
    ["2026-11-19", "0.00"],
    ["2026-11-20", "5.50"],
  ]);
});

test("30 days are 30 bars across the turn of a month", () => {
  const columns = playColumns([], 30, "2026-03-10");
  expect([columns.length, columns[0]?.day]).toEqual([30, "2026-02-09"]);
});

test("90 days are 13 weeks, the oldest of 6 days", () => {
  const columns = playColumns(
    [day("2026-11-14", "0.10"), day("2026-11-20", "0.20"), day("2026-11-13", "1.00")],
    90,
    "2026-11-20",
  );
  expect(columns).toHaveLength(13);
  expect(columns.at(-1)).toMatchObject({ day: "2026-11-14", lastDay: "2026-11-20", deposited: "0.30" });
  expect(columns.at(-2)?.deposited).toBe("1.00");
  expect([columns[0]?.day, columns[0]?.lastDay]).toEqual(["2026-08-23", "2026-08-28"]);
});

test("sums are exact to the cent", () => {
  const columns = playColumns([day("2026-11-19", "0.10"), day("2026-11-20", "0.20")], 7, "2026-11-20");
  expect(columnSumOf(columns, "deposited")).toBe("0.30");
});

test("the days before the first with money are left out, but at least 7 bars stay", () => {
  const young = [day("2026-11-18", "20.00"), day("2026-11-20", "5.50")];
  const columns = playColumns(young, 30, "2026-11-20");
  expect(sinceFirst(columns, ["deposited"])).toHaveLength(7);
  const older = playColumns([day("2026-11-09", "20.00")], 30, "2026-11-20");
  expect(sinceFirst(older, ["deposited"]).map((column) => column.day)[0]).toBe("2026-11-09");
  expect(sinceFirst(older, ["staked", "paid"])).toHaveLength(7);
});
