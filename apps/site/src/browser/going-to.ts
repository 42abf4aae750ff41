import { inTab, isRecord, keepValue, takeValue } from "@bellwether/ui/browser-storage.ts";

const storageKey = "going_to";

/** The address of the page that was left, and the address on the site that it was leaving for. */
type KeptWay = { from: string; to: string };

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
      keepValue(inTab, storageKey, { from: window.location.href, to: goingTo } satisfies KeptWay);
  });
}

/** The page that a just reloaded page must go on to, stored by the page before it; returned once. */
export function takeWay(): string | undefined {
  const kept = takeValue(inTab, storageKey, isKeptWay);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return wayAfterReload(kept, entry?.type, window.location.href);
}

/** Only a reload of the same page goes on: after any other navigation the stored target is out of date. */
export function wayAfterReload(
  kept: KeptWay | undefined,
  type: string | undefined,
  here: string,
): string | undefined {
  if (kept === undefined || type !== "reload") return undefined;
  return kept.from === here && kept.to !== here ? kept.to : undefined;
}

/** The target is an address of this site: anything else was not written here. */
function isKeptWay(value: unknown): value is KeptWay {
  return (
    isRecord(value) &&
    typeof value.from === "string" &&
    typeof value.to === "string" &&
    /^\/(?![/\\])/.test(value.to)
  );
}
