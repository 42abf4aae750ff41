import { createTranslate, type Texts, type Translate } from "@bellwether/i18n/translate.ts";
import { defaultLanguage, type Language } from "@bellwether/market/languages.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useMatches } from "react-router";

type Locale = { t: Translate; language: Language };

const LocaleContext = createContext<Locale>({ t: () => "", language: defaultLanguage });

/** Provides the texts of every matched route to the components below: the shell's from the root, a page's from its loader. */
export function TextProvider({
  language,
  showKeys,
  children,
}: {
  language: Language;
  showKeys: boolean;
  children: ReactNode;
}) {
  const matches = useMatches();
  const locale = useMemo(
    () =>
      localeOf(
        matches.map((match) => textsJson(match.loaderData)),
        language,
        showKeys,
      ),
    [matches, language, showKeys],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useTexts(): Translate {
  return useContext(LocaleContext).t;
}

export function useLanguage(): Language {
  return useContext(LocaleContext).language;
}

/** More than all pages in all languages have. */
const MAX_LOCALES = 2_000;

const locales = new Map<string, Locale>();

/** The texts of pages, by their JSON. They are joined once: a server renders the same pages again and again. */
function localeOf(pages: readonly string[], language: Language, showKeys: boolean): Locale {
  const key = `${language} ${showKeys} ${pages.join("\n")}`;
  const known = locales.get(key);
  if (known) return known;
  const texts: Texts = Object.assign({}, ...pages.map((json) => JSON.parse(json) as Texts));
  const locale = { t: createTranslate({ texts, language, showKeys }), language };
  if (locales.size >= MAX_LOCALES) locales.clear();
  locales.set(key, locale);
  return locale;
}

const textsJson = (loaderData: unknown): string =>
  (loaderData as { page?: { texts?: string } } | undefined)?.page?.texts ?? "{}";
