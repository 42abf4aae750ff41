import type { LinkProps } from "@bellwether/ui/link.ts";
import { Link as RouterLink } from "react-router";
import { useRoot } from "../page-data/use-player.ts";
import { pathInLanguage, withBrand } from "../paths.ts";
import { useLanguage } from "./texts.tsx";

/** A link to a page of the site. `href` is an address from `paths`; the link adds the language prefix. */
export function Link({ href, ...rest }: LinkProps) {
  const localHref = useLocalHref();
  if (/^[a-z]+:|^#/.test(href)) return <a {...rest} href={href} />;
  return <RouterLink {...rest} to={localHref(href)} />;
}

/** An address from `paths` as this page links it: with its language, and with the brand if the query chose it. */
export function useLocalHref(): (path: string) => string {
  const language = useLanguage();
  const root = useRoot();
  return (path) => withBrand(pathInLanguage(path, language), root?.brandQuery);
}
