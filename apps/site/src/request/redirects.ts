import type { Language } from "@bellwether/market/languages.ts";
import { redirect } from "react-router";
import { localPath, withBrand } from "../paths.ts";

/** What a redirect carries on: the language, and the brand where it came with the query. */
type RedirectContext = { language: Language; brandQuery: string | undefined };

/** To a page of `paths`, in the request's language. */
export function redirectTo(site: RedirectContext, path: string): Response {
  return redirect(withBrand(localPath(path, site.language), site.brandQuery));
}

/** Back to an address that already carries its language and has passed `safeOrigin`. */
export function redirectBack(site: RedirectContext, origin: string): Response {
  return redirect(withBrand(origin, site.brandQuery));
}
