import { expect, test } from "vitest";
import { watchPresses } from "./after-press.ts";

test("what waits for the end of a press comes after the click, and at once when nothing is pressed", async () => {
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

test("a press that the browser takes for scrolling ends too", async () => {
  const page = new EventTarget();
  const afterPress = watchPresses(page);
  page.dispatchEvent(new Event("pointerdown"));
  page.dispatchEvent(new Event("pointercancel"));
  await expect(afterPress()).resolves.toBeUndefined();
});
