/**
 * Returns a function that waits until no mouse button or finger is pressed. Something that appears above a button moves it. If that happens
 * between press and release, the browser makes no click, so such a change has to wait.
 */
export function watchPresses(target: EventTarget): () => Promise<void> {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    // The click comes after the pointer is up, in the same task.
    setTimeout(() => {
      isPressed = false;
      for (const resolve of waiting) resolve();
      waiting = [];
    });
  };
  target.addEventListener("pointerdown", () => (isPressed = true), { capture: true });
  for (const end of ["pointerup", "pointercancel"]) target.addEventListener(end, release, { capture: true });
  return () => (isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
}

/** Waits until nothing on the page is pressed. On the server it resolves at once. */
export const afterPress: () => Promise<void> =
  typeof document === "undefined" ? () => Promise.resolve() : watchPresses(document);
