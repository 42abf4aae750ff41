const storageKey = "going_to";

/** The target of the running navigation, while the old page is still shown. */
let goingTo: string | undefined;

/**
 * Notes the start and the end of a navigation. When a chunk of the next page fails to load, the router reloads the current page; this module
 * stores the target before that, so that the reload leads to it [2.18].
 */
export function noteGoingTo(href: string | undefined): void {
  goingTo = href;
}

/** Reloads: loads the navigation's target if there is one, otherwise the current page. */
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

/** The page that a just reloaded page must go on to, stored by the page before it; returned once. */
export function takeWay(): string | undefined {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return wayAfterReload(kept, entry?.type, window.location.href);
}

/** Only a reload of the same page goes on: after any other navigation the stored target is out of date. */
export function wayAfterReload(
  kept: string | null,
  type: string | undefined,
  here: string,
): string | undefined {
  if (kept === null || type !== "reload") return undefined;
  const { from, to } = JSON.parse(kept) as { from: string; to: string };
  return from === here && to !== here ? to : undefined;
}
