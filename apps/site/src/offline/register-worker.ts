import { useEffect } from "react";
import { files, withBrand } from "../paths.ts";

/** Asks the browser to keep the offline page, once the page itself stands. Without it all works, but for that page. */
export function useOfflinePage(brandQuery: string | undefined): void {
  useEffect(() => {
    // In development a page is never the same twice, and nothing may stand between it and the server.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register(withBrand(files.serviceWorker(), brandQuery), { updateViaCache: "none" })
      .catch(() => {});
  }, [brandQuery]);
}
