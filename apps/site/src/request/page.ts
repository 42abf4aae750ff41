import { pickTexts, pickTextsJson } from "@bellwether/i18n/catalogue.ts";
import {
  createTranslate,
  type MessageKey,
  type MessageParams,
  type Translate,
} from "@bellwether/i18n/translate.ts";
import { paths } from "../paths.ts";
import { type Crumb, type StructuredItem, trailOf } from "../seo/structured-items.ts";
import type { Site } from "./site.ts";

/** What every page's loader returns: its head and the texts it shows. */
export type Page = {
  title: string;
  description: string;
  /** `Texts` as JSON. */
  texts: string;
  /** Adds `noindex`: the page is a player's own or of no use to search engines. */
  unlisted?: boolean;
  /** The canonical path, when it differs from the requested one. */
  canonical?: string;
  /** Picture for link previews on other sites; defaults to the brand's own. */
  picture?: SocialPicture;
  /** Structured data for search engines (schema.org). */
  structured?: readonly StructuredItem[];
};

/** One of our pictures, by its path. */
export type SocialPicture = { path: string; width: number; height: number };

export type PageRequest = {
  title: MessageKey;
  description?: MessageKey;
  params?: MessageParams;
  /** Prefixes of the texts' keys, for example `static.login_`; every page has the shell's own. */
  texts: readonly string[];
  /** Breadcrumbs below the lobby, including this page. */
  crumbs?: readonly Crumb[];
  structured?: readonly StructuredItem[];
} & Pick<Page, "unlisted" | "canonical" | "picture">;

export function pageOf(site: Site, request: PageRequest): Page {
  const texts = pickTextsJson(site.language, request.texts, site.options);
  const t = translateOf(site);
  const params = { brand: site.brand.name, ...request.params };
  const { unlisted, canonical, picture, crumbs } = request;
  const structured = [
    ...(crumbs ? [trailOf(site, [{ name: t("core.shell_lobby"), path: paths.home() }, ...crumbs])] : []),
    ...(request.structured ?? []),
  ];
  return {
    title: inOneLine(t("core.page_title", { title: t(request.title, params), brand: site.brand.name })),
    description: t(request.description ?? "core.page_description", params),
    texts,
    ...(unlisted && { unlisted }),
    ...(canonical && { canonical }),
    ...(picture && { picture }),
    ...(structured.length > 0 && { structured }),
  };
}

/** Removes soft hyphens: a window's title and a search engine would show them. */
function inOneLine(title: string): string {
  return title.replaceAll("\u00ad", "");
}

/** `t` over the whole catalogue, for the server's use. */
export function translateOf(site: Pick<Site, "language" | "options">): Translate {
  return createTranslate({
    texts: pickTexts(site.language, [""], site.options),
    language: site.language,
    showKeys: site.options.showTranslationKeys,
  });
}
