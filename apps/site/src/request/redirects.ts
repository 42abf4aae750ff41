import { redirect } from "react-router";
import { localPath, withBrand } from "../paths.ts";
import type { Site } from "./site.ts";

/** To a page of `paths`, in the request's language. */
export function redirectTo(site: Site, path: string): Response {
  return redirect(withBrand(localPath(path, site.language), site.brandQuery));
}

/** Back to an address that already carries its language and has passed `safeOrigin`. */
export function redirectBack(site: Site, origin: string): Response {
  return redirect(withBrand(origin, site.brandQuery));
}
