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

/** What every page's loader gives: its head and the texts it shows. */
export type Page = {
  title: string;
  description: string;
  /** `Texts` as JSON. */
  texts: string;
  /** Keeps search engines away from what is a player's own or of no use to them. */
  unlisted?: boolean;
  /** The path under which engines know this page, where it is not the one asked for. */
  canonical?: string;
  /** What other sites show beside a link to it; without one, the brand's own. */
  picture?: SocialPicture;
  /** What search engines read of it (schema.org). */
  structured?: readonly StructuredItem[];
};

/** A picture of ours by its path. */
export type SocialPicture = { path: string; width: number; height: number };

export type PageRequest = {
  title: MessageKey;
  description?: MessageKey;
  params?: MessageParams;
  /** Prefixes of the texts' keys, for example `static.login_`; the shell's own are there on every page. */
  texts: readonly string[];
  /** The pages above this one and itself, after the lobby. */
  crumbs?: readonly Crumb[];
  structured?: readonly StructuredItem[];
} & Pick<Page, "unlisted" | "canonical" | "picture">;

export function pageOf(site: Site, request: PageRequest): Page {
  const texts = pickTextsJson(site.language, request.texts);
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

/** Without the places where a long word of a heading may be divided: a window's title and a search engine would show them. */
function inOneLine(title: string): string {
  return title.replaceAll("\u00ad", "");
}

/** `t` over the whole catalogue, for the server's own use. */
export function translateOf(site: Pick<Site, "language" | "options">): Translate {
  return createTranslate({
    texts: pickTexts(site.language, [""]),
    language: site.language,
    showKeys: site.options.showTranslationKeys,
  });
}
