/** What the page's stream makes of the router's preloads and of the script that starts them (`page-stream.server.ts`): a browser fetches neither. */
export const laterPreload = '<link rel="modulepreload-later" fetchpriority="low"';
export const laterModule = ' type="module-later"';

/**
 * Stands in a page's head as text. Lets its scripts be fetched after the first paint, 600 ms after the reader set out for the page at the
 * latest: nothing in it needs them to be seen, but on a slow line what is seen first has asked for its share by then, and buttons should
 * work soon.
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

/** Stands at the end of a page as text. Lets its scripts run once it has been painted; where nobody looks, or a browser tells of no paint, at once. */
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
  // Should a browser keep its first paint to itself.
  addEventListener("load", () => setTimeout(start, 500));
}
