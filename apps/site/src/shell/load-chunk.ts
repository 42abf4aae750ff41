import { type ComponentType, lazy, useEffect } from "react";
import { useTexts } from "../locale/texts.tsx";
import { reloadPage } from "./going-to.ts";
import { messages } from "./messages.ts";

const storageKey = "reloaded_for_chunk_at";
const onceWithinMs = 30_000;

/** The part of the page that a reload needs, so that a test can replace it. */
export type ReloadingPage = {
  now: () => number;
  remembered: () => string | null;
  remember: (at: string) => void;
  reload: () => void;
};

/**
 * A chunk that fails to load usually belongs to an old release: a full page load fetches the new one [2.18]. Only once: if the chunk
 * fails again within 30 s, the connection is down, and the error page says so. Returns whether the page reloads.
 */
export function reloadOnce(page: ReloadingPage): boolean {
  const before = Number(page.remembered() ?? 0);
  if (page.now() - before < onceWithinMs) return false;
  page.remember(String(page.now()));
  page.reload();
  return true;
}

/**
 * `lazy` for parts of the shell, with the reload above (the router does this for route modules). A chunk that keeps failing renders nothing:
 * if its error were thrown, it would replace the page, and then also the error page, which has the same shell [8.07].
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadPart(load, browserPage()));
}

export function loadPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  page: ReloadingPage,
): Promise<{ default: ComponentType<Props> }> {
  return load().catch(() => {
    if (reloadOnce(page)) return new Promise<never>(() => {});
    return { default: MissingPart as ComponentType<Props> };
  });
}

/** Replaces a part that failed to load: opening it reloads the page, or shows an error if that did not help. */
function MissingPart({ open, onOpenChange }: { open?: boolean; onOpenChange?: (open: boolean) => void }) {
  const t = useTexts();
  useEffect(() => {
    if (!open || reloadOnce(browserPage())) return;
    messages.show("error", t("core.error_message"));
    onOpenChange?.(false);
  }, [open, onOpenChange, t]);
  return null;
}

function browserPage(): ReloadingPage {
  return {
    now: Date.now,
    remembered: () => sessionStorage.getItem(storageKey),
    remember: (at) => sessionStorage.setItem(storageKey, at),
    reload: reloadPage,
  };
}
