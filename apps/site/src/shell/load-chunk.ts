import { type ComponentType, lazy, useEffect } from "react";
import { useTexts } from "../locale/texts.tsx";
import { reloadPage } from "./going-to.ts";
import { messages } from "./messages.ts";

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

/**
 * `lazy` for parts of the shell, with the reload above. Route modules have the router's own. A part that stays away leaves its place empty:
 * thrown on, its error would take the page's place, and then that of the error page, which stands in the same shell [8.07].
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

/** In place of a part that opens: each try asks the line again, or says that it is away. */
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
