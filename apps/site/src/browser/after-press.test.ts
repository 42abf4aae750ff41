import { expect, test } from "vitest";
import { watchPresses } from "./after-press.ts";

test("a change that waits for the end of a press is made after the click, or at once if nothing is pressed", async () => {
  const page = new EventTarget();
  const afterPress = watchPresses(page);
  const seen: string[] = [];
  page.addEventListener("click", () => seen.push("click"));
  await afterPress();
  page.dispatchEvent(new Event("pointerdown"));
  const shown = afterPress().then(() => seen.push("shown"));
  await Promise.resolve();
  expect(seen).toEqual([]);
  page.dispatchEvent(new Event("pointerup"));
  page.dispatchEvent(new Event("click"));
  await shown;
  expect(seen).toEqual(["click", "shown"]);
});

test("the wait also ends when the browser cancels a press because the reader scrolls", async () => {
  const page = new EventTarget();
  const afterPress = watchPresses(page);
  page.dispatchEvent(new Event("pointerdown"));
  page.dispatchEvent(new Event("pointercancel"));
  await expect(afterPress()).resolves.toBeUndefined();
});
