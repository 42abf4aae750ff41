/**
 * Returns a function whose promise resolves when no pointer is pressed any more, at once if none is. What appears above a button while it is
 * pressed moves it away, and the press is lost: such a change waits for this.
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

/** Resolves when nothing on the page is pressed. There is no page on the server, and nothing waits there. */
export const afterPress: () => Promise<void> =
  typeof document === "undefined" ? () => Promise.resolve() : watchPresses(document);
