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
          return true;
        },
        reload: () => {
          page.reloads += 1;
        },
      }),
  };
}

test("a chunk that fails to load reloads the page once, and not again within 30 seconds", () => {
  const first = pageAt(100_000, null);
  expect(first.reload()).toBe(true);
  expect(first.page).toEqual({ reloads: 1, remembered: "100000" });
  const again = pageAt(129_999, "100000");
  expect(again.reload()).toBe(false);
  expect(again.page.reloads).toBe(0);
  expect(pageAt(130_000, "100000").reload()).toBe(true);
});

const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const Part = () => "the part";

/** A page that was never reloaded, whose server answers, with nothing to lose. */
function pageWith(change: Partial<Parameters<typeof loadPart>[1]> = {}) {
  const asked = { reloads: 0, answers: 0 };
  return {
    asked,
    page: {
      now: () => 100_000,
      remembered: () => null,
      remember: () => true,
      reload: () => {
        asked.reloads += 1;
      },
      answers: async () => {
        asked.answers += 1;
        return true;
      },
      isInUse: () => false,
      ...change,
    },
  };
}

test("[2.18] a chunk that fails to load while the server answers and nothing is lost reloads the page", async () => {
  const { page, asked } = pageWith();
  const loading = loadPart<object>(away, page);
  await expect.poll(() => asked.reloads).toBe(1);
  // Nothing is shown until the page is gone.
  expect(await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, 50, "waits"))])).toBe(
    "waits",
  );
});

test("a chunk that loads asks the server nothing", async () => {
  const { page, asked } = pageWith();
  expect((await loadPart<object>(async () => ({ default: Part }), page)).default).toBe(Part);
  expect(asked).toEqual({ reloads: 0, answers: 0 });
});

test.each([
  ["the server does not answer", { answers: async () => false }],
  ["a game is open or a form holds input", { isInUse: () => true }],
  ["the page was reloaded for it 20 seconds ago", { remembered: () => "80000" }],
  ["the browser does not remember that it was reloaded", { remember: () => false }],
])(
  "[8.07] a chunk that fails to load renders nothing and leaves the page as it is when %s",
  async (_, change) => {
    const { page, asked } = pageWith(change);
    const { default: Missing } = await loadPart<object>(away, page);
    expect(renderToStaticMarkup(createElement(Missing, {}))).toBe("");
    expect(asked.reloads).toBe(0);
  },
);

test("input that begins while the server is asked is not lost", async () => {
  let isTyping = false;
  const answers = async () => {
    isTyping = true;
    return true;
  };
  const { page, asked } = pageWith({ answers, isInUse: () => isTyping });
  await loadPart<object>(away, page);
  expect(asked.reloads).toBe(0);
});
