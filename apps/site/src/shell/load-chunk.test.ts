import { expect, test } from "vitest";
import { reloadOnce } from "./load-chunk.ts";

function pageAt(nowMs: number, remembered: string | null) {
  const page = { reloads: 0, remembered };
  return {
    page,
    reload: () =>
      reloadOnce({
        now: () => nowMs,
        remembered: () => page.remembered,
        remember: (at) => {
          page.remembered = at;
        },
        reload: () => {
          page.reloads += 1;
        },
      }),
  };
}

test("a part that does not load reloads the page 1 time, and not again within 30 seconds", () => {
  const first = pageAt(100_000, null);
  expect(first.reload()).toBe(true);
  expect(first.page).toEqual({ reloads: 1, remembered: "100000" });
  const again = pageAt(129_999, "100000");
  expect(again.reload()).toBe(false);
  expect(again.page.reloads).toBe(0);
  expect(pageAt(130_000, "100000").reload()).toBe(true);
});
