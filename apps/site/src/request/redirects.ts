import type { Language } from "@bellwether/market/languages.ts";
import { redirect } from "react-router";
import { pathInLanguage, withBrand } from "../paths.ts";

/** What a redirect keeps: the language, and the brand if the query chose it. */
type RedirectContext = { language: Language; brandQuery: string | undefined };

/** Redirects to a page of `paths`, in the request's language. */
export function redirectTo(site: RedirectContext, path: string): Response {
  return redirect(withBrand(pathInLanguage(path, site.language), site.brandQuery));
}

/** Redirects back to an address that already has its language and has passed `safeOrigin`. */
export function redirectBack(site: RedirectContext, origin: string): Response {
  return redirect(withBrand(origin, site.brandQuery));
}
