import { expect, test } from "vitest";
import { everyPage } from "./every-page.ts";

test("reads all pages, newest first, until the last one", async () => {
  const asked: number[] = [];
  const rows = await everyPage(async (start) => {
    asked.push(start);
    return start === -1 ? { rows: ["c", "b"], next: 2 } : { rows: ["a"], next: null };
  });
  expect(rows).toEqual(["c", "b", "a"]);
  expect(asked).toEqual([-1, 2]);
});

test("stops at 5,000 rows, even if there are more", async () => {
  const rows = await everyPage(async (start) => ({
    rows: Array.from({ length: 99 }, () => 1),
    next: start + 1,
  }));
  expect(rows).toHaveLength(5_000);
});
