import { type ComponentType, lazy } from "react";
import { reloadPage } from "./going-to.ts";

const storageKey = "reloaded_for_chunk_at";
const onceWithinMs = 30_000;

/** As much of the page as a reload needs, so that a test can hold it. */
export type ReloadingPage = {
  now: () => number;
  remembered: () => string | null;
  remember: (at: string) => void;
  reload: () => void;
};

/**
 * A part of the page that would not load is most often one of a release that is gone: a whole page load brings the new one [2.18]. Once:
 * when that did not help within 30 s, it is the line, and the error page says so. Answers whether the page is on its way out.
 */
export function reloadOnce(page: ReloadingPage): boolean {
  const before = Number(page.remembered() ?? 0);
  if (page.now() - before < onceWithinMs) return false;
  page.remember(String(page.now()));
  page.reload();
  return true;
}

/** `lazy` for parts of the shell, with the reload above. Route modules have the router's own. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (reloadOnce(browserPage())) return new Promise<never>(() => {});
      throw error;
    }),
  );
}

function browserPage(): ReloadingPage {
  return {
    now: Date.now,
    remembered: () => sessionStorage.getItem(storageKey),
    remember: (at) => sessionStorage.setItem(storageKey, at),
    reload: reloadPage,
  };
}
