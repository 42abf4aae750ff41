/** What the page's stream makes of the router's preloads and of the script that starts them (`page-stream.ts`): a browser fetches neither. */
export const laterPreload = '<link rel="modulepreload-later" fetchpriority="low"';
export const laterModule = ' type="module-later"';

/**
 * Stands at the end of a page as text. Lets its scripts come once the reader has seen the page and the pictures that it wants first: nothing
 * in it needs them to be seen, and on a slow line they take width from styles, fonts and pictures. A picture is waited for 2 s at most; where
 * nobody looks, and where a browser does not tell of its first paint, nothing is.
 */
export function fetchScriptsOnceSeen(): void {
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
  const waitForPictures = async () => {
    setTimeout(fetchScripts, 2_000);
    const wantedFirst = document.querySelectorAll<HTMLImageElement>(
      'img:is([loading="eager"], [fetchpriority="high"])',
    );
    await Promise.allSettled(Array.from(wantedFirst, (picture) => picture.decode()));
    // The next frame shows them; the one after it begins when that one is done.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchScripts)));
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
    fetchScripts();
    return;
  }
  new PerformanceObserver(waitForPictures).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", fetchScripts);
  // Should a browser keep its first paint to itself.
  addEventListener("load", () => setTimeout(fetchScripts, 500));
}
