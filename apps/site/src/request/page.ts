import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import {
  createTranslate,
  type MessageKey,
  type MessageParams,
  type Texts,
  type Translate,
} from "@bellwether/i18n/translate.ts";
import type { Site } from "./site.ts";

/** What every page's loader gives: its head and the texts it shows. */
export type Page = {
  title: string;
  description: string;
  texts: Texts;
  /** Keeps search engines away from what is a player's own or of no use to them. */
  unlisted?: boolean;
};

export type PageRequest = {
  title: MessageKey;
  description?: MessageKey;
  params?: MessageParams;
  /** Prefixes of the texts' keys, for example `static.login_`; the shell's own are there on every page. */
  texts: readonly string[];
  unlisted?: boolean;
};

export function pageOf(site: Site, request: PageRequest): Page {
  const texts = pickTexts(site.language, request.texts);
  const t = translateOf(site);
  const params = { brand: site.brand.name, ...request.params };
  return {
    title: t("core.page_title", { title: t(request.title, params), brand: site.brand.name }),
    description: t(request.description ?? "core.page_description", params),
    texts,
    ...(request.unlisted ? { unlisted: true } : {}),
  };
}

/** `t` over the whole catalogue, for the server's own use. */
export function translateOf(site: Site): Translate {
  return createTranslate({
    texts: pickTexts(site.language, [""]),
    language: site.language,
    showKeys: site.options.showTranslationKeys,
  });
}
