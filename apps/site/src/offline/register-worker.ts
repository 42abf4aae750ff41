import { useEffect } from "react";
import { files, withBrand } from "../paths.ts";

/** Registers the service worker that caches the offline page, after the page has loaded. Without it only the offline page is missing. */
export function useOfflinePage(brandQuery: string | undefined): void {
  useEffect(() => {
    // In development pages change on every load, so no worker may intercept requests.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register(withBrand(files.serviceWorker(), brandQuery), { updateViaCache: "none" })
      .catch(() => {});
  }, [brandQuery]);
}
