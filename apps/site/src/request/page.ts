import { pickTexts, pickTextsJson } from "@bellwether/i18n/catalogue.ts";
import {
  createTranslate,
  type MessageKey,
  type MessageParams,
  type Translate,
} from "@bellwether/i18n/translate.ts";
import type { Page, StructuredItem } from "../page-data/page.ts";
import { paths } from "../paths.ts";
import type { Site } from "./site.ts";
import { type Crumb, trailOf } from "./structured-items.ts";

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
