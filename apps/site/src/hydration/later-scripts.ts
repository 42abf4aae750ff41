/** Replacements for the router's preloads and for the script that starts them (`page-stream.server.ts`); the browser fetches neither. */
export const laterPreload = '<link rel="modulepreload-later" fetchpriority="low"';
export const laterModule = ' type="module-later"';

/**
 * Inserted in a page's head as text. Starts fetching the page's scripts after the first paint, 600 ms after navigation start at the
 * latest: the page is readable without them, so on a slow connection the visible content goes first, but buttons should work
 * soon.
 */
export function preloadScriptsLater(): void {
  const preload = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload-later"]'))
      link.rel = "modulepreload";
  };
  if (PerformanceObserver.supportedEntryTypes.includes("paint"))
    new PerformanceObserver(preload).observe({ type: "paint" });
  setTimeout(preload, 600 - performance.now());
}

/** Inserted at the end of a page as text. Runs the page's scripts after the first paint; at once in a hidden tab or without paint timing. */
export function startScriptsOncePainted(): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  const start = () => {
    for (const later of document.querySelectorAll('script[type="module-later"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = nonce;
      script.textContent = later.textContent;
      later.replaceWith(script);
    }
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
    start();
    return;
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", start);
  // In case the browser never reports a first paint.
  addEventListener("load", () => setTimeout(start, 500));
}
