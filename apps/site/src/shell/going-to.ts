const storageKey = "going_to";

/** Where the reader is on the way to, while the page they leave still stands. */
let goingTo: string | undefined;

/**
 * Notes the way to another page, and its end. The router reloads the page on which it stands when a part of the next one does not load; this one
 * writes down on its way out where it was going, so that the reload leads there [2.18].
 */
export function noteGoingTo(href: string | undefined): void {
  goingTo = href;
}

/** Loads the page anew: the one that was wanted, not the one being left. */
export function reloadPage(): void {
  if (goingTo === undefined) window.location.reload();
  else window.location.assign(goingTo);
}

export function rememberWayOnExit(): void {
  window.addEventListener("pagehide", () => {
    if (goingTo !== undefined)
      sessionStorage.setItem(storageKey, JSON.stringify({ from: window.location.href, to: goingTo }));
  });
}

/** Where a page that was just loaded anew has to go on to, by what the one before it wrote down; told once. */
export function takeWay(): string | undefined {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return wayAfterReload(kept, entry?.type, window.location.href);
}

/** Only a reload of the same page goes on: who came another way went elsewhere meanwhile. */
export function wayAfterReload(
  kept: string | null,
  type: string | undefined,
  here: string,
): string | undefined {
  if (kept === null || type !== "reload") return undefined;
  const { from, to } = JSON.parse(kept) as { from: string; to: string };
  return from === here && to !== here ? to : undefined;
}
