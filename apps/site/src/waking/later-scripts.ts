/** What the page's stream makes of the router's preloads and of the script that starts them (`page-stream.ts`): a browser fetches neither. */
export const laterPreload = '<link rel="modulepreload-later" fetchpriority="low"';
export const laterModule = ' type="module-later"';

/**
 * Stands at the end of a page as text. Lets its scripts come once the reader has seen the page: nothing in it needs them to be seen, and on a
 * slow line they take width from styles, fonts and pictures. Where nobody looks, and where a browser does not tell of its first paint, at once.
 */
export function fetchScriptsOncePainted(): void {
  const { nonce } = document.currentScript as HTMLScriptElement;
  let fetched = false;
  const fetchScripts = () => {
    if (fetched) return;
    fetched = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload-later"]'))
      link.rel = "modulepreload";
    for (const later of document.querySelectorAll('script[type="module-later"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = nonce;
      script.textContent = later.textContent;
      later.replaceWith(script);
    }
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
    fetchScripts();
    return;
  }
  new PerformanceObserver(fetchScripts).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", fetchScripts);
  // Should a browser keep its first paint to itself.
  addEventListener("load", () => setTimeout(fetchScripts, 500));
}
