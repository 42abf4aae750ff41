import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadPart, reloadOnce } from "./load-chunk.ts";

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

test("a chunk that fails to load reloads the page 1 time, and not again within 30 seconds", () => {
  const first = pageAt(100_000, null);
  expect(first.reload()).toBe(true);
  expect(first.page).toEqual({ reloads: 1, remembered: "100000" });
  const again = pageAt(129_999, "100000");
  expect(again.reload()).toBe(false);
  expect(again.page.reloads).toBe(0);
  expect(pageAt(130_000, "100000").reload()).toBe(true);
});

test("15, 8.07: a chunk that keeps failing renders nothing, and the page and its error page keep working", async () => {
  const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const kept = { remembered: () => "1000", remember: () => {}, reload: () => expect.unreachable() };
  const { default: Missing } = await loadPart<object>(away, { ...kept, now: () => 20_000 });
  expect(renderToStaticMarkup(createElement(Missing, {}))).toBe("");
});
